import { fireEvent, render, screen } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { suggestBusinessType } from '../../src/signup/suggestion.ts';
import {
  businessType,
  button,
  checkbox,
  deliver,
  errors,
  field,
  fill,
  form,
  page,
  sent,
  submit,
  typed,
  withForm,
} from './formPage.tsx';

const test = suite('SignupForm');
const CONTACT = 'Please provide either email or phone number';

withForm(test);

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

test('the first render takes no focus', () => {
  render(page());
  assert.is(document.activeElement, document.body);
});

test.run();
