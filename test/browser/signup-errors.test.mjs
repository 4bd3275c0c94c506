import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { button, errorsOf, field, fill, form, NO_ERRORS } from './form.mjs';
import { DESKTOP, open, PHONE, rendered, until, withPage } from './page.mjs';
import { home, resources } from './routes.mjs';

const summary = (page) => page.getByRole('group', { name: 'Not sent yet. Please check:' });

/** What the summary lists: the message and the field that each link leads to. */
function linksOf(page) {
  return summary(page).getByRole('link').evaluateAll((links) => links.map((link) => [link.innerText, link.hash]));
}

/** The same, from the errors: each message once, with the first field that has it. */
function linksTo(errors) {
  const fieldOf = new Map(Object.entries(errors).reverse().map(([name, message]) => [message, `#signup-${name}`]));
  return [...new Set(Object.values(errors))].map((message) => [message, fieldOf.get(message)]);
}

const refused = suite('the form refuses');
const CONTACT_MISSING = 'Please provide either email or phone number';
const EMAIL_INVALID = 'Please enter a valid email address';
const PHONE_INVALID = 'Phone number should start with 04 or 02';
const mistakes = [
  {
    what: 'nothing at all',
    fields: { name: '', challenge: '' },
    errors: {
      name: 'Name is required',
      email: CONTACT_MISSING,
      phone: CONTACT_MISSING,
      challenge: 'Please tell us about your main challenge',
    },
  },
  { what: 'a missing name', fields: { name: '   ', email: 'jo@example.com' }, errors: { name: 'Name is required' } },
  {
    what: 'a missing challenge',
    fields: { email: 'jo@example.com', challenge: ' \n ' },
    errors: { challenge: 'Please tell us about your main challenge' },
  },
  { what: 'neither email nor phone', fields: {}, errors: { email: CONTACT_MISSING, phone: CONTACT_MISSING } },
  { what: 'an email address without an @', fields: { email: 'jo.example.com' }, errors: { email: EMAIL_INVALID } },
  { what: 'an email address without a dot', fields: { email: 'jo@example' }, errors: { email: EMAIL_INVALID } },
  { what: 'a phone number that starts with 03', fields: { phone: '0399999999' }, errors: { phone: PHONE_INVALID } },
  { what: 'a phone number with the country code', fields: { phone: '+61 412 345 678' }, errors: { phone: PHONE_INVALID } },
  {
    what: 'a wrong email address beside a good phone number',
    fields: { email: 'jo', phone: '0412345678' },
    errors: { email: EMAIL_INVALID },
  },
];

refused('each mistake, names it at its field, takes the focus to a summary of them and sends nothing', withPage(async ({ page, sent }) => {
  await open(page, '/');
  for (const { what, fields, errors } of mistakes) {
    await fill(page, { email: '', phone: '', ...fields });
    await button(page).click();
    await until(async () => Object.values(await errorsOf(page)).some((message) => message !== null));
    assert.equal(await errorsOf(page), { ...NO_ERRORS, ...errors }, what);
    assert.equal(await linksOf(page), linksTo(errors), what);
    assert.ok(await summary(page).evaluate((box) => box === document.activeElement), what);
    assert.is(await page.title(), `Error: ${home.title}`, what);
    assert.is(await button(page).isDisabled(), false, what);
  }
  assert.equal(sent, []);
}));

for (const name of ['email', 'phone']) {
  refused(`no longer once something is typed in ${name}: both fields' errors go, the others stay`, withPage(async ({ page }) => {
    await open(page, '/');
    await button(page).click();
    await form(page).locator('[aria-invalid="true"]').first().waitFor();
    await field(page, name).press('0');
    await until(async () => (await errorsOf(page)).email === null);
    assert.equal(await errorsOf(page), {
      ...NO_ERRORS,
      name: 'Name is required',
      challenge: 'Please tell us about your main challenge',
    });
  }));
}

refused('nothing while the visitor is still typing, and says beforehand what it needs', withPage(async ({ page }) => {
  await open(page, '/');
  await form(page).getByText('Please provide either an email or phone number', { exact: true }).waitFor();
  await field(page, 'email').fill('jo');
  await field(page, 'phone').fill('1');
  await field(page, 'name').focus();
  await rendered(page);
  assert.equal(await errorsOf(page), NO_ERRORS);
}));

const summed = suite('the summary of the form’s errors');

for (const viewport of [PHONE, DESKTOP]) {
  summed(`stands in view at ${viewport.width} px, clear of the header, when it takes the focus`, withPage({ viewport }, async ({ page }) => {
    await open(page, home.address);
    await button(page).click();
    await summary(page).waitFor();
    const { top, bottom } = await until(() => settledBox(summary(page)));
    const header = await page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom);
    assert.ok(top >= header && bottom <= viewport.height, `${top} to ${bottom}, below ${header}`);
  }));
}

/** Where the element is, once it no longer moves. */
async function settledBox(locator) {
  return locator.evaluate(async (element) => {
    const before = element.getBoundingClientRect();
    await window.realFrame();
    await window.realFrame();
    const { top, bottom } = element.getBoundingClientRect();
    return before.top === top && { top, bottom };
  });
}

summed('leads to each field by mouse and by keyboard, and adds nothing to the address or the history', withPage(async ({ page }) => {
  await open(page, home.address);
  await button(page).click();
  const links = summary(page).getByRole('link');
  const length = await page.evaluate(() => history.length);
  for (const [index, name] of ['name', 'email', 'challenge'].entries()) {
    await links.nth(index).click();
    assert.ok(await field(page, name).evaluate((control) => control === document.activeElement), name);
    await links.nth(index).press('Enter');
    assert.ok(await field(page, name).evaluate((control) => control === document.activeElement), name);
  }
  assert.is(new URL(page.url()).hash, '');
  assert.is(await page.evaluate(() => history.length), length);
}));

summed('takes the focus again when the form is submitted again', withPage(async ({ page }) => {
  await open(page, home.address);
  await button(page).click();
  await summary(page).waitFor();
  await field(page, 'name').fill('Jo');
  await field(page, 'name').press('Enter');
  await until(async () => (await linksOf(page)).length === 2);
  assert.ok(await summary(page).evaluate((box) => box === document.activeElement));
}));

summed('loses the errors of email and phone as soon as one of them is typed in', withPage(async ({ page }) => {
  await open(page, home.address);
  await fill(page, { challenge: 'Quotes' });
  await button(page).click();
  await summary(page).waitFor();
  await field(page, 'phone').press('0');
  await summary(page).waitFor({ state: 'detached' });
  assert.ok(await field(page, 'phone').evaluate((control) => control === document.activeElement));
  await until(async () => (await page.title()) === home.title);
}));

summed('keeps Error: in the title through a move within the page, and drops it with the page', withPage(async ({ page }) => {
  await open(page, home.address);
  await button(page).click();
  await until(async () => (await page.title()) === `Error: ${home.title}`);
  await page.locator('header').getByRole('link', { name: 'About' }).click();
  await until(() => new URL(page.url()).hash === '#about');
  await until(async () => (await page.title()) === `Error: ${home.title}`);
  await page.locator(`header a[href="${resources.address}"]:visible`).click();
  await until(async () => (await page.title()) === resources.title);
  await page.goBack();
  await until(async () => (await page.title()) === home.title);
}));

refused.run();
summed.run();
