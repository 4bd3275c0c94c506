// React reports a hydration mismatch, and much else, only in its development build.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holdClient, hydrated, open, PHONE, rendered, until, withPage } from './page.mjs';
import { home, resources, routes } from './routes.mjs';
import { development } from './site.mjs';

const REACTS_ADVERTISEMENT = /^info: %cDownload the React DevTools/;

function inDevelopment(settings, body) {
  const expected = [REACTS_ADVERTISEMENT, ...(settings.expected ?? [])];
  return withPage({ ...settings, site: development, everyMessage: true, expected }, body);
}

const test = suite('the development build');

for (const { address, title, expected } of routes) {
  test(`hydrates ${address} without one message, with a stored theme too`, inDevelopment({ expected }, async ({ page }) => {
    await open(page, `${address}?utm_source=flyer#contact`);
    await rendered(page);
    assert.is(await page.title(), title);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    await hydrated(page);
    await rendered(page);
    assert.is(await page.locator('html').getAttribute('data-theme'), 'dark');
  }));
}

const PHONE_SETTINGS = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce', colorScheme: 'dark' };

test('hydrates on a phone with reduced motion without one message', inDevelopment(PHONE_SETTINGS, async ({ page }) => {
  for (const { address } of [home, resources]) {
    await open(page, address);
    await rendered(page);
  }
}));

test('keeps an opened card and category through hydration without one message', inDevelopment({}, async ({ page }) => {
  const release = await holdClient(page);
  await page.goto(resources.address);
  const card = page.locator('#business-types details[name="business-type"]').nth(1);
  const category = card.locator('details').first();
  await card.locator('> summary').click();
  await category.locator('> summary').click();
  release();
  await hydrated(page);
  await rendered(page);
  assert.is(await card.getAttribute('open'), '');
  assert.is(await category.getAttribute('open'), '');
}));

test('keeps an opened menu through hydration without one message', inDevelopment({ viewport: PHONE }, async ({ page }) => {
  const release = await holdClient(page);
  await page.goto(home.address);
  await page.locator('header summary').click();
  release();
  await hydrated(page);
  await rendered(page);
  assert.is(await page.locator('header details').getAttribute('open'), '');
}));

for (const hasTouch of [false, true]) {
  const name = `keeps what was typed and chosen ${hasTouch ? 'by touch ' : ''}before hydration without one message`;
  test(name, inDevelopment({ hasTouch, isMobile: hasTouch }, async ({ page }) => {
    const release = await holdClient(page);
    await page.goto(home.address);
    await page.locator('#signup-name').fill('Jo Citizen');
    await page.locator('#signup-businessType').selectOption('trades');
    await page.locator('#signup-challenge').fill('Quotes');
    await page.locator('[name="earlyAccess"]').check();
    await page.locator('#signup-email').pressSequentially('jo@');
    release();
    await hydrated(page);
    await page.keyboard.type('example.com');
    assert.is(await page.locator('#signup-name').inputValue(), 'Jo Citizen');
    assert.is(await page.locator('#signup-email').inputValue(), 'jo@example.com', 'the focus and the caret stay');
    assert.is(await page.locator('#signup-businessType').inputValue(), 'trades');
    assert.is(await page.locator('#signup-challenge').inputValue(), 'Quotes');
    assert.ok(await page.locator('[name="earlyAccess"]').isChecked());
    if (!hasTouch) assert.is((await page.locator('#contact [role="combobox"]').innerText()).trim(), 'Trades');
  }));
}

test('shows the current year a year later without one message', inDevelopment({}, async ({ page }) => {
  const year = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(year, 6, 1));
  const response = await open(page, home.address);
  assert.ok((await response.text()).includes(`© ${year - 1} `), 'the document has the year of the build');
  await until(async () => (await page.locator('footer').innerText()).includes(`© ${year} `));
}));

test('moves through all pages without one message', inDevelopment({}, async ({ page }) => {
  await open(page, home.address);
  for (const { address, title } of [resources, routes[2], routes[3], home]) {
    await page.locator(`:is(header, footer) a[href="${address}"]:visible`).first().click();
    await until(async () => (await page.title()) === title);
  }
  await page.locator('[data-theme-toggle]').click();
  await page.locator('form button[type="submit"]').click();
  await page.locator('#signup-name-error').waitFor();
}));

test.run();
