import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { combobox, field, labelOf } from './form.mjs';
import { hasFocus, holdClient, hydrated, open, PHONE, rendered, until, withPage } from './page.mjs';

const native = (page) => field(page, 'businessType');
const list = (page) => page.getByRole('listbox');
const option = (page, name) => page.getByRole('option', { name, exact: true });

const test = suite('the business type');

test('is chosen by mouse from a list of our own, which holds the kinds of business alone', withPage(async ({ page }) => {
  await open(page, '/');
  await combobox(page).click();
  const labels = await page.getByRole('option').allInnerTexts();
  assert.equal(labels, await native(page).locator('option:not([hidden])').allTextContents());
  const label = await labelOf(page, 'healthcare');
  await option(page, label).click();
  await list(page).waitFor({ state: 'hidden' });
  assert.is(await native(page).inputValue(), 'healthcare');
  assert.is(await combobox(page).innerText(), label);
}));

test('is chosen by one press, drag and release', withPage(async ({ page }) => {
  await open(page, '/');
  await combobox(page).hover();
  await page.mouse.down();
  await option(page, await labelOf(page, 'trades')).hover();
  await page.mouse.up();
  await list(page).waitFor({ state: 'hidden' });
  assert.is(await native(page).inputValue(), 'trades');
}));

test('closes its list at a click elsewhere without choosing', withPage(async ({ page }) => {
  await open(page, '/');
  await combobox(page).click();
  await page.keyboard.press('ArrowDown');
  await page.locator('#contact h2').click();
  await list(page).waitFor({ state: 'hidden' });
  assert.is(await native(page).inputValue(), '');
}));

test('gets the focus from its label', withPage(async ({ page }) => {
  await open(page, '/');
  await page.locator('label[for="signup-businessType"]').click();
  await until(() => hasFocus(combobox(page)));
}));

const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

test('is a native select where the pointer is coarse', withPage(ON_A_PHONE, async ({ page }) => {
  await open(page, '/');
  await native(page).selectOption('trades');
  assert.is(await native(page).inputValue(), 'trades');
  // What was typed shows that the form is hydrated: only then is it kept.
  await field(page, 'name').fill('Jo');
  await until(() => page.evaluate(() => sessionStorage.getItem('signup-draft')?.includes('Jo')));
  assert.is(await combobox(page).count(), 0);
}));

test('is not taken away from a visitor who is at it when the script comes', withPage(async ({ page }) => {
  const release = await holdClient(page);
  await page.goto('/');
  await native(page).focus();
  release();
  await hydrated(page);
  // The form is hydrated at the latest when a key is pressed in it.
  await page.keyboard.press('Shift');
  await rendered(page);
  assert.ok(await hasFocus(native(page)));
  assert.is(await combobox(page).count(), 0);
  await page.keyboard.press('Tab');
  await combobox(page).waitFor();
}));

test.run();
