import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hasFocus, holdClient, open, PHONE, scrollTop, until, withPage } from './page.mjs';

const menu = (page) => page.locator('header details');
const toggle = (page) => page.locator('header summary');
const entry = (page, address) => menu(page).locator(`a[href="${address}"]`).last();
const lastEntry = (page) => menu(page).getByRole('link').last();

const onPhone = (body) => withPage({ viewport: PHONE }, body);

async function openMenu(page) {
  await toggle(page).click();
  await lastEntry(page).waitFor();
}

async function isClosed(page) {
  await until(async () => (await menu(page).getAttribute('open')) === null);
  await lastEntry(page).waitFor({ state: 'hidden' });
}

const test = suite('the menu on a phone');

test('opens and closes by its button, and says which it is', onPhone(async ({ page }) => {
  await open(page, '/');
  assert.not.ok(await lastEntry(page).isVisible());
  const closed = await toggle(page).innerText();
  await openMenu(page);
  assert.is.not(await toggle(page).innerText(), closed);
  await toggle(page).click();
  await isClosed(page);
}));

test('closes by Escape, by a tap beside it, and when the focus leaves it', onPhone(async ({ page }) => {
  await open(page, '/');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(PHONE.width / 2, PHONE.height - 20),
    () => lastEntry(page).press('Tab'),
  ]) {
    await openMenu(page);
    await close();
    await isClosed(page);
  }
}));

test('closes after a section or another page was chosen, and goes there', onPhone(async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  await entry(page, '/#about').click();
  await isClosed(page);
  const top = () => page.locator('#about').evaluate((section) => section.getBoundingClientRect().top);
  await until(async () => (await top()) < PHONE.height / 3);
  await openMenu(page);
  await entry(page, '/resources').click();
  await page.waitForURL('/resources');
  await isClosed(page);
}));

test('leads to the top of the page that is shown, and its heading, when that is chosen', onPhone(async ({ page }) => {
  await open(page, '/resources');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await entry(page, '/resources').focus();
  await page.keyboard.press('Enter');
  await isClosed(page);
  await until(() => hasFocus(page.locator('main h1')));
}));

test('fits a low window, where it scrolls', withPage({ viewport: { width: 640, height: 240 } }, async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  await entry(page, '/#contact').click();
  await page.waitForURL('/#contact');
}));

test('works before hydration', onPhone(async ({ page }) => {
  await holdClient(page);
  await page.goto('/');
  await openMenu(page);
  await entry(page, '/#about').click();
  await until(async () => (await scrollTop(page)) > 0);
  await isClosed(page);
  await openMenu(page);
  await entry(page, '/resources').click();
  await page.waitForURL('/resources');
}));

test.run();
