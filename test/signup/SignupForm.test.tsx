import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { phoneHref } from '../../src/phone.ts';
import { SignupForm } from '../../src/signup/SignupForm.tsx';
import { suggestBusinessType } from '../../src/signup/suggestion.ts';
import { site } from '../../src/site.ts';
import { dismissToast, getSnapshot } from '../../src/toast/toastStore.ts';
import { Toaster } from '../../src/toast/Toaster.tsx';
import { fakeTimers, hydrate, restoreStubs, settle, stub, withoutWindow } from '../helpers.tsx';

const test = suite('SignupForm');
const WEBHOOK = 'https://hooks.example/signup';
const CONTACT = 'Please provide either email or phone number';

const typed = {
  'Full Name (required)': ' Ada ',
  Email: 'ada@example.com',
  Phone: '',
  'What is your main challenge? (required)': 'Quotes take all evening',
};

let clock: ReturnType<typeof fakeTimers>;
let sent: Record<string, unknown>[];
let answers: { deliver(): void; fail(): void }[];

function page() {
  return (
    <>
      <SignupForm />
      <Toaster closeLabel="Close" closeIcon={null} />
      <a href="/elsewhere">Elsewhere</a>
    </>
  );
}

/** The control of a label; much faster than getByLabelText. */
function field(text: string): HTMLInputElement | HTMLTextAreaElement {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === text);
  const control = document.getElementById(label?.htmlFor ?? '');
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`no field ${text}`);
}

function get<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

const form = () => get<HTMLFormElement>('form');
const businessType = () => get<HTMLSelectElement>('select');
const checkbox = () => get<HTMLInputElement>('input[type=checkbox]');
const button = () => get<HTMLButtonElement>('button[type=submit]');

function fill(values: Readonly<Record<string, string>> = typed): void {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } });
}

function fillAll(): void {
  fill();
  fireEvent.change(businessType(), { target: { value: 'trades' } });
  fireEvent.click(checkbox());
}

function submit(): void {
  act(() => form().requestSubmit());
}

/** In a browser, a button that is disabled loses the focus. */
function loseFocus(): void {
  const other = field('Email');
  other.focus();
  other.blur();
  assert.is(document.activeElement, document.body);
}

async function deliver(): Promise<void> {
  await act(async () => {
    answers.at(-1)?.deliver();
    await settle();
  });
}

async function fail(): Promise<void> {
  await act(async () => {
    answers.at(-1)?.fail();
    await settle();
  });
}

/** The error that is shown at the field, and that its description names. */
function errorOf(label: string): string | undefined {
  const control = field(label);
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  assert.is(control.getAttribute('aria-invalid'), error === undefined ? null : 'true');
  return error === undefined ? undefined : (document.getElementById(error)?.textContent ?? 'missing');
}

function errors(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const label of Object.keys(typed)) {
    const error = errorOf(label);
    if (error !== undefined) found[label.replace(' (required)', '')] = error;
  }
  return found;
}

function toastText(role: 'status' | 'alert'): string {
  return get(`[role=${role}]`).textContent ?? '';
}

function fallback(): HTMLAnchorElement[] {
  const lead = screen.queryByText(/Your details are still here/);
  return [...(lead?.querySelectorAll('a') ?? [])];
}

function paintedAgo(ms: number): void {
  stub(performance, 'now', () => 5_000);
  stub(performance, 'getEntriesByName', (name: string) =>
    name === 'first-contentful-paint' ? [{ startTime: 5_000 - ms }] : [],
  );
}

