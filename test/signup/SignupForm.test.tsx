import { fireEvent, render, screen } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { businessTypeOptions } from '../../src/content/signupOptions.ts';
import { FIELD_NAMES } from '../../src/signup/signup.ts';
import { suggestBusinessType } from '../../src/signup/suggestion.ts';
import { TRAP_NAME } from '../../src/signup/useSignupForm.ts';
import { fakeMedia, stub } from '../helpers.tsx';
import {
  button,
  empty,
  errors,
  field,
  form,
  formSuite,
  get,
  page,
  sent,
  submit,
  type,
  typed,
  values,
} from './formPage.tsx';

const test = formSuite('SignupForm');
const CONTACT = 'Please provide either email or phone number';

test('the form starts idle: empty, without errors, ready, and takes no focus', () => {
  render(page());
  assert.ok(form().getAttribute('aria-label'));
  assert.equal([values(), errors()], [empty, {}]);
  assert.is(button().disabled, false);
  assert.is(document.activeElement, document.body);
});

test('every field has its label, email and phone their hint, and the browser can fill in the first three', () => {
  render(page());
  for (const name of Object.keys(empty)) assert.ok(field(name).labels?.[0]?.textContent, name);
  const hint = screen.getByText('Please provide either an email or phone number');
  for (const name of ['email', 'phone']) assert.is(field(name).getAttribute('aria-describedby'), hint.id);
  const purposes = ['name', 'email', 'phone'].map((name) => field(name).getAttribute('autocomplete'));
  assert.equal(purposes, ['name', 'email', 'tel-national']);
});

test('each control with a name is a field of the sign-up, but for the trap', () => {
  render(page());
  const names = [...form().elements].map((control) => control.getAttribute('name')).filter((name) => name !== null);
  assert.equal(names.filter((name) => name !== TRAP_NAME), [...FIELD_NAMES]);
});

test('no submit leads to another page: not a wrong one, not a right one, not one too many', () => {
  render(page());
  // Without JavaScript nothing that is typed must reach the address; with it the exact messages show.
  assert.equal([form().getAttribute('method'), form().noValidate], ['post', true]);
  assert.is(fireEvent.submit(form()), false);
  type();
  assert.is(fireEvent.submit(form()), false);
  assert.is(fireEvent.submit(form()), false);
});

test('the business type offers a blank and the kinds that there are, and may stay empty', () => {
  render(page());
  const [blank, ...others] = get<HTMLSelectElement>('select').options;
  assert.is(blank?.value, '');
  assert.equal(others.map(({ value, text }) => ({ value, label: text })), [...businessTypeOptions]);
  type();
  submit();
  assert.is(sent[0]?.businessType, '');
});

test('the kind of business whose card the visitor has joined from is chosen, in place of the one before', () => {
  for (const option of ['trades', 'healthcare'] as const) {
    suggestBusinessType(option);
    const { unmount } = render(page());
    assert.is(field('businessType').value, option);
    unmount();
  }
});

test('the challenge is described by an example, besides its error', () => {
  render(page());
  const description = () => {
    const ids = field('challenge').getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join();
  };
  assert.match(description(), /^For example: /);
  submit();
  assert.match(description(), /^Please tell us .*,For example: /);
});

test('an empty form shows every error at its field, focuses their summary, and is sent once it is corrected', () => {
  render(page());
  submit();
  assert.equal(errors(), {
    name: 'Name is required',
    email: CONTACT,
    phone: CONTACT,
    challenge: 'Please tell us about your main challenge',
  });
  assert.is(document.activeElement?.id, 'signup-errors');
  assert.equal([sent, button().disabled], [[], false]);
  type();
  submit();
  assert.equal([errors(), sent.length], [{}, 1]);
});

test('a mistake shows at its field alone, white space too, and each wrong submit focuses the summary', () => {
  render(page());
  type({ ...typed, email: 'ada' });
  submit();
  assert.equal(errors(), { email: 'Please enter a valid email address' });
  type({ ...typed, name: ' \t ' });
  field('name').focus();
  submit();
  assert.equal([errors(), sent], [{ name: 'Name is required' }, []]);
  assert.is(document.activeElement?.id, 'signup-errors');
});

for (const name of ['email', 'phone']) {
  test(`typing in ${name} clears the errors of email and phone, and of no other field`, () => {
    render(page());
    submit();
    type({ [name]: '0' });
    assert.equal(Object.keys(errors()), ['name', 'challenge']);
  });
}

test('typing in the name, and leaving a field, changes no error', () => {
  render(page());
  fireEvent.blur(field('email'));
  assert.equal(errors(), {});
  submit();
  type({ name: 'Ada' });
  assert.is(Object.keys(errors()).length, 4);
});

test('a link of the summary shows the label, then focuses the field without scrolling, with no hash', () => {
  const steps: unknown[] = [];
  const { href } = location;
  render(page());
  submit();
  stub(Element.prototype, 'scrollIntoView', function (this: Element) {
    steps.push(`${this.id} in view`);
  });
  stub(field('email'), 'focus', (options: unknown) => steps.push(options));
  assert.is(fireEvent.click(screen.getByRole('link', { name: CONTACT })), false);
  assert.equal(steps, ['signup-email-label in view', { preventScroll: true }]);
  assert.is(location.href, href);
});

for (const [pointer, isCoarse] of [['mouse', false], ['phone', true]] as const) {
  test(`with a ${pointer} Enter in a field ${isCoarse ? 'goes to the next, as its key says' : 'submits'}`, () => {
    fakeMedia().set('(pointer: coarse)', isCoarse);
    render(page());
    for (const [name, next] of [['name', 'email'], ['email', 'phone'], ['phone', 'businessType']] as const) {
      field(name).focus();
      assert.is(field(name).getAttribute('enterkeyhint'), 'next');
      assert.ok(fireEvent.keyDown(field(name), { key: 'Enter', isComposing: true }), 'an input method’s own');
      assert.is(document.activeElement, field(name));
      assert.is(fireEvent.keyDown(field(name), { key: 'Enter' }), !isCoarse);
      assert.is(document.activeElement, field(isCoarse ? next : name));
    }
    assert.ok(fireEvent.keyDown(field('challenge'), { key: 'Enter' }), 'there it makes a new line');
  });
}

test.run();
