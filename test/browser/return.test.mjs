// The back/forward cache: a page that the visitor comes back to is as it was left.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { launch } from './chromium.mjs';
import { formLoaded, hydrated, until, watchDocument } from './page.mjs';
import { production } from './site.mjs';

const test = suite('a page in the back/forward cache');
let caching;

// Playwright switches the cache off, and so does any interception of requests.
test.before(async () => {
  caching = await launch({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});

test.after(() => caching.close());

test('comes back as it was left, with what was typed, and with the theme chosen meanwhile', async () => {
  const page = await caching.newPage({ baseURL: production.origin, colorScheme: 'light' });
  await page.addInitScript(watchDocument);
  await page.goto('/');
  await formLoaded(page);
  await page.locator('#signup-name').fill('Jo');
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (window.restored = persisted)));
  await page.goto('/privacy-policy');
  await hydrated(page);
  await page.locator('[data-theme-toggle]').click();
  await page.goBack({ waitUntil: 'commit' });
  await until(() => page.evaluate(() => window.restored).catch(() => undefined));
  assert.is(await page.locator('#signup-name').inputValue(), 'Jo');
  assert.is(await page.locator('html').getAttribute('data-theme'), 'dark');
  const toggle = page.locator('[data-theme-toggle]');
  assert.is(await toggle.getAttribute('aria-label'), 'Switch to light theme');
  await toggle.click();
  await until(async () => (await page.locator('html').getAttribute('data-theme')) === 'light');
});

test.run();
