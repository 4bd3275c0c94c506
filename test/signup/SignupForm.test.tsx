import { act, fireEvent, render, screen } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { phoneHref } from '../../src/phone.ts';
import { suggestBusinessType } from '../../src/signup/suggestion.ts';
import { site } from '../../src/site.ts';
import { settle, stub } from '../helpers.tsx';
import {
  advance,
  businessType,
  button,
  checkbox,
  deliver,
  errors,
  fail,
  fallback,
  field,
  fill,
  fillAll,
  form,
  get,
  page,
  sent,
  submit,
  toastText,
  typed,
  withForm,
} from './formPage.tsx';

const test = suite('SignupForm');
const CONTACT = 'Please provide either email or phone number';

withForm(test);

/** In a browser, a button that is disabled loses the focus. */
function loseFocus(): void {
  const other = field('Email');
  other.focus();
  other.blur();
  assert.is(document.activeElement, document.body);
}

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
  await advance(14_000);
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
  await advance(14_999);
  assert.is(button().disabled, true);
  await advance(1);
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

test.run();
