import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brightness, flipTheme, holdClient, hydrated, open, rendered, until, withPage } from './page.mjs';

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
    await flipTheme(page);
    assert.is(await stored(page), other);
    assert.is(await isDark(page), other === 'dark');
    assert.is(await toggle(page).getAttribute('aria-label'), `Switch to ${colorScheme} theme`);
    await flipTheme(page);
    assert.is(await stored(page), colorScheme);
    assert.is(await isDark(page), colorScheme === 'dark');
  }));
}

test('is stored, and on the button, in the frame of the click; the page follows in the next', withPage(async ({ page }) => {
  await open(page, '/');
  const seen = await page.evaluate(async () => {
    const button = document.querySelector('[data-theme-toggle]');
    const icon = () => [...button.children].find((one) => one.checkVisibility()).innerHTML;
    const state = () => [icon(), button.ariaLabel, localStorage.getItem('theme'), document.documentElement.dataset.theme];
    const states = [state()];
    button.click();
    await window.realFrame();
    states.push(state());
    while (!document.documentElement.dataset.theme) await window.realFrame();
    return [...states, state()];
  });
  const [before, answered, after] = seen;
  assert.is.not(answered[0], before[0], 'the icon has changed');
  assert.equal(answered.slice(1), ['Switch to light theme', 'dark', undefined]);
  assert.equal(after, [...answered.slice(0, 3), 'dark'], 'and stays as it is');
}));

test('that was chosen stands before the first paint of every later page', withPage(async ({ page, context }) => {
  await context.addInitScript(noteThemeAtBody);
  await open(page, '/');
  assert.is(await page.evaluate(() => window.themeAtBody), 'none');
  await flipTheme(page);
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
  await flipTheme(page);
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
  await flipTheme(page);
  await until(() => isDark(tab));
  await until(async () => (await toggle(tab).getAttribute('aria-label')) === 'Switch to light theme');
  await flipTheme(tab);
  await until(async () => !(await isDark(page)));
  assert.is(await stored(page), 'light');
}));

test('goes back to the system when the storage is cleared in another tab', withPage(async ({ page, context }) => {
  await open(page, '/');
  await flipTheme(page);
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
  await flipTheme(page);
  assert.is(await stored(page), 'dark');
  assert.ok(await isDark(page));
  release();
  await hydrated(page);
  await rendered(page);
  assert.ok(await isDark(page));
  await flipTheme(page);
  assert.is(await stored(page), 'light');
  assert.not.ok(await isDark(page));
}));

test('stays as chosen from page to page', withPage(async ({ page }) => {
  await open(page, '/');
  await flipTheme(page);
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
  await flipTheme(page);
  assert.ok(await isDark(page));
  await flipTheme(page);
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
  await flipTheme(page);
  assert.is(await bar(), light);
}));

test.run();
