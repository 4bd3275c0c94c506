// Browsers that lack something or forbid it: storage, observers, canvas, media query listeners.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brightness, DESKTOP, flipTheme, hydrated, open, rendered, scrollTop, until, withPage } from './page.mjs';
import { home, resources } from './routes.mjs';
import { production } from './site.mjs';

const toggle = (page) => page.locator('[data-theme-toggle]');
const isDark = async (page) => (await brightness(page)) < 128;
const isCurrent = (page, { title }) => until(async () => (await page.title()) === title);

/** What a visitor does from arriving to leaving their details. */
async function visit(page) {
  await open(page, '/');
  const dark = await isDark(page);
  await flipTheme(page);
  assert.is(await isDark(page), !dark);
  await page.locator('header nav').getByRole('link', { name: 'Resources' }).first().click();
  await isCurrent(page, resources);
  assert.is(await isDark(page), !dark);
  const card = page.locator('details[name="business-type"]').nth(2);
  await card.locator('> summary').click();
  await card.getByRole('link', { name: 'Join Early Access List' }).click();
  await isCurrent(page, home);
  await page.locator('#signup-name').fill('Jo');
  await page.locator('#signup-phone').fill('0412 345 678');
  await page.locator('#signup-challenge').fill('Quotes');
  await page.locator('#contact button[type="submit"]').click();
  await page.getByText('Welcome to Early Access!').waitFor();
  await page.goBack();
  await isCurrent(page, resources);
}

async function everythingShows(page) {
  const hidden = await page.locator('.reveal').evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length);
  return hidden === 0;
}

const storage = suite('storage');

storage('that is blocked costs no step of a visit', withPage(async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await visit(page);
  await page.reload();
  await hydrated(page);
  assert.not.ok(await isDark(page), 'a choice lasts as long as its page');
}));

storage('that a browser without any has as null costs none either', withPage(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: () => null });
  });
  await visit(page);
}));

storage('that is full costs none either', withPage(async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage]) {
      for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let index = 0; ; index += 1) store.setItem(`x${size}-${index}`, 'x'.repeat(size));
        } catch {
          // Full for this size.
        }
      }
    }
  });
  await visit(page);
  assert.is(await page.evaluate(() => localStorage.getItem('theme')), null, 'it was full indeed');
}));

const POISON = ['', 'Dark', 'dark ', '__proto__', 'constructor', '{"theme":"dark"}', '\0', '<img src=x>', 'x'.repeat(100_000)];

storage('that holds nonsense is as good as empty', withPage(async ({ page }) => {
  await open(page, '/');
  for (const value of POISON) {
    await page.evaluate((poison) => {
      localStorage.setItem('theme', poison);
      for (const key of [...Object.keys(sessionStorage), 'scroll-positions']) sessionStorage.setItem(key, poison || 'null');
    }, value);
    await page.reload();
    await hydrated(page);
    assert.is(await page.locator('html').getAttribute('data-theme'), null, value.slice(0, 20));
    assert.not.ok(await isDark(page));
  }
  await flipTheme(page);
  assert.is(await page.evaluate(() => localStorage.getItem('theme')), 'dark');
}));

storage('that holds nonsense for scroll positions leaves Back at work', withPage(async ({ page }) => {
  await open(page, '/');
  for (const poison of ['null', '[]', '"x"', '{"a":"1"', '{"__proto__":{"x":1}}', '[[null]]']) {
    await page.evaluate((value) => {
      sessionStorage.setItem('scroll-positions', value);
    }, poison);
    await page.goto('/privacy-policy');
    await page.goBack();
    await hydrated(page);
    await isCurrent(page, home);
  }
}));

storage.run();

const missing = suite('a browser');

async function staysStill(page) {
  await page.locator('#cyber-checks').evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await rendered(page);
  // The only drawing there whose middle is its origin.
  await page.locator('#cyber-checks svg[viewBox^="-"]').waitFor();
  assert.is(await page.locator('#cyber-checks button:visible').count(), 0);
}

/** Before the page's own scripts: takes the named properties of the window away. */
function takeAway(names) {
  for (const name of names) Reflect.deleteProperty(window, name);
}

missing('without IntersectionObserver shows every block and the still graphic, and offers no Pause', withPage(async ({ page }) => {
  await page.addInitScript(takeAway, ['IntersectionObserver']);
  await open(page, '/');
  await until(() => everythingShows(page));
  await staysStill(page);
  await visit(page);
}));

missing('without 2D canvas shows the still graphic, and offers no Pause', withPage(async ({ page }) => {
  await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
  await open(page, '/');
  await staysStill(page);
}));

missing('without PerformanceObserver hydrates after the load event', withPage(async ({ page }) => {
  await page.addInitScript(takeAway, ['PerformanceObserver']);
  await visit(page);
}));

missing('that never reports a paint hydrates after the load event', withPage(async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options.type !== 'paint') observe.call(this, options);
    };
  });
  await visit(page);
}));

