import * as assert from 'uvu/assert';
import { readFields, validate } from '../../src/signup/signup.ts';
import { suite } from '../suite.ts';

const test = suite('signup');

const CONTACT = 'Please provide either email or phone number';
const EMAIL = 'Please enter a valid email address';
const PHONE = 'Phone number should start with 04 or 02';

function read(entries: Readonly<Record<string, string>>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return readFields(data);
}

const fields = {
  name: 'Ada  Lovelace',
  email: 'ada@example.com',
  phone: '0412 345 678',
  businessType: 'trades',
  challenge: 'Quotes.\n\nAnd invoices.',
  earlyAccess: true,
};

test('outer white space goes, inner white space stays', () => {
  const typed = { name: '  Ada  Lovelace\t', email: '\u00a0ada@example.com ', earlyAccess: 'on' };
  assert.equal(read({ ...fields, ...typed, challenge: '\n Quotes.\n\nAnd invoices. \n' }), fields);
});

test('invisible characters in a copied email or phone number go, and stay where they may be part of a word', () => {
  const copied = { email: '\u200bada@example.com', phone: '\u202a0412 345 678\u202c', name: 'Ada\u200dLovelace' };
  assert.equal(read({ ...fields, earlyAccess: 'on', ...copied }), { ...fields, name: 'Ada\u200dLovelace' });
});

test('nothing is cut off, however long it is; what is missing is empty, an unchecked box false', () => {
  const challenge = 'x'.repeat(100_000);
  const empty = { name: '', email: '', phone: '', businessType: '', earlyAccess: false };
  assert.equal(read({ challenge }), { ...empty, challenge });
});

for (const [name, changes, errors] of [
  ['a complete sign-up has no errors', {}, {}],
  ['the name is required', { name: '' }, { name: 'Name is required' }],
  ['the challenge is required', { challenge: '' }, { challenge: 'Please tell us about your main challenge' }],
  ['the business type may be empty', { businessType: '' }, {}],
  ['an email alone will do', { phone: '' }, {}],
  ['a phone number alone will do', { email: '' }, {}],
  ['without both, both fields say so', { email: '', phone: '' }, { email: CONTACT, phone: CONTACT }],
  ['an email must have an @', { email: 'ada.example.com' }, { email: EMAIL }],
  ['an email must have a dot', { email: 'ada@example' }, { email: EMAIL }],
  ['an email with an @ and a dot anywhere is accepted', { email: '.@' }, {}],
  ['a wrong email is an error beside a good phone number', { email: 'ada' }, { email: EMAIL }],
  ['a phone number may start with 04', { phone: '04' }, {}],
  ['a phone number may start with 02', { phone: '02 5550 0142' }, {}],
  ['a phone number may not start with 03', { phone: '0398765432' }, { phone: PHONE }],
  ['a phone number may not start with the country code', { phone: '+61412345678' }, { phone: PHONE }],
  ['a digit of another script is not a 0', { phone: '٠٤١٢ ٣٤٥ ٦٧٨' }, { phone: PHONE }],
  ['a bracket is not a 0', { phone: '(02) 5550 0142' }, { phone: PHONE }],
  ['a wrong phone number is an error beside a good email', { phone: '1300' }, { phone: PHONE }],
] as const) {
  test(name, () => {
    assert.equal(validate({ ...fields, ...changes }), errors);
  });
}

test('the errors come in the order of the form', () => {
  const errors = validate({ ...fields, name: '', email: '', phone: '', challenge: '' });
  assert.equal(Object.keys(errors), ['name', 'email', 'phone', 'challenge']);
});

test.run();
