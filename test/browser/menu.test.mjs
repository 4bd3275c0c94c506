import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESKTOP, holdClient, open, PHONE, scrollTop, until, withPage } from './page.mjs';

const menu = (page) => page.locator('header details');
const toggle = (page) => page.locator('header summary');
const entry = (page, name) => menu(page).getByRole('link', { name });
const isOpen = async (page) => (await menu(page).getAttribute('open')) !== null;

const onPhone = (body) => withPage({ viewport: PHONE }, body);

async function openMenu(page) {
  await toggle(page).click();
  await entry(page, 'Services').waitFor();
}

async function isClosed(page) {
  await until(async () => !(await isOpen(page)));
  await entry(page, 'Services').waitFor({ state: 'hidden' });
}

const test = suite('the menu on a phone');

test('offers the same entries as the wide navigation', onPhone(async ({ page }) => {
  const entries = (links) => links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  await open(page, '/');
  await openMenu(page);
  const inMenu = await entries(menu(page).getByRole('link'));
  assert.equal(inMenu.map(([label]) => label), ['Services', 'About', 'Resources', 'Contact', 'Get Started']);
  await page.setViewportSize(DESKTOP);
  assert.not.ok(await toggle(page).isVisible());
  assert.equal(await entries(page.getByRole('navigation', { name: 'Main' }).getByRole('link')), inMenu);
}));

test('opens and closes by its button, and says which it is', onPhone(async ({ page }) => {
  await open(page, '/');
  assert.not.ok(await entry(page, 'Services').isVisible());
  assert.match(await toggle(page).innerText(), /menu/i);
  await openMenu(page);
  assert.match(await toggle(page).innerText(), /close/i);
  await toggle(page).click();
  await isClosed(page);
}));

test('closes after a section was chosen, and goes there', onPhone(async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  await entry(page, 'About').click();
  await isClosed(page);
  await until(() => page.locator('#about').evaluate((section) => section.getBoundingClientRect().top < innerHeight / 3));
}));

test('closes after another page was chosen, and goes there', onPhone(async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  await entry(page, 'Resources').click();
  await page.waitForURL('/resources');
  await isClosed(page);
  await openMenu(page);
  await entry(page, 'Get Started').click();
  await page.waitForURL('/#contact');
  await isClosed(page);
}));

test('closes on Escape and gives the focus back to its button', onPhone(async ({ page }) => {
  await open(page, '/');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.is(await page.evaluate(() => document.activeElement.textContent), 'Services');
  await page.keyboard.press('Escape');
  await isClosed(page);
  assert.ok(await toggle(page).evaluate((element) => element === document.activeElement));
}));

test('keeps the focus in the page when the choice is the page that is shown', onPhone(async ({ page }) => {
  await open(page, '/resources');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await entry(page, 'Resources').focus();
  await page.keyboard.press('Enter');
  await isClosed(page);
  assert.ok(await toggle(page).evaluate((element) => element === document.activeElement));
}));

test('is closed when the window was widened in between', onPhone(async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  await page.setViewportSize(DESKTOP);
  await until(async () => !(await isOpen(page)));
  await page.setViewportSize(PHONE);
  await isClosed(page);
}));

test('closes when the focus leaves it', onPhone(async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  await entry(page, 'Get Started').focus();
  await page.keyboard.press('Tab');
  await isClosed(page);
}));

test('closes at a tap beside it', onPhone(async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  await page.mouse.click(PHONE.width / 2, PHONE.height - 20);
  await isClosed(page);
}));

test('fits a low window, where it scrolls', withPage({ viewport: { width: 640, height: 320 } }, async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  await entry(page, 'Get Started').click();
  await page.waitForURL('/#contact');
}));

test('works before hydration', onPhone(async ({ page }) => {
  await holdClient(page);
  await page.goto('/');
  await openMenu(page);
  await entry(page, 'About').click();
  await until(async () => (await scrollTop(page)) > 0);
  await isClosed(page);
  await page.goto('/');
  await openMenu(page);
  await entry(page, 'Resources').click();
  await page.waitForURL('/resources');
}));

test.run();
