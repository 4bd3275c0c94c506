import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { businessTypeOptions } from '../../src/content/signupOptions.ts';
import { createSignup, readFields } from '../../src/signup/signup.ts';

const test = suite('signup');

function form(entries: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

const fields = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '0412 345 678',
  businessType: 'trades',
  challenge: 'Quotes',
  earlyAccess: true,
};

test('a sign-up has exactly the ten fields of the specification', () => {
  const signup = createSignup(fields, new Date('2026-11-21T09:00:00+11:00'), 'https://site.example/#contact');
  assert.equal(signup, {
    ...fields,
    timestamp: '2026-11-20T22:00:00.000Z',
    source: 'Website contact form',
    form_type: 'early_access_waitlist',
    url: 'https://site.example/#contact',
  });
  assert.is(Object.keys(signup).length, 10);
});

test('the business types are the four of the specification', () => {
  assert.equal(businessTypeOptions, [
    { value: 'professional-services', label: 'Professional Services' },
    { value: 'healthcare', label: 'Healthcare' },
    { value: 'trades', label: 'Trades' },
    { value: 'other', label: 'Other' },
  ]);
});

test('outer white space goes, inner white space stays', () => {
  const read = readFields(
    form({
      name: '  Ada  Lovelace\t',
      email: '\u00a0ada@example.com ',
      phone: ' 0412 345 678 ',
      businessType: 'trades',
      challenge: '\n Quotes.\n\nAnd invoices. \n',
      earlyAccess: 'on',
    }),
  );
  assert.equal(read, {
    name: 'Ada  Lovelace',
    email: 'ada@example.com',
    phone: '0412 345 678',
    businessType: 'trades',
    challenge: 'Quotes.\n\nAnd invoices.',
    earlyAccess: true,
  });
});

test('nothing is cut off, however long it is', () => {
  assert.is(readFields(form({ challenge: 'x'.repeat(100_000) })).challenge.length, 100_000);
});

test('what is missing is empty, and an unchecked box is false', () => {
  assert.equal(readFields(form({})), {
    name: '',
    email: '',
    phone: '',
    businessType: '',
    challenge: '',
    earlyAccess: false,
  });
});

test('white space alone is empty', () => {
  assert.is(readFields(form({ name: ' \t\n ' })).name, '');
});

test.run();