test.before.each(() => {
  clock = fakeTimers();
  sent = [];
  answers = [];
  Object.assign(site, { webhookUrl: WEBHOOK });
  paintedAgo(2_000);
  stub(globalThis, 'fetch', (_url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    sent.push(JSON.parse(body));
    return new Promise((resolve, reject) => {
      answers.push({
        deliver: () => resolve(new Response()),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
});

test.after.each(async () => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'early');
  sessionStorage.clear();
  for (const { id } of getSnapshot().toasts) dismissToast(id);
  await clock.advance(1_000_000);
  Object.assign(site, { webhookUrl: '' });
  restoreStubs();
  clock.restore();
});

test('the form starts idle: empty, without errors, and ready', () => {
  render(page());
  assert.ok(screen.getByRole('form', { name: 'Early access' }));
  for (const label of Object.keys(typed)) assert.is(screen.getByLabelText(label), field(label));
  assert.equal(errors(), {});
  assert.is(button().textContent, 'Join Early Access List');
  assert.is(button().disabled, false);
  assert.is(checkbox().checked, false);
  assert.is(businessType().value, '');
  assert.ok(screen.getByText('Please provide either an email or phone number'));
});

test('nothing that is typed can reach the address, and the exact messages show, not the browser’s', () => {
  render(page());
  assert.is(form().getAttribute('method'), 'post');
  assert.is(form().noValidate, true);
});

test('no submit ever leads to another page: not a wrong one, not a right one, not one too many', async () => {
  render(page());
  assert.is(fireEvent.submit(form()), false);
  fill();
  assert.is(fireEvent.submit(form()), false);
  assert.is(fireEvent.submit(form()), false);
  await deliver();
});

test('the browser can fill in name, email and phone', () => {
  render(page());
  const labels = ['Full Name (required)', 'Email', 'Phone'];
  const purposes = labels.map((label) => field(label).getAttribute('autocomplete'));
  assert.equal(purposes, ['name', 'email', 'tel-national']);
});

test('the business type offers a blank and the four types, and is not enforced', async () => {
  render(page());
  assert.equal(
    [...businessType().options].map(({ value }) => value),
    ['', 'professional-services', 'healthcare', 'trades', 'other'],
  );
  fill();
  submit();
  assert.is(sent[0]?.businessType, '');
  await deliver();
});

test('the kind of business whose card the visitor has joined from is chosen already, and sent', async () => {
  suggestBusinessType('healthcare');
  render(page());
  assert.is(businessType().value, 'healthcare');
  fill();
  submit();
  assert.is(sent[0]?.businessType, 'healthcare');
  await deliver();
});

test('an empty form shows every error at its field, sends nothing, and focuses the summary of them', () => {
  render(page());
  submit();
  assert.equal(errors(), {
    'Full Name': 'Name is required',
    Email: CONTACT,
    Phone: CONTACT,
    'What is your main challenge?': 'Please tell us about your main challenge',
  });
  assert.equal(sent, []);
  assert.is(document.activeElement?.id, 'signup-errors');
  assert.is(button().disabled, false);
});

test('white space alone is as good as nothing', () => {
  render(page());
  fill({ ...typed, 'Full Name (required)': ' \t ' });
  submit();
  assert.equal(errors(), { 'Full Name': 'Name is required' });
});

for (const [label, value, message] of [
  ['Email', 'ada', 'Please enter a valid email address'],
  ['Phone', '1300 123', 'Phone number should start with 04 or 02'],
  ['What is your main challenge? (required)', '', 'Please tell us about your main challenge'],
] as const) {
  test(`a mistake in ${label} alone shows there alone: ${message}`, () => {
    render(page());
    fill({ ...typed, [label]: value });
    submit();
    assert.equal(errors(), { [label.replace(' (required)', '')]: message });
    assert.equal(sent, []);
  });
}

test('a field’s description names its error before the hint', () => {
  render(page());
  submit();
  const texts = (field('Email').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  assert.equal(texts, [CONTACT, 'Please provide either an email or phone number']);
});

for (const label of ['Email', 'Phone']) {
  test(`typing in ${label} clears the errors of email and phone, and of no other field`, () => {
    render(page());
    submit();
    fireEvent.input(field(label), { target: { value: '0' } });
    assert.equal(Object.keys(errors()), ['Full Name', 'What is your main challenge?']);
  });
}

test('typing in the name, and leaving a field, changes no error', () => {
  render(page());
  fireEvent.blur(field('Email'));
  assert.equal(errors(), {});
  submit();
  fireEvent.input(field('Full Name (required)'), { target: { value: 'Ada' } });
  assert.is(Object.keys(errors()).length, 4);
});

test('a corrected form loses its errors and is sent', async () => {
  render(page());
  submit();
  fill();
  submit();
  assert.equal(errors(), {});
  assert.is(sent.length, 1);
  await deliver();
});

test('exactly the ten fields are sent, trimmed', async () => {
  history.replaceState(null, '', '/?from=ad#contact');
  render(page());
  fillAll();
  submit();
  const { timestamp, source, ...rest } = sent[0] ?? {};
  assert.equal(rest, {
    name: 'Ada',
    email: 'ada@example.com',
    phone: '',
    businessType: 'trades',
    challenge: 'Quotes take all evening',
    earlyAccess: true,
    form_type: 'early_access_waitlist',
    url: 'https://site.example/?from=ad#contact',
  });
  assert.is(typeof source, 'string');
  assert.match(String(timestamp), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  await deliver();
});

test('while it is sent the button is disabled and reads Joining Early Access...', async () => {
  render(page());
  fill();
  submit();
  assert.is(button().textContent, 'Joining Early Access...');
  assert.is(button().disabled, true);
  assert.is(field('Email').value, 'ada@example.com');
  await deliver();
  assert.is(button().textContent, 'Join Early Access List');
  assert.is(button().disabled, false);
});

test('one request leaves, whatever is clicked or pressed until it is settled', async () => {
  render(page());
  fill();
  act(() => {
    button().click();
    button().click();
    form().requestSubmit();
  });
  submit();
  fireEvent.click(button());
  await clock.advance(14_000);
  submit();
  assert.is(sent.length, 1);
  await deliver();
});

test('success: the toast, and an empty form', async () => {
  render(page());
  fillAll();
  submit();
  await deliver();
  assert.is(
    toastText('status'),
    'Welcome to Early Access!' +
      "Thank you for joining our early access list. We'll be in touch soon with priority updates!",
  );
  assert.is(toastText('alert'), '');
  for (const label of Object.keys(typed)) assert.is(field(label).value, '', label);
  assert.is(businessType().value, '');
  assert.is(checkbox().checked, false);
  assert.equal([errors(), fallback()], [{}, []]);
});

test('a second sign-up can follow the first', async () => {
  render(page());
  fill();
  submit();
  await deliver();
  fill();
  submit();
  assert.is(sent.length, 2);
  await deliver();
});

test('failure: the toast in destructive style, and everything that was typed', async () => {
  render(page());
  fillAll();
  submit();
  await fail();
  assert.is(toastText('alert'), 'ErrorThere was a problem sending your message. Please try again.');
  assert.is(get('[role=alert]').firstElementChild?.getAttribute('data-variant'), 'destructive');
  for (const [label, value] of Object.entries(typed)) assert.is(field(label).value, value, label);
  assert.is(businessType().value, 'trades');
  assert.is(checkbox().checked, true);
  assert.is(button().textContent, 'Join Early Access List');
  assert.is(button().disabled, false);
});

test('failure offers the phone number, and an email with what was typed', async () => {
  render(page());
  fillAll();
  submit();
  await fail();
  const [call, mail] = fallback();
  assert.is(call?.getAttribute('href'), phoneHref(site.phone));
  const address = mail?.getAttribute('href') ?? '';
  assert.ok(address.startsWith(`mailto:${site.email}?`));
  const body = new URL(address).searchParams.get('body') ?? '';
  for (const text of ['Ada', 'ada@example.com', 'trades', 'Quotes take all evening']) {
    assert.match(body, text);
  }
});

test('another try after a failure sends again, and its success takes the failure away', async () => {
  render(page());
  fill();
  submit();
  await fail();
  submit();
  assert.is(fallback().length, 0);
  await deliver();
  assert.is(sent.length, 2);
  assert.match(toastText('status'), 'Welcome to Early Access!');
  assert.is(toastText('alert'), '');
});

test('a webhook that does not answer for 15 seconds is a failure', async () => {
  render(page());
  fill();
  submit();
  await act(() => clock.advance(14_999));
  assert.is(button().disabled, true);
  await act(() => clock.advance(1));
  assert.match(toastText('alert'), 'There was a problem');
  assert.is(field('Email').value, 'ada@example.com');
});

test('a site without a webhook fails honestly: the toast, the text and the other ways', async () => {
  Object.assign(site, { webhookUrl: '' });
  render(page());
  fill();
  submit();
  await act(settle);
  assert.match(toastText('alert'), 'There was a problem');
  assert.is(field('Email').value, 'ada@example.com');
  assert.is(fallback().length, 2);
  assert.equal(sent, []);
});

for (const [name, end] of [
  ['success', deliver],
  ['failure', fail],
] as const) {
  test(`after ${name} the focus that the disabled button lost returns to it`, async () => {
    render(page());
    fill();
    button().focus();
    submit();
    loseFocus();
    await end();
    assert.is(document.activeElement, button());
  });

  test(`after ${name} a focus that has moved on stays where it is`, async () => {
    render(page());
    fill();
    submit();
    screen.getByText('Elsewhere').focus();
    await end();
    assert.is(document.activeElement, screen.getByText('Elsewhere'));
  });
}

test('the first render takes no focus', () => {
  render(page());
  assert.is(document.activeElement, document.body);
});

/** Whether Enter in the field is left to the browser, which submits the form. */
function enterSubmits(label: string): boolean {
  field(label).focus();
  return fireEvent.keyDown(field(label), { key: 'Enter' });
}

test('with a mouse Enter in a field submits', () => {
  stub(globalThis, 'matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  render(page());
  for (const label of ['Full Name (required)', 'Email', 'Phone']) assert.ok(enterSubmits(label), label);
});

test('on a phone the key says Next, and goes to the next field; in the challenge it makes a new line', () => {
  const coarse = (query: string) => query === '(pointer: coarse)';
  stub(globalThis, 'matchMedia', (query: string) => ({
    matches: coarse(query),
    addEventListener() {},
    removeEventListener() {},
  }));
  render(page());
  for (const [label, next] of [
    ['Full Name (required)', 'signup-email'],
    ['Email', 'signup-phone'],
    ['Phone', 'signup-businessType'],
  ] as const) {
    assert.is(field(label).getAttribute('enterkeyhint'), 'next');
    assert.not.ok(enterSubmits(label), label);
    assert.is(document.activeElement?.id, next);
  }
  assert.ok(enterSubmits('What is your main challenge? (required)'));
});

const trap = () => get<HTMLInputElement>('input[aria-hidden]');

test('a field that people don’t see, reach or get filled in, catches who fills in everything', async () => {
  render(page());
  assert.equal([trap().tabIndex, trap().autocomplete, trap().className], [-1, 'off', 'visually-hidden']);
  fillAll();
  trap().value = 'https://spam.example';
  submit();
  await act(settle);
  assert.equal(sent, []);
  assert.match(toastText('alert'), 'There was a problem');
  assert.is(field('Email').value, 'ada@example.com');
  assert.is(fallback().length, 2);
  trap().value = '';
  submit();
  assert.is(Object.keys(sent[0] ?? {}).length, 10);
  await deliver();
});

test('a submit within 2 seconds of the first paint is sent when they are over, however often it comes', async () => {
  paintedAgo(1_500);
  render(page());
  fill();
  submit();
  submit();
  assert.is(button().textContent, 'Joining Early Access...');
  await act(() => clock.advance(499));
  assert.equal(sent, []);
  await act(() => clock.advance(1));
  assert.is(sent.length, 1);
  await deliver();
  assert.match(toastText('status'), 'Welcome to Early Access!');
});

test('who leaves the page within these 2 seconds has the sign-up sent at once', async () => {
  paintedAgo(0);
  render(page());
  fill();
  submit();
  dispatchEvent(new Event('pagehide'));
  await act(settle);
  assert.is(sent.length, 1);
  await deliver();
});

test('without a paint entry the time counts from the start of the navigation', async () => {
  stub(performance, 'getEntriesByName', () => []);
  stub(performance, 'now', () => 1_999);
  render(page());
  fill();
  submit();
  assert.equal(sent, []);
  await act(() => clock.advance(1));
  assert.is(sent.length, 1);
  await deliver();
});

test('what was typed is there again when the form comes back, until it is sent', async () => {
  const { unmount } = render(page());
  fillAll();
  unmount();
  render(page());
  for (const [label, value] of Object.entries(typed)) assert.is(field(label).value, value, label);
  assert.equal([businessType().value, checkbox().checked], ['trades', true]);
  submit();
  await deliver();
  cleanup();
  render(page());
  assert.equal([field('Email').value, businessType().value, checkbox().checked], ['', '', false]);
});

test('a draft never fills a gap in what was submitted before hydration', async () => {
  sessionStorage.setItem('signup-draft', '{"phone":"0412 345 678"}');
  stub(globalThis, 'early', { submitted: true, busy: false, release: () => {} });
  const { unmount } = await hydrate(page(), { before: typeEverything });
  assert.is(sent[0]?.phone, '');
  await deliver();
  unmount();
});

test('the type of a card that the visitor joins from next takes the place of the one before', () => {
  suggestBusinessType('trades');
  render(page());
  cleanup();
  suggestBusinessType('healthcare');
  render(page());
  assert.is(businessType().value, 'healthcare');
});

test('a form that comes back while its sign-up is under way waits for the answer, and sends nothing again', async () => {
  const { unmount } = render(page());
  fill();
  submit();
  unmount();
  render(page());
  assert.is(button().textContent, 'Joining Early Access...');
  submit();
  assert.is(sent.length, 1);
  await deliver();
  assert.equal([field('Email').value, button().disabled], ['', false]);
});

test('an answer after the visitor has left the page only shows its toast', async () => {
  const { rerender } = render(page());
  fill();
  submit();
  rerender(<Toaster closeLabel="Close" closeIcon={null} />);
  await deliver();
  rerender(page());
  assert.match(toastText('status'), 'Welcome to Early Access!');
});

/** As a visitor does before hydration, unheard by React. */
function typeEverything(): void {
  for (const [label, value] of Object.entries(typed)) field(label).value = value;
}

test('what was typed, chosen and ticked before hydration stays, through every state', async () => {
  const { errors: mended, unmount } = await hydrate(page(), {
    before() {
      typeEverything();
      businessType().value = 'trades';
      checkbox().checked = true;
    },
  });
  assert.equal(mended, []);
  submit();
  assert.is(sent[0]?.businessType, 'trades');
  await fail();
  for (const [label, value] of Object.entries(typed)) assert.is(field(label).value, value, label);
  assert.is(checkbox().checked, true);
  unmount();
});

test('a submit that was held before hydration is carried out once', async () => {
  const early = { submitted: true, busy: false, release: () => {} };
  stub(globalThis, 'early', early);
  const { unmount } = await hydrate(page(), { before: typeEverything });
  assert.is(sent.length, 1);
  assert.is(early.submitted, false);
  await deliver();
  unmount();
  render(page());
  assert.is(sent.length, 1);
});

test('a held submit is carried out once under StrictMode as well', async () => {
  stub(globalThis, 'early', { submitted: true, busy: false, release: () => {} });
  render(<StrictMode>{page()}</StrictMode>);
  assert.is(errorOf('Full Name (required)'), 'Name is required');
  assert.equal(sent, []);
});

test('a held submit with mistakes shows them', async () => {
  stub(globalThis, 'early', { submitted: true, busy: false, release: () => {} });
  const { unmount } = await hydrate(page());
  assert.is(Object.keys(errors()).length, 4);
  assert.equal(sent, []);
  unmount();
});

test('nothing is sent by itself when no submit was held', () => {
  stub(globalThis, 'early', { submitted: false, scrolled: true, release: () => {} });
  render(page());
  assert.equal([sent, errors()], [[], {}]);
});

test('the HTML holds the notices for a submit that waits or stalls, with phone and email', async () => {
  const container = document.createElement('div');
  container.innerHTML = await withoutWindow(() => renderToString(page()));
  const text = container.textContent ?? '';
  assert.match(text, 'will go as soon as the page is ready');
  assert.match(text, 'Please call or write instead');
  assert.ok(container.querySelector(`a[href="${phoneHref(site.phone)}"]`));
  assert.ok(container.querySelector(`a[href="mailto:${site.email}"]`));
});

test.run();
