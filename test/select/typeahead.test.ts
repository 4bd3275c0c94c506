import * as assert from 'uvu/assert';
import { currentText, eraseKey, findMatch, nothingTyped, typeKey } from '../../src/select/typeahead.ts';
import { suite } from '../suite.ts';

const test = suite('typeahead');

const labels = ['Choose one', 'Apple', 'Banana', 'Apricot', 'Éclair', 'Écart', 'apple pie'];

for (const [text, from, to, name] of [
  ['b', 'Choose one', 'Banana', 'one character finds the first label that begins with it'],
  ['a', 'Apple', 'Apricot', 'one character leaves the current option'],
  ['aaa', 'Apricot', 'apple pie', 'a character repeated cycles'],
  ['aaaa', 'apple pie', 'Apple', 'cycling wraps around the end'],
  ['b', 'Banana', 'Banana', 'the only match is found again from itself'],
  ['ap', 'Apricot', 'Apricot', 'a longer text stays where it still matches'],
  ['aP', 'Éclair', 'apple pie', 'a longer text moves on when it no longer matches, whatever its case'],
  ['apple ', 'Apple', 'apple pie', 'a space is part of the text'],
  ['e', 'Choose one', 'Éclair', 'a plain letter finds an accented one'],
  ['e\u0301ca', 'Choose one', 'Écart', 'a combining accent is ignored'],
  ['éE', 'Éclair', 'Écart', 'case and accents do not stop the cycling'],
  ['x', 'Banana', 'Banana', 'without a match nothing moves'],
  ['.', 'Banana', 'Banana', 'punctuation is no pattern'],
] as const) {
  test(`'${text}' from ${from} goes to ${to}: ${name}`, () => {
    assert.is(labels[findMatch(labels, text, labels.indexOf(from))], to);
  });
}

test('characters add up until one second has passed since the last', () => {
  let typed = typeKey(nothingTyped, 'a', 5000);
  typed = typeKey(typed, 'p', 5999);
  assert.is(currentText(typed, 6998), 'ap');
  assert.is(currentText(typed, 6999), '');
  assert.is(currentText(typeKey(typed, 'b', 6999), 6999), 'b');
});

test('erasing takes the last character away, and counts as a key', () => {
  const typed = eraseKey(typeKey(typeKey(nothingTyped, 'a', 5000), 'x', 5500), 6000);
  assert.is(currentText(typed, 6999), 'a');
  assert.is(currentText(eraseKey(typed, 7000), 7000), '');
});

test.run();
