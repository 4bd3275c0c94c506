// The theme: the visitor's, or else the system's, on every page, in every tab and from the first paint on.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brightness, flipTheme, holdClient, hydrated, offersTheme, open, until, withPage } from './page.mjs';
import { routes, unknown } from './routes.mjs';

const stored = (page) => page.evaluate(() => localStorage.getItem('theme'));
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
  test(`flips from ${colorScheme} and back at a click, and is stored`, withPage({ colorScheme }, async ({ page }) => {
    await open(page, '/');
    assert.is(await stored(page), null, 'nothing is stored before a choice');
    for (const [theme, next] of [[colorScheme, other], [other, colorScheme]]) {
      await offersTheme(page, next);
      await flipTheme(page);
      assert.is(await stored(page), next);
      assert.is(await isDark(page), next === 'dark');
      await offersTheme(page, theme);
    }
  }));
}

const { expected } = unknown;
test('is the stored one, or the system’s, before the first paint', withPage({ expected }, async ({ page }) => {
  await page.addInitScript(noteThemeAtBody);
  for (const { address } of routes) {
    for (const [colorScheme, choice, atBody, dark] of [
      ['light', null, 'none', false],
      ['dark', '"><img src=x>', 'none', true],
      ['light', 'dark', 'dark', true],
      ['dark', 'light', 'light', false],
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await page.evaluate((value) => (value ? localStorage.setItem('theme', value) : localStorage.clear()), choice);
      await page.reload();
      const situation = `${choice} on a ${colorScheme} system at ${address}`;
      assert.is(await page.evaluate(() => window.themeAtBody), atBody, situation);
      assert.is(await isDark(page), dark, situation);
    }
  }
}));

test('of one tab is that of the others at once, as long as it is stored', withPage(async ({ page, context }) => {
  await open(page, '/');
  const tab = await context.newPage();
  await open(tab, '/resources');
  await flipTheme(page);
  await until(() => isDark(tab));
  await offersTheme(tab, 'light');
  await tab.evaluate(() => localStorage.clear());
  await until(async () => !(await isDark(page)));
  await offersTheme(page, 'dark');
}));

test('flips at a click before hydration, and once only', withPage(async ({ page }) => {
  const release = await holdClient(page);
  await page.goto('/');
  await flipTheme(page);
  assert.is(await stored(page), 'dark');
  assert.ok(await isDark(page));
  release();
  await hydrated(page);
  await offersTheme(page, 'light');
  assert.ok(await isDark(page));
}));

test.run();
