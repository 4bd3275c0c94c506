import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { button, combobox, details, field, fill, form, keepsTheForm, showsToast, SUCCESS } from './form.mjs';
import { formLoaded, holdClient, open, until, withPage } from './page.mjs';
import { home, resources } from './routes.mjs';
import { production } from './site.mjs';

const test = suite('what was typed');

async function fillAll(page) {
  await fill(page, details);
  await combobox(page).click();
  await page.getByRole('option', { name: 'Healthcare' }).click();
  await form(page).getByRole('checkbox').check();
}

async function keepsAll(page) {
  await keepsTheForm(page);
  assert.is(await field(page, 'businessType').inputValue(), 'healthcare');
  await until(async () => (await combobox(page).innerText()) === 'Healthcare');
  assert.ok(await form(page).getByRole('checkbox').isChecked());
}

const ways = {
  'a reload': (page) => page.reload(),
  'the same address, opened anew': (page) => page.goto(home.address),
  'another page of the site, and Back': async (page) => {
    await page.locator(`header a[href="${resources.address}"]:visible`).click();
    await form(page).waitFor({ state: 'detached' });
    await page.goBack();
    await form(page).waitFor();
  },
  'another document, and Back': async (page) => {
    await page.goto('/terms-of-service');
    await page.goBack();
  },
};

for (const [way, go] of Object.entries(ways)) {
  test(`survives ${way}, and shows in no address`, withPage(async ({ page }) => {
    await open(page, home.address);
    await fillAll(page);
    await go(page);
    await formLoaded(page);
    await keepsAll(page);
    assert.is(page.url(), `${production.origin}${home.address}`);
  }));
}

test('before hydration is never overwritten, and the gaps are filled from the draft', withPage(async ({ page }) => {
  await open(page, home.address);
  await fill(page, details);
  const release = await holdClient(page);
  await page.goto(home.address);
  await field(page, 'name').fill('Somebody else');
  release();
  await formLoaded(page);
  await keepsTheForm(page, { ...details, name: 'Somebody else' });
}));

test('is forgotten once it was sent', withPage(async ({ page }) => {
  await page.route(production.webhookUrl, (route) => route.fulfill());
  await open(page, home.address);
  await fillAll(page);
  await button(page).click();
  await showsToast(page, 'status', SUCCESS);
  assert.is(await page.evaluate(() => sessionStorage.length), 0);
  await page.goto(home.address);
  await formLoaded(page);
  assert.is(await field(page, 'email').inputValue(), '');
}));

test('stays out of the page when the storage holds nonsense', withPage(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('signup-draft', '{"name":{"x":1},"businessType":"bogus","email":7}'));
  await open(page, home.address);
  for (const name of ['name', 'email', 'businessType']) assert.is(await field(page, name).inputValue(), '', name);
}));

test.run();
