import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SignupFields } from '../../src/signup/signup.ts';
import { validate, withoutContactErrors } from '../../src/signup/validate.ts';

const test = suite('validate');

const CONTACT = 'Please provide either email or phone number';
const EMAIL = 'Please enter a valid email address';
const PHONE = 'Phone number should start with 04 or 02';

const valid: SignupFields = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '0412 345 678',
  businessType: 'trades',
  challenge: 'Quotes take all evening',
  earlyAccess: true,
};

for (const [name, fields, errors] of [
  ['a complete sign-up has no errors', {}, {}],
  ['the name is required', { name: '' }, { name: 'Name is required' }],
  ['the challenge is required', { challenge: '' }, { challenge: 'Please tell us about your main challenge' }],
  ['the business type may be empty', { businessType: '' }, {}],
  ['the early-access checkbox is optional', { earlyAccess: false }, {}],
  ['an email alone will do', { phone: '' }, {}],
  ['a phone number alone will do', { email: '' }, {}],
  ['without both, both fields say so', { email: '', phone: '' }, { email: CONTACT, phone: CONTACT }],
  ['an email must have an @', { email: 'ada.example.com' }, { email: EMAIL }],
  ['an email must have a dot', { email: 'ada@example' }, { email: EMAIL }],
  ['an email with an @ and a dot anywhere is accepted', { email: '.@' }, {}],
  ['a wrong email is an error beside a good phone number', { email: 'ada' }, { email: EMAIL }],
  ['a wrong email alone is its own error only', { email: 'ada', phone: '' }, { email: EMAIL }],
  ['a phone number may start with 04', { phone: '04' }, {}],
  ['a phone number may start with 02', { phone: '02 5550 0142' }, {}],
  ['a phone number may not start with 03', { phone: '0398765432' }, { phone: PHONE }],
  ['a phone number may not start with the country code', { phone: '+61412345678' }, { phone: PHONE }],
  ['a bracket is not a 0', { phone: '(02) 5550 0142' }, { phone: PHONE }],
  ['a space does not make a prefix', { phone: '0 412 345 678' }, { phone: PHONE }],
  ['a wrong phone number is an error beside a good email', { phone: '1300' }, { phone: PHONE }],
  ['a wrong phone number alone is its own error only', { email: '', phone: '1300' }, { phone: PHONE }],
  ['both can be wrong', { email: 'ada', phone: '1300' }, { email: EMAIL, phone: PHONE }],
] as const) {
  test(name, () => {
    assert.equal(validate({ ...valid, ...fields }), errors);
  });
}

test('the errors come in the order of the form', () => {
  const errors = validate({ ...valid, name: '', email: '', phone: '', challenge: '' });
  assert.equal(Object.keys(errors), ['name', 'email', 'phone', 'challenge']);
});

test('typing in email or phone clears the errors of both and of no other field', () => {
  const errors = { name: 'Name is required', email: CONTACT, phone: CONTACT, challenge: 'Please tell us' };
  assert.equal(withoutContactErrors(errors), { name: 'Name is required', challenge: 'Please tell us' });
  assert.equal(withoutContactErrors({ email: EMAIL }), {});
});

test('where there is nothing to clear the errors stay the same object', () => {
  const errors = { name: 'Name is required' };
  assert.is(withoutContactErrors(errors), errors);
});

test.run();
