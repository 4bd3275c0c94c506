import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  button,
  combobox,
  details,
  errorsOf,
  FAILURE,
  field,
  fill,
  form,
  keepsTheForm,
  offers,
  offersPhoneAndEmail,
  showsToast,
  SUCCESS,
  toastWith,
  WEBHOOK_FAILED,
} from './form.mjs';
import { breakClient, holdClient, hydrated, open, PHONE, stopClock, until, withPage } from './page.mjs';
import { serve, SETTINGS } from './site.mjs';

const site = await serve(SETTINGS, 'signup');
const { inbox } = site;

function withOwnPage(...settingsAndBody) {
  const body = settingsAndBody.pop();
  return withPage({ site, ...settingsAndBody[0] }, body);
}

const SCRIPT_FAILED = /^error: Failed to load resource: net::ERR_FAILED \(.*\/assets\/client-.*\)$/;

/** Keeps requests to the webhook waiting until the returned function is called. */
async function holdWebhook(page) {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(site.webhookUrl, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const breakWebhook = (page) => page.route(site.webhookUrl, (route) => route.abort('connectionrefused'));

const accepted = suite('a sign-up');
accepted.before.each(inbox.empty);

const TIME = '2027-03-04T05:06:07.089Z';
const contacts = {
  'an email address': { email: 'jo@example.com', phone: '' },
  'a phone number': { email: '', phone: '0412 345 678' },
};

for (const [what, contact] of Object.entries(contacts)) {
  accepted(`with only ${what} reaches the inbox once, with exactly the ten fields`, withOwnPage(async ({ page, sent }) => {
    await page.clock.setFixedTime(TIME);
    await open(page, '/?utm_source=flyer#contact');
    await fill(page, contact);
    await combobox(page).click();
    await page.getByRole('option', { name: 'Professional Services' }).click();
    await form(page).getByRole('checkbox').check();
    await button(page).click();
    await showsToast(page, 'status', SUCCESS);

    const stored = await inbox.read();
    assert.is(stored.length, 1);
    assert.is(sent.length, 1);
    assert.is(sent[0].method(), 'POST');
    const { source, ...rest } = stored[0];
    assert.match(source, /\w/);
    assert.equal(rest, {
      name: 'Jo Citizen',
      ...contact,
      businessType: 'professional-services',
      challenge: 'Quotes take all evening',
      earlyAccess: true,
      timestamp: TIME,
      form_type: 'early_access_waitlist',
      url: `${site.origin}/?utm_source=flyer#contact`,
    });
  }));
}

accepted('that went out leaves all fields as they were at first', withOwnPage(async ({ page }) => {
  await open(page, '/');
  const placeholder = await combobox(page).innerText();
  await fill(page, { email: 'jo@example.com', phone: '0299999999' });
  await combobox(page).click();
  await page.getByRole('option', { name: 'Trades' }).click();
  assert.is.not(await combobox(page).innerText(), placeholder);
  await form(page).getByRole('checkbox').check();
  await button(page).click();
  await showsToast(page, 'status', SUCCESS);
  for (const name of ['name', 'email', 'phone', 'businessType', 'challenge']) {
    assert.is(await field(page, name).inputValue(), '', name);
  }
  await until(async () => (await combobox(page).innerText()) === placeholder);
  assert.not.ok(await form(page).getByRole('checkbox').isChecked());
  assert.is((await button(page).innerText()).trim(), 'Join Early Access List');
}));

accepted('may be left before its form answers: it is sent all the same', withOwnPage(async ({ page, sent }) => {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route(/\/assets\/SignupForm-/, (route) => held.then(() => route.continue()));
  await page.goto('/?utm_source=flyer');
  await hydrated(page);
  await fill(page, { email: 'jo@example.com' });
  await button(page).click();
  await form(page).getByRole('link', { name: 'Privacy policy' }).click();
  await page.waitForURL('/privacy-policy');
  assert.is(sent.length, 0);
  release();
  await showsToast(page, 'status', SUCCESS);
  assert.is(sent.length, 1);
  assert.is(sent[0].postDataJSON().url, `${site.origin}/?utm_source=flyer`);
}));

accepted('has its form’s code fetched with the first scroll', withOwnPage({ viewport: PHONE }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const fetched = page.waitForRequest(/\/assets\/SignupForm-/);
  await page.mouse.wheel(0, 100);
  await fetched;
  assert.is(await form(page).evaluate((element) => element.getBoundingClientRect().top > 3_000), true);
}));

accepted('does without business type and checkbox, and loses its outer white space', withOwnPage(async ({ page }) => {
  await open(page, '/');
  await fill(page, { name: '  Jo  ', phone: '  02 6100 0000 ', challenge: '\n Quotes \n' });
  await button(page).click();
  await showsToast(page, 'status', SUCCESS);
  const [{ name, email, phone, businessType, challenge, earlyAccess }] = await inbox.read();
  assert.equal(
    { name, email, phone, businessType, challenge, earlyAccess },
    { name: 'Jo', email: '', phone: '02 6100 0000', businessType: '', challenge: 'Quotes', earlyAccess: false },
  );
}));

accepted('under way shows so: the button is disabled and reads Joining Early Access...', withOwnPage(async ({ page, sent }) => {
  await open(page, '/');
  const answer = await holdWebhook(page);
  await fill(page, { email: 'jo@example.com' });
  assert.is((await button(page).innerText()).trim(), 'Join Early Access List');
  await button(page).click();
  await until(() => sent.length > 0);
  assert.is((await button(page).innerText()).trim(), 'Joining Early Access...');
  assert.ok(await button(page).isDisabled());
  assert.is(await toastWith(page, 'status', SUCCESS[0]).count(), 0);
  answer();
  await showsToast(page, 'status', SUCCESS);
  assert.not.ok(await button(page).isDisabled());
}));

accepted('is sent by Enter in a field', withOwnPage(async ({ page }) => {
  await open(page, '/');
  await fill(page, { email: 'jo@example.com' });
  await field(page, 'email').press('Enter');
  await showsToast(page, 'status', SUCCESS);
  assert.is((await inbox.read()).length, 1);
}));

accepted('is not sent by the Next key of a phone’s keyboard, which leads through the fields', withOwnPage({ hasTouch: true, isMobile: true }, async ({ page, sent }) => {
  await open(page, '/');
  await fill(page, { email: 'jo@example.com' });
  for (const [name, next] of [['name', 'email'], ['email', 'phone'], ['phone', 'businessType']]) {
    await field(page, name).press('Enter');
    assert.ok(await field(page, next).evaluate((control) => control === document.activeElement), next);
  }
  assert.equal(sent, []);
}));

accepted('is sent once by a double click, and by any repetition while it is under way', withOwnPage(async ({ page, sent }) => {
  await open(page, '/');
  const answer = await holdWebhook(page);
  await fill(page, { email: 'jo@example.com' });
  await button(page).dblclick();
  await field(page, 'email').press('Enter');
  await form(page).evaluate((element) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await until(() => sent.length > 0);
  answer();
  await showsToast(page, 'status', SUCCESS);
  assert.is(sent.length, 1);
  assert.is((await inbox.read()).length, 1);
}));

accepted('can follow another one, and only one toast shows', withOwnPage(async ({ page }) => {
  await open(page, '/');
  for (const email of ['one@example.com', 'two@example.com']) {
    await fill(page, { email });
    await button(page).click();
    await until(async () => (await field(page, 'email').inputValue()) === '');
  }
  await showsToast(page, 'status', SUCCESS);
  assert.is(await page.getByText(SUCCESS[0]).count(), 1);
  assert.equal((await inbox.read()).map(({ email }) => email), ['one@example.com', 'two@example.com']);
}));

accepted('goes out although the visitor leaves the page at once', withOwnPage(async ({ page, sent }) => {
  await open(page, '/');
  await fill(page, { email: 'jo@example.com' });
  await button(page).click();
  await until(() => sent.length > 0);
  await page.goto('/terms-of-service');
  await until(async () => (await inbox.read()).length === 1);
}));

accepted.run();

const lost = suite('a sign-up that can’t be sent');
lost.before.each(inbox.empty);

lost('says so, keeps the form, offers phone and email, and can be sent again', withOwnPage({ expected: [WEBHOOK_FAILED] }, async ({ page }) => {
  await open(page, '/');
  await breakWebhook(page);
  await fill(page, details);
  await button(page).click();
  await showsToast(page, 'alert', FAILURE);
  await keepsTheForm(page);
  await offersPhoneAndEmail(page);
  const mail = await offers(page, 'mailto').getAttribute('href');
  for (const value of Object.values(details)) assert.ok(decodeURIComponent(mail).includes(value), value);
  assert.equal(await inbox.read(), []);

  await page.unroute(site.webhookUrl);
  await button(page).click();
  await showsToast(page, 'status', SUCCESS);
  assert.is(await page.getByRole('alert').getByText(FAILURE[1]).count(), 0, 'the success has replaced the error');
  assert.is((await inbox.read()).length, 1);
}));

lost.run();

const early = suite('a submit before hydration');
early.before.each(inbox.empty);

early('is held, leaves the address alone, and is carried out once', withOwnPage(async ({ page, sent }) => {
  const release = await holdClient(page);
  await page.goto('/');
  await fill(page, { email: 'jo@example.com' });
  await field(page, 'businessType').selectOption('other');
  await button(page).click();
  await page.locator('html.held').waitFor({ state: 'attached' });
  await field(page, 'name').press('Enter');
  assert.is(page.url(), `${site.origin}/`);
  assert.equal(sent, []);
  release();
  await hydrated(page);
  await showsToast(page, 'status', SUCCESS);
  assert.is(page.url(), `${site.origin}/`);
  const stored = await inbox.read();
  assert.is(stored.length, 1);
  assert.is(stored[0].businessType, 'other');
  assert.is(stored[0].url, `${site.origin}/`);
}));

early('with a mistake in it shows the mistake after hydration', withOwnPage(async ({ page, sent }) => {
  const release = await holdClient(page);
  await page.goto('/');
  await button(page).click();
  release();
  await hydrated(page);
  await field(page, 'name').and(page.locator('[aria-invalid="true"]')).waitFor();
  assert.is((await errorsOf(page)).name, 'Name is required');
  assert.equal(sent, []);
}));

early('offers phone and email, with the text kept, when the client script fails to load', withOwnPage({ expected: [SCRIPT_FAILED] }, async ({ page, sent }) => {
  await breakClient(page);
  await page.goto('/');
  await fill(page, details);
  await button(page).click();
  await offersPhoneAndEmail(page);
  await keepsTheForm(page);
  assert.is(page.url(), `${site.origin}/`);
  assert.equal(sent, []);
}));

early('offers phone and email after 10 seconds, and still goes out when the script comes', withOwnPage(async ({ page }) => {
  await page.clock.install();
  const release = await holdClient(page);
  await page.goto('/');
  await fill(page, details);
  await stopClock(page);
  await button(page).click();
  await page.clock.runFor(9_999);
  assert.is(await offers(page, 'tel').count(), 0);
  await page.clock.runFor(1);
  await offersPhoneAndEmail(page);
  await keepsTheForm(page);
  await page.clock.resume();
  release();
  await hydrated(page);
  await showsToast(page, 'status', SUCCESS);
  assert.is((await inbox.read()).length, 1);
}));

early.run();
