import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { button, choose, combobox, details, errorsOf, field, fill, form, keepsTheForm, labelOf } from './form.mjs';
import { NO_ERRORS, offers, offersPhoneAndEmail, showsToast, SUCCESS, toastWith } from './form.mjs';
import { DESKTOP, formLoaded, hasFocus, holdClient, open, PHONE, stopClock, until, withPage } from './page.mjs';
import { home, resources } from './routes.mjs';
import { serve } from './site.mjs';

const site = await serve('signup');
const { inbox } = site;

const withOwnPage = (settings, body) => withPage({ site, ...settings }, body);
const checkbox = (page) => form(page).getByRole('checkbox');

const sent = suite('a sign-up');
sent.before.each(inbox.empty);

const TIME = '2027-03-04T05:06:07.089Z';

sent('reaches the inbox once, with exactly the ten fields', withOwnPage({}, async ({ page, sent }) => {
  await page.clock.setFixedTime(TIME);
  await open(page, '/?utm_source=flyer#contact');
  await fill(page, { email: ' jo@example.com ' });
  await choose(page, 'professional-services');
  await checkbox(page).check();
  await button(page).click();
  await showsToast(page, 'status', SUCCESS);
  assert.is(sent.length, 1);
  assert.equal(await inbox.read(), [
    {
      name: 'Jo Citizen',
      email: 'jo@example.com',
      phone: '',
      businessType: 'professional-services',
      challenge: 'Quotes take all evening',
      earlyAccess: true,
      timestamp: TIME,
      source: 'Website contact form',
      form_type: 'early_access_waitlist',
      url: `${site.origin}/?utm_source=flyer#contact`,
    },
  ]);
}));

sent('under way shows so, and leaves the form as it was at first', withOwnPage({}, async ({ page, sent }) => {
  let answer;
  const answered = new Promise((resolve) => (answer = resolve));
  await page.route(site.webhookUrl, (route) => answered.then(() => route.continue()));
  await open(page, '/');
  const placeholder = await combobox(page).innerText();
  await fill(page, details);
  await choose(page, 'trades');
  await checkbox(page).check();
  const ready = await button(page).innerText();
  await button(page).click();
  await until(() => sent.length > 0);
  assert.is((await button(page).innerText()).trim(), 'Joining Early Access...');
  assert.ok(await button(page).isDisabled());
  assert.is(await toastWith(page, 'status', SUCCESS[0]).count(), 0);
  answer();
  await showsToast(page, 'status', SUCCESS);
  await until(async () => (await combobox(page).innerText()) === placeholder);
  for (const name of [...Object.keys(details), 'businessType']) {
    assert.is(await field(page, name).inputValue(), '', name);
  }
  assert.not.ok(await checkbox(page).isChecked());
  assert.is(await button(page).innerText(), ready);
}));

const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

const nextKey = 'is not sent by the Next key of a phone, which leads through the fields';
sent(nextKey, withOwnPage(ON_A_PHONE, async ({ page, sent }) => {
  await open(page, '/');
  await fill(page, { email: 'jo@example.com' });
  await field(page, 'name').focus();
  for (const next of ['email', 'phone', 'businessType']) {
    await page.keyboard.press('Enter');
    assert.ok(await hasFocus(field(page, next)), next);
  }
  assert.equal(sent, []);
}));

sent.run();

const early = suite('a submit before hydration');
early.before.each(inbox.empty);

const held = (page) => form(page).locator('p[class*="held"]');

early('is held, says so, leaves the address alone, and is carried out once', withOwnPage({}, async ({ page, sent }) => {
  const release = await holdClient(page);
  await page.goto('/');
  await fill(page, { email: 'jo@example.com' });
  await field(page, 'businessType').selectOption('other');
  assert.not.ok(await held(page).isVisible());
  await button(page).click();
  await held(page).waitFor();
  await field(page, 'name').press('Enter');
  assert.is(page.url(), `${site.origin}/`);
  assert.equal(sent, []);
  release();
  await showsToast(page, 'status', SUCCESS);
  assert.not.ok(await held(page).isVisible());
  assert.is(page.url(), `${site.origin}/`);
  const stored = await inbox.read();
  assert.equal(stored.map(({ businessType, url }) => [businessType, url]), [['other', `${site.origin}/`]]);
}));

early('of the form alone is carried out once as well', withOwnPage({}, async ({ page, sent }) => {
  const release = await holdClient(page);
  await page.goto('/');
  await fill(page, { email: 'jo@example.com' });
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.documentElement.matches('.hydrated')) return;
      observer.disconnect();
      document.querySelector('form [type=submit]').click();
    });
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
  });
  release();
  await showsToast(page, 'status', SUCCESS);
  assert.is(page.url(), `${site.origin}/`);
  assert.is(sent.length, 1);
  assert.is((await inbox.read()).length, 1);
}));

early('offers phone and email after 10 seconds, and still goes out later', withOwnPage({}, async ({ page }) => {
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
  await showsToast(page, 'status', SUCCESS);
  assert.is((await inbox.read()).length, 1);
}));

early.run();

const draft = suite('what was typed');

