import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatPhone, phoneHref } from '../src/phone.ts';

const test = suite('phone');

for (const [name, phone, shown, dialled] of [
  ['a landline, with its area code in brackets', '0255500142', '(02) 5550 0142', 'tel:+61255500142'],
  ['a mobile, in four, three and three digits', '0412345678', '0412 345 678', 'tel:+61412345678'],
  ['a 1300 number, which has no area code', '1300123456', '1300 123 456', 'tel:1300123456'],
  ['an 1800 number, which has no area code', '1800123456', '1800 123 456', 'tel:1800123456'],
  ['a number of another length, as it is', '131444', '131444', 'tel:131444'],
] as const) {
  test(`${name}: ${shown}`, () => {
    assert.equal([formatPhone(phone), phoneHref(phone)], [shown, dialled]);
  });
}

test.run();
