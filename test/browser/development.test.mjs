// React reports a hydration mismatch, and much else, only in its development build.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { button, combobox, field, form, labelOf } from './form.mjs';
import { flipTheme, formLoaded, holdClient, offersTheme, open, PHONE, rendered, until, withPage } from './page.mjs';
import { home, privacy, resources, routes } from './routes.mjs';
import { development } from './site.mjs';

const REACTS_ADVERTISEMENT = /^info: %cDownload the React DevTools/;

function inDevelopment(settings, body) {
  const expected = [REACTS_ADVERTISEMENT, ...(settings.expected ?? [])];
  return withPage({ ...settings, site: development, everyMessage: true, expected }, body);
}

/** Waits until every section is hydrated: a key that is pressed in one brings that about at once. */
async function hydratedWholly(page) {
  await formLoaded(page);
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
      heading.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    }
  });
  await rendered(page);
}

const test = suite('the development build says nothing while it');

for (const { address, title, expected } of routes) {
  test(`hydrates ${address}, with a stored theme too`, inDevelopment({ expected }, async ({ page }) => {
    await page.goto(`${address}?utm_source=flyer`);
    await hydratedWholly(page);
    assert.is(await page.title(), title);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    await hydratedWholly(page);
    assert.is(await page.locator('html').getAttribute('data-theme'), 'dark');
  }));
}

const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce', colorScheme: 'dark' };

test('hydrates on a phone with reduced motion', inDevelopment(ON_A_PHONE, async ({ page }) => {
  for (const { address } of [home, resources]) {
    await page.goto(address);
    await hydratedWholly(page);
  }
}));

test('keeps the theme, card, category and menu as clicked', inDevelopment({ viewport: PHONE }, async ({ page }) => {
  const release = await holdClient(page);
  await page.goto(resources.address);
  const card = page.locator('#business-types details[name="business-type"]').nth(1);
  const category = card.locator('details').first();
  const menu = page.locator('header details');
  await flipTheme(page);
  for (const details of [card, category, menu]) await details.locator('> summary').click();
  release();
  await hydratedWholly(page);
  await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
  await offersTheme(page, 'light');
  for (const details of [card, category, menu]) assert.is(await details.getAttribute('open'), '');
}));

for (const hasTouch of [false, true]) {
  const name = `keeps what was typed and chosen ${hasTouch ? 'by touch' : 'by mouse'}`;
  test(name, inDevelopment({ hasTouch, isMobile: hasTouch }, async ({ page }) => {
    const release = await holdClient(page);
    await page.goto(home.address);
    await field(page, 'name').fill('Jo Citizen');
    await field(page, 'businessType').selectOption('trades');
    await field(page, 'challenge').fill('Quotes');
    await form(page).getByRole('checkbox').check();
    await field(page, 'email').pressSequentially('jo@');
    release();
    await hydratedWholly(page);
    await page.keyboard.type('example.com');
    assert.is(await field(page, 'name').inputValue(), 'Jo Citizen');
    assert.is(await field(page, 'email').inputValue(), 'jo@example.com', 'the focus and the caret stay');
    assert.is(await field(page, 'businessType').inputValue(), 'trades');
    assert.is(await field(page, 'challenge').inputValue(), 'Quotes');
    assert.ok(await form(page).getByRole('checkbox').isChecked());
    if (!hasTouch) assert.is((await combobox(page).innerText()).trim(), await labelOf(page, 'trades'));
  }));
}

test('moves through all pages', inDevelopment({}, async ({ page }) => {
  await open(page, home.address);
  for (const { address, title } of [resources, privacy, home]) {
    await page.locator(`:is(header, footer) a[href="${address}"]:visible`).first().click();
    await until(async () => (await page.title()) === title);
  }
  await flipTheme(page);
  await button(page).click();
  await page.locator('#signup-name-error').waitFor();
}));

test.run();