for (const [way, go] of Object.entries({
  'a reload': (page) => page.reload(),
  'the same address, opened anew': (page) => page.goto(home.address),
  'another page of the site, and Back': async (page) => {
    await page.locator(`header a[href="${resources.address}"]:visible`).click();
    await form(page).waitFor({ state: 'detached' });
    await page.goBack();
    await form(page).waitFor();
  },
  'another document, and Back': async (page) => {
    await page.goto(resources.address);
    await page.goBack();
    // The history entry that hydration notes may pass for the end of going back.
    await page.waitForURL(home.address);
  },
})) {
  draft(`survives ${way}, and shows in no address`, withOwnPage({}, async ({ page }) => {
    await open(page, home.address);
    await fill(page, details);
    await choose(page, 'healthcare');
    await checkbox(page).check();
    await go(page);
    await formLoaded(page);
    await until(async () => (await combobox(page).innerText()) === (await labelOf(page, 'healthcare')));
    await keepsTheForm(page, { ...details, businessType: 'healthcare' });
    assert.ok(await checkbox(page).isChecked());
    assert.is(page.url(), `${site.origin}${home.address}`);
  }));
}

draft('before hydration is not overwritten, and the draft fills the gaps', withOwnPage({}, async ({ page }) => {
  await open(page, home.address);
  await fill(page, details);
  const release = await holdClient(page);
  await page.goto(home.address);
  await field(page, 'name').fill('Somebody else');
  release();
  await formLoaded(page);
  await keepsTheForm(page, { ...details, name: 'Somebody else' });
}));

draft.run();

const errors = suite('the summary of the form’s errors');

const summary = (page) => page.locator('#signup-errors[role=group]');
const PROBLEMS = [
  ['name', 'Name is required'],
  ['email', 'Please provide either email or phone number'],
  ['challenge', 'Please tell us about your main challenge'],
];

/** Where the element is, once it no longer moves. */
function boxAtRest(locator) {
  return until(() => locator.evaluate(async (element) => {
    const before = element.getBoundingClientRect();
    await window.realFrame();
    await window.realFrame();
    const { top, bottom } = element.getBoundingClientRect();
    return before.top === top && { top, bottom };
  }));
}

for (const viewport of [PHONE, DESKTOP, { width: 320, height: 480 }]) {
  const { width, height } = viewport;
  const name = `comes into view below the header, and so does each field that it leads to, at ${width} px`;
  errors(name, withOwnPage({ viewport }, async ({ page, sent }) => {
    await open(page, home.address);
    await button(page).click();
    const header = await page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom);
    const inView = async (locator, what) => {
      const { top, bottom } = await boxAtRest(locator);
      assert.ok(top >= header && bottom <= height, `${what}: ${top} to ${bottom}, below ${header}`);
    };
    await inView(summary(page), 'the summary');
    assert.ok(await hasFocus(summary(page)));
    assert.is(await page.title(), `Error: ${home.title}`);
    const messages = Object.fromEntries(PROBLEMS);
    assert.equal(await errorsOf(page), { ...messages, phone: messages.email });

    const length = await page.evaluate(() => history.length);
    for (const [id, message] of PROBLEMS) {
      const link = summary(page).getByRole('link', { name: message });
      for (const follow of [() => link.click(), () => link.press('Enter')]) {
        await follow();
        await until(() => hasFocus(field(page, id)));
        for (const part of ['label', 'error']) await inView(page.locator(`#signup-${id}-${part}`), `${id}, ${part}`);
      }
    }
    assert.is(page.url(), `${site.origin}${home.address}`);
    assert.is(await page.evaluate(() => history.length), length);
    assert.equal(sent, []);
  }));
}

errors('takes the focus again when Enter submits again, goes with the last one', withOwnPage({}, async ({ page }) => {
  await open(page, home.address);
  await button(page).click();
  await summary(page).waitFor();
  await field(page, 'name').fill('Jo');
  await field(page, 'challenge').fill('Quotes');
  await field(page, 'name').press('Enter');
  await until(async () => (await summary(page).getByRole('link').count()) === 1);
  await until(() => hasFocus(summary(page)));
  await field(page, 'phone').press('0');
  await summary(page).waitFor({ state: 'detached' });
  assert.equal(await errorsOf(page), NO_ERRORS);
  assert.ok(await hasFocus(field(page, 'phone')));
  await until(async () => (await page.title()) === home.title);
}));

for (const viewport of [PHONE, DESKTOP]) {
  for (const [what, others] of [['alone', { name: 'Jo', challenge: 'Quotes' }], ['with others', {}]]) {
    const name = `leaves the field that is typed in where it is when its errors go, ${what}, at ${viewport.width} px`;
    errors(name, withOwnPage({ viewport }, async ({ page }) => {
      await open(page, home.address);
      for (const id of ['email', 'phone']) {
        for (const [other, value] of Object.entries(others)) await field(page, other).fill(value);
        await button(page).click();
        await summary(page).getByRole('link', { name: PROBLEMS[1][1] }).click();
        await field(page, id).focus();
        const before = await boxAtRest(field(page, id));
        await page.keyboard.press('0');
        await page.locator('#signup-email-error').waitFor({ state: 'detached' });
        const { top } = await boxAtRest(field(page, id));
        assert.ok(Math.abs(top - before.top) < 1, `${id} from ${before.top} to ${top}`);
        await page.keyboard.press('Backspace');
      }
    }));
  }
}

errors.run();
