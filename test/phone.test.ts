import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatPhone, phoneHref } from '../src/phone.ts';

const test = suite('phone');

test('a landline is shown with its area code in brackets', () => {
  assert.is(formatPhone('0255500142'), '(02) 5550 0142');
});

test('a mobile is shown in four, three and three digits', () => {
  assert.is(formatPhone('0412345678'), '0412 345 678');
});

test('a 1300 or 1800 number has no area code', () => {
  assert.equal(['1300123456', '1800123456'].map(formatPhone), ['1300 123 456', '1800 123 456']);
});

test('a number of another length is shown as it is', () => {
  assert.equal(['131444', '04123', ''].map(formatPhone), ['131444', '04123', '']);
});

test('the tel address has the country code in place of the first zero', () => {
  assert.is(phoneHref('0255500142'), 'tel:+61255500142');
  assert.is(phoneHref('0412345678'), 'tel:+61412345678');
});

test('a number without an area code is dialled as it is', () => {
  assert.is(phoneHref('1300123456'), 'tel:1300123456');
});

test.run();