missing('whose media queries can’t be listened to works, and has the theme of its start', withPage({ colorScheme: 'dark' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['addEventListener', 'removeEventListener']) {
      Object.defineProperty(MediaQueryList.prototype, name, { value: undefined });
    }
  });
  await visit(page);
}));

missing('without idle callbacks and priorities works', withPage(async ({ page }) => {
  await page.addInitScript(takeAway, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation']);
  await visit(page);
}));

missing.run();

const live = suite('the visitor’s settings');

for (const [stored, followed] of [[null, true], ['light', false]]) {
  live(`changing while the page is open reach all of it, ${followed ? 'without' : 'not so the theme with'} a choice`, withPage(async ({ page }) => {
    await page.goto('/terms-of-service');
    if (stored) await page.evaluate((theme) => localStorage.setItem('theme', theme), stored);
    await open(page, '/');
    await page.locator('#cyber-checks').evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const pause = page.locator('#cyber-checks button');
    await pause.waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await rendered(page);
    await until(async () => (await isDark(page)) === followed);
    const leadsTo = followed ? 'light' : 'dark';
    await until(async () => (await toggle(page).getAttribute('aria-label')) === `Switch to ${leadsTo} theme`);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await pause.waitFor({ state: 'detached' });
    await until(() => everythingShows(page));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
    await pause.waitFor();
    assert.ok(await everythingShows(page), 'nothing vanishes again');
  }));
}

live.run();

const tabs = suite('two tabs');

tabs('share the theme; a message, the text and the place stay in their own', withPage(async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await other.setViewportSize(DESKTOP);
  await open(other, '/');
  await page.locator('#signup-name').fill('Jo');
  await page.locator('#signup-phone').fill('0412 345 678');
  await page.locator('#signup-challenge').fill('Quotes');
  await page.locator('#contact button[type="submit"]').click();
  await page.getByText('Welcome to Early Access!').waitFor();
  await flipTheme(page);
  await until(() => isDark(other));
  await until(async () => (await toggle(other).getAttribute('aria-label')) === 'Switch to light theme');
  assert.is(await other.getByText('Welcome to Early Access!').count(), 0);
  assert.is(await scrollTop(other), 0);
  assert.is(other.url(), `${production.origin}/`);
}));

tabs.run();

const time = suite('time');

const HOUR = 3_600_000;

time('an hour in the background changes nothing that the visitor left', withPage(async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await flipTheme(page);
  await page.locator('#signup-name').fill('Jo');
  await page.locator('#signup-phone').fill('0412 345 678');
  await page.locator('#signup-challenge').fill('Quotes');
  await page.locator('#contact button[type="submit"]').click();
  await page.getByText('Welcome to Early Access!').waitFor();
  await page.locator('#signup-name').fill('Sam');
  // Seen, and so loaded, but not visited: its script is dropped after 5 minutes.
  await page.locator('header nav').getByRole('link', { name: 'Resources' }).first().hover();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward(HOUR);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  assert.ok(await isDark(page));
  await page.getByText('Welcome to Early Access!').waitFor();
  assert.is(await page.locator('#signup-name').inputValue(), 'Sam');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('Welcome to Early Access!').waitFor({ state: 'hidden' });
  await page.locator('header nav').getByRole('link', { name: 'Resources' }).first().click();
  await isCurrent(page, resources);
  await page.clock.fastForward(HOUR);
  await page.goBack();
  await isCurrent(page, home);
}));

time('a clock that jumps, either way, breaks neither timers nor the form nor the year', withPage(async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const year = new Date().getFullYear();
  for (const jump of ['1970-01-01T00:00:00Z', '2099-06-01T00:00:00Z', '2001-01-01T00:00:00Z']) {
    await page.clock.setSystemTime(new Date(jump));
    await page.locator('header nav').getByRole('link', { name: 'Resources' }).first().click();
    await isCurrent(page, resources);
    const shown = Number((await page.locator('footer').innerText()).match(/© (\d+)/)[1]);
    assert.is(shown, Math.max(year, Number(jump.slice(0, 4))));
    await page.locator('header nav').getByRole('link', { name: 'Contact' }).first().click();
    await isCurrent(page, home);
    await page.clock.runFor(500);
    await until(() => page.locator('#contact').evaluate((section) => Math.abs(section.getBoundingClientRect().top) < innerHeight));
    await page.locator('#signup-name').fill('Jo');
    await page.locator('#signup-phone').fill('0412 345 678');
    await page.locator('#signup-challenge').fill('Quotes');
    const posted = page.waitForRequest(production.webhookUrl);
    await page.locator('#contact button[type="submit"]').click();
    assert.ok((await posted).postDataJSON().timestamp.startsWith(jump.slice(0, 4)));
    await page.getByText('Welcome to Early Access!').waitFor();
    await page.getByRole('button', { name: 'Close' }).last().click();
  }
}));

time.run();
