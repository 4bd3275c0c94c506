import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brightness, holdClient, hydrated, open, rendered, until, withPage } from './page.mjs';

const toggle = (page) => page.getByRole('button', { name: /^switch (theme|to (light|dark) theme)$/i });
const stored = (page) => page.evaluate(() => localStorage.getItem('theme'));
const chosen = (page) => page.locator('html').getAttribute('data-theme');
const isDark = async (page) => (await brightness(page)) < 128;

/** Notes the theme at the moment when the document gets its body, so before anything of it can be painted. */
function noteThemeAtBody() {
  const observer = new MutationObserver(() => {
    if (!document.body) return;
    window.themeAtBody = document.documentElement.dataset.theme ?? 'none';
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

const test = suite('the theme');

for (const [colorScheme, other] of [['light', 'dark'], ['dark', 'light']]) {
  test(`flips from the system's ${colorScheme} at a click, is stored, and flips back`, withPage({ colorScheme }, async ({ page }) => {
    await open(page, '/');
    assert.is(await stored(page), null, 'nothing is stored before a choice');
    assert.is(await toggle(page).getAttribute('aria-label'), `Switch to ${other} theme`);
    await toggle(page).click();
    assert.is(await stored(page), other);
    assert.is(await isDark(page), other === 'dark');
    assert.is(await toggle(page).getAttribute('aria-label'), `Switch to ${colorScheme} theme`);
    await toggle(page).click();
    assert.is(await stored(page), colorScheme);
    assert.is(await isDark(page), colorScheme === 'dark');
  }));
}

test('that was chosen stands before the first paint of every later page', withPage(async ({ page, context }) => {
  await context.addInitScript(noteThemeAtBody);
  await open(page, '/');
  assert.is(await page.evaluate(() => window.themeAtBody), 'none');
  await toggle(page).click();
  await page.reload();
  await hydrated(page);
  assert.is(await page.evaluate(() => window.themeAtBody), 'dark');
  assert.ok(await isDark(page));
  await open(page, '/resources');
  assert.is(await page.evaluate(() => window.themeAtBody), 'dark');
}));

test('follows the system while nothing is stored, and no longer once something is', withPage(async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await until(() => isDark(page));
  await until(async () => (await toggle(page).getAttribute('aria-label')) === 'Switch to light theme');
  await page.emulateMedia({ colorScheme: 'light' });
  await until(async () => !(await isDark(page)));
  assert.is(await stored(page), null);
  await toggle(page).click();
  assert.ok(await isDark(page));
  for (const colorScheme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme });
    await rendered(page);
    assert.ok(await isDark(page));
  }
}));

test('of one tab is that of the others at once', withPage(async ({ page, context }) => {
  await open(page, '/');
  const tab = await context.newPage();
  await open(tab, '/resources');
  await toggle(page).click();
  await until(() => isDark(tab));
  await until(async () => (await toggle(tab).getAttribute('aria-label')) === 'Switch to light theme');
  await toggle(tab).click();
  await until(async () => !(await isDark(page)));
  assert.is(await stored(page), 'light');
}));

test('goes back to the system when the storage is cleared in another tab', withPage(async ({ page, context }) => {
  await open(page, '/');
  await toggle(page).click();
  assert.ok(await isDark(page));
  const tab = await context.newPage();
  await open(tab, '/privacy-policy');
  await tab.evaluate(() => localStorage.clear());
  await until(async () => !(await isDark(page)));
  assert.is(await chosen(page), null);
}));

test('flips at a click before hydration, and once only', withPage(async ({ page }) => {
  const release = await holdClient(page);
  await page.goto('/');
  await toggle(page).click();
  assert.is(await stored(page), 'dark');
  assert.ok(await isDark(page));
  release();
  await hydrated(page);
  await rendered(page);
  assert.ok(await isDark(page));
  await toggle(page).click();
  assert.is(await stored(page), 'light');
  assert.not.ok(await isDark(page));
}));

test('stays as chosen from page to page', withPage(async ({ page }) => {
  await open(page, '/');
  await toggle(page).click();
  await page.locator('header').getByRole('link', { name: 'Resources' }).click();
  await page.waitForURL('/resources');
  assert.ok(await isDark(page));
}));

test('flips for as long as the page lives where storage is blocked', withPage(async ({ page, context }) => {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await open(page, '/');
  await toggle(page).click();
  assert.ok(await isDark(page));
  await toggle(page).click();
  assert.not.ok(await isDark(page));
}));

test('colours the browser’s own bar', withPage(async ({ page }) => {
  await open(page, '/');
  const bar = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll('meta[name="theme-color"]')];
      return metas.find(({ media }) => media === '' || matchMedia(media).matches).content;
    });
  const light = await bar();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await bar();
  assert.is.not(dark, light);
  await toggle(page).click();
  assert.is(await bar(), light);
}));

test.run();
