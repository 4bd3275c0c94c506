import * as assert from 'uvu/assert';
import { formatAbn, isValidAbn } from '../src/abn.ts';
import { suite } from './suite.ts';

const test = suite('abn');

for (const [written, shown] of [
  ['51824753556', '51 824 753 556'],
  ['518 247 535 56', '51 824 753 556'],
  ['123', '123'],
] as const) {
  test(`${written} is shown as ${shown}`, () => {
    assert.is(formatAbn(written), shown);
  });
}

for (const [name, abn, valid] of [
  ['the register’s own example', '51824753556', true],
  ['one with spaces', '51 824 753 556', true],
  ['the communications authority’s', '55386169386', true],
  ['an empty one', '', false],
  ['one with a digit changed', '51824753557', false],
  ['one with two digits swapped', '51842753556', false],
  ['one digit less', '5182475355', false],
  ['one digit more', '518247535560', false],
  ['letters', '5182475355A', false],
  ['an example such as 12 345 678 901', '12345678901', false],
] as const) {
  test(`${name} is ${valid ? '' : 'not '}valid`, () => {
    assert.is(isValidAbn(abn), valid);
  });
}

test.run();
