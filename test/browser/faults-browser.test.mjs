// Browsers that forbid something, or lack it: storage, 2D canvas, reports of paints.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { button, fill, showsToast, SUCCESS } from './form.mjs';
import { brightness, flipTheme, hydrated, open, withPage } from './page.mjs';
import { header, home, resources, shows } from './routes.mjs';

const isDark = async (page) => (await brightness(page)) < 128;

/** What a visitor does from arriving to leaving their details. */
async function visit(page) {
  await open(page, '/');
  const dark = await isDark(page);
  await flipTheme(page);
  assert.is(await isDark(page), !dark);
  await header(page, resources.address).click();
  await shows(page, resources);
  assert.is(await isDark(page), !dark);
  const card = page.locator('details[name="business-type"]').last();
  await card.locator('> summary').click();
  await card.locator('a[href="/#contact"]').click();
  await shows(page, home);
  await fill(page, { phone: '0412 345 678' });
  await button(page).click();
  await showsToast(page, 'status', SUCCESS);
  await page.goBack();
  await shows(page, resources);
}

const storage = suite('storage');

function block() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
}

function takeAway() {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: () => null });
}

function fillUp() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

for (const [what, change] of [['is blocked', block], ['a browser has none of', takeAway], ['is full', fillUp]]) {
  storage(`that ${what} costs no step of a visit`, withPage(async ({ page }) => {
    await page.addInitScript(change);
    await visit(page);
    await page.reload();
    await hydrated(page);
    assert.not.ok(await isDark(page), 'a choice lasts as long as its page');
  }));
}

storage('that holds nonsense is as good as empty', withPage(async ({ page }) => {
  await open(page, '/');
  for (const poison of ['', 'null', '{"a":"1"', '{"__proto__":{"x":1}}', '[[null]]', '<b>x</b>', 'x'.repeat(99_999)]) {
    await page.evaluate((value) => {
      localStorage.setItem('theme', value);
      for (const key of ['scroll-positions', 'signup-draft']) sessionStorage.setItem(key, value);
    }, poison);
    await open(page, '/privacy-policy');
    await page.goBack();
    await hydrated(page);
    await shows(page, home);
    assert.not.ok(await isDark(page), poison.slice(0, 20));
    assert.is(await page.locator('#signup-name').inputValue(), '');
  }
}));

storage.run();

const missing = suite('a browser');

missing('without 2D canvas shows the still graphic, and offers no Pause', withPage(async ({ page }) => {
  await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
  await open(page, '/');
  await page.locator('#cyber-checks').scrollIntoViewIfNeeded();
  // The only drawing there whose middle is its origin.
  await page.locator('#cyber-checks svg[viewBox^="-"]').waitFor();
  assert.is(await page.locator('#cyber-checks button:visible').count(), 0);
}));

missing('that never paints, as in a tab in the background, hydrates all the same', withPage(async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options.type !== 'paint') observe.call(this, options);
    };
  });
  await open(page, '/');
}));

missing.run();
