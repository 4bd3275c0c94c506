import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatAbn, isValidAbn } from '../src/abn.ts';

const test = suite('abn');

test('it is shown in groups, however it was written', () => {
  assert.equal(['51824753556', '51 824 753 556', '518 247 535 56'].map(formatAbn), Array(3).fill('51 824 753 556'));
});

test('what has another length is shown as it is', () => {
  assert.equal(['', '123'].map(formatAbn), ['', '123']);
});

// The register's own worked example, the tax office, and the communications authority.
for (const abn of ['51824753556', '51 824 753 556', '55386169386']) {
  test(`${abn} is valid`, () => {
    assert.ok(isValidAbn(abn));
  });
}

for (const [name, abn] of [
  ['an empty one', ''],
  ['one with a digit changed', '51824753557'],
  ['one with two digits swapped', '51842753556'],
  ['one digit less', '5182475355'],
  ['one digit more', '518247535560'],
  ['letters', '5182475355A'],
  ['an example such as 12 345 678 901', '12345678901'],
] as const) {
  test(`${name} is not valid`, () => {
    assert.not.ok(isValidAbn(abn));
  });
}

test.run();
