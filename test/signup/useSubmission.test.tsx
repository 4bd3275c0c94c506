import { act, fireEvent, render, screen } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { phoneHref } from '../../src/phone.ts';
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

const test = suite('useSubmission');

withForm(test);

/** In a browser, a button that is disabled loses the focus. */
function loseFocus(): void {
  const other = field('Email');
  other.focus();
  other.blur();
  assert.is(document.activeElement, document.body);
}

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

  for (const [where, top, preventScroll] of [
    ['on the screen', 10, false],
    ['above the screen', -1, true],
    ['below the screen', innerHeight + 1, true],
  ] as const) {
    test(`after ${name} a button ${where} is ${preventScroll ? 'not scrolled to' : 'kept clear of the toast'}`, async () => {
      render(page());
      fill();
      button().focus();
      submit();
      loseFocus();
      const focused: unknown[] = [];
      stub(button(), 'getBoundingClientRect', () => ({ top }));
      stub(button(), 'focus', (options: unknown) => focused.push(options));
      await end();
      assert.equal(focused, [{ preventScroll }]);
    });
  }

  test(`after ${name} a focus that has moved on stays where it is`, async () => {
    render(page());
    fill();
    submit();
    screen.getByText('Elsewhere').focus();
    await end();
    assert.is(document.activeElement, screen.getByText('Elsewhere'));
  });
}

test.run();
