import * as assert from 'uvu/assert';
import { formatPhone, phoneHref, readPhone } from '../src/phone.ts';
import { suite } from './suite.ts';

const test = suite('phone');

for (const [name, phone, shown, dialled] of [
  ['a landline, with its area code apart', '0255500142', '02 5550 0142', 'tel:+61255500142'],
  ['a mobile, in four, three and three digits', '0412345678', '0412 345 678', 'tel:+61412345678'],
  ['a 1300 number, which has no area code', '1300123456', '1300 123 456', 'tel:1300123456'],
  ['an 1800 number, which has no area code', '1800123456', '1800 123 456', 'tel:1800123456'],
  ['a 13 number, in pairs', '131444', '13 14 44', 'tel:131444'],
  ['a number of another length, as it is', '12345', '12345', 'tel:12345'],
] as const) {
  test(`${name}: ${shown}`, () => {
    assert.equal([formatPhone(phone), phoneHref(phone)], [shown, dialled]);
  });
}

for (const [digits, ...spellings] of [
  ['0262345678', '(02) 6234 5678', '+61 2 6234 5678', '+61 (0)2 6234-5678', '0061 2 6234 5678', '02.6234.5678'],
  ['0412345678', '0412 345 678', '+61412345678', '61 412 345 678'],
  ['1300123456', '1300 123 456'],
  ['131213', '13 12 13'],
  ['ask for Bob', 'ask for Bob'],
  ['', '', ' '],
] as const) {
  test(`${spellings.map((typed) => `"${typed}"`).join(', ')} is read as "${digits}"`, () => {
    for (const typed of spellings) assert.is(readPhone(typed), digits);
  });
}

test.run();
