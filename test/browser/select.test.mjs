import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { combobox } from './form.mjs';
import { holdClient, hydrated, open, PHONE, rendered, until, withPage } from './page.mjs';

const native = (page) => page.locator('#signup-businessType');
const list = (page) => page.getByRole('listbox');
const option = (page, name) => page.getByRole('option', { name });
const active = (page) =>
  combobox(page).evaluate((element) => document.getElementById(element.getAttribute('aria-activedescendant'))?.textContent);

const test = suite('the business type');

test('is chosen from a list of our own by mouse, and can be cleared again', withPage(async ({ page }) => {
  await open(page, '/');
  const placeholder = await combobox(page).innerText();
  await combobox(page).click();
  const labels = await page.getByRole('option').allInnerTexts();
  assert.equal(labels, [placeholder, 'Professional Services', 'Healthcare', 'Trades', 'Other']);
  await option(page, 'Healthcare').click();
  await list(page).waitFor({ state: 'hidden' });
  assert.is(await native(page).inputValue(), 'healthcare');
  assert.is(await combobox(page).innerText(), 'Healthcare');
  await combobox(page).click();
  await option(page, placeholder).click();
  assert.is(await native(page).inputValue(), '');
}));

test('is chosen by one press, drag and release', withPage(async ({ page }) => {
  await open(page, '/');
  await combobox(page).hover();
  await page.mouse.down();
  await option(page, 'Trades').hover();
  await page.mouse.up();
  await list(page).waitFor({ state: 'hidden' });
  assert.is(await native(page).inputValue(), 'trades');
}));

test('is chosen by keyboard: arrows, typing, Enter, and Escape to leave it as it was', withPage(async ({ page }) => {
  await open(page, '/');
  await combobox(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  assert.is(await active(page), 'Professional Services');
  await page.keyboard.press('Enter');
  assert.is(await native(page).inputValue(), 'professional-services');
  await page.keyboard.type('he');
  assert.is(await active(page), 'Healthcare');
  assert.is(await native(page).inputValue(), 'professional-services', 'typing only moves');
  await page.keyboard.press('Escape');
  await list(page).waitFor({ state: 'hidden' });
  assert.is(await native(page).inputValue(), 'professional-services');
}));

test('searches afresh when nothing was typed for a second', withPage(async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await combobox(page).focus();
  await page.keyboard.press('t');
  assert.is(await active(page), 'Trades');
  await page.clock.fastForward(1_000);
  await page.keyboard.press('o');
  assert.is(await active(page), 'Other');
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
  await until(() => combobox(page).evaluate((element) => element === document.activeElement));
}));

test('is a native select where the pointer is coarse', withPage({ viewport: PHONE, hasTouch: true, isMobile: true }, async ({ page }) => {
  await open(page, '/');
  await rendered(page);
  assert.is(await combobox(page).count(), 0);
  await native(page).selectOption('trades');
  assert.is(await native(page).inputValue(), 'trades');
}));

test('is not taken away from a visitor who is at it when the script comes', withPage(async ({ page }) => {
  const release = await holdClient(page);
  await page.goto('/');
  await native(page).focus();
  release();
  await hydrated(page);
  await rendered(page);
  assert.ok(await native(page).evaluate((element) => element === document.activeElement));
  assert.is(await combobox(page).count(), 0);
  await page.keyboard.press('Tab');
  await combobox(page).waitFor();
}));

test.run();
