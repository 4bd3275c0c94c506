import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { suggestBusinessType } from '../../src/signup/suggestion.ts';
import { Toaster } from '../../src/toast/Toaster.tsx';
import { hydrate, settle, stub } from '../helpers.tsx';
import {
  advance,
  businessType,
  button,
  checkbox,
  deliver,
  errorOf,
  fallback,
  field,
  fill,
  fillAll,
  form,
  get,
  page,
  paintedAgo,
  sent,
  submit,
  toastText,
  typed,
  typeEverything,
  withForm,
} from './formPage.tsx';

const test = suite('submission');
withForm(test);

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
  await advance(499);
  assert.equal(sent, []);
  await advance(1);
  assert.is(sent.length, 1);
  await deliver();
  assert.match(toastText('status'), 'Welcome to Early Access!');
});

const says = () => (form().textContent ?? '').includes('You’re on the list.');

test('the form itself says that a sign-up has gone, until its visitor types again', async () => {
  render(page());
  fill();
  assert.is(says(), false);
  submit();
  await deliver();
  assert.is(says(), true);
  fireEvent.input(field('Email'));
  assert.is(says(), false);
});

test('an empty form that is submitted after a sign-up says what is missing, and nothing else', async () => {
  render(page());
  fill();
  submit();
  await deliver();
  submit();
  assert.equal([says(), errorOf('Full Name (required)')], [false, 'Name is required']);
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
  await advance(1);
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
  stub(globalThis, 'early', { submittedFrom: 'http://localhost/', busy: false, release() {}, releaseForm() {}, stall() {} });
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

test.run();
