import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { currentText, findMatch, nothingTyped, typeKey } from '../../src/select/typeahead.ts';

const test = suite('typeahead');

const labels = ['Choose one', 'Apple', 'Banana', 'Apricot', 'Éclair', 'Écart', 'apple pie'];

const cases: readonly (readonly [text: string, from: string, to: string, name: string])[] = [
  ['b', 'Choose one', 'Banana', 'one character finds the first label that begins with it'],
  ['B', 'Choose one', 'Banana', 'upper case typed finds what lower case finds'],
  ['a', 'Apple', 'Apricot', 'one character leaves the current option'],
  ['aa', 'Apple', 'Apricot', 'a repeated character cycles'],
  ['aaa', 'Apricot', 'apple pie', 'a character repeated again cycles on'],
  ['aaaa', 'apple pie', 'Apple', 'cycling wraps around the end'],
  ['b', 'Banana', 'Banana', 'the only match is found again from itself'],
  ['ap', 'Apricot', 'Apricot', 'a longer text stays where it still matches'],
  ['app', 'Apricot', 'apple pie', 'a longer text moves on when it no longer matches'],
  ['apple ', 'Apple', 'apple pie', 'a space is part of the text'],
  ['ba', 'Éclair', 'Banana', 'a longer text wraps too'],
  ['e', 'Choose one', 'Éclair', 'a plain letter finds an accented one'],
  ['é', 'Éclair', 'Écart', 'an accented letter is found, and cycles'],
  ['eE', 'Écart', 'Éclair', 'case and accents do not stop the cycling'],
  ['e\u0301ca', 'Choose one', 'Écart', 'a combining accent is ignored'],
  ['x', 'Banana', 'Banana', 'without a match nothing moves'],
  ['.', 'Banana', 'Banana', 'punctuation is no pattern'],
];

for (const [text, from, to, name] of cases) {
  test(`'${text}' from ${from} goes to ${to}: ${name}`, () => {
    assert.is(labels[findMatch(labels, text, labels.indexOf(from))], to);
  });
}

test('an empty list has no match', () => {
  assert.is(findMatch([], 'a', 0), 0);
});

test('characters add up while less than a second lies between them', () => {
  let typed = typeKey(nothingTyped, 'a', 5000);
  typed = typeKey(typed, 'p', 5999);
  typed = typeKey(typed, 'r', 6998);
  assert.is(currentText(typed, 7997), 'apr');
});

test('the text is gone one second after the last key', () => {
  const typed = typeKey(typeKey(nothingTyped, 'a', 0), 'p', 500);
  assert.is(currentText(typed, 1499), 'ap');
  assert.is(currentText(typed, 1500), '');
  assert.is(currentText(typeKey(typed, 'b', 1500), 1500), 'b');
});

test('backspace takes the last character away and counts as a key', () => {
  const typed = typeKey(typeKey(typeKey(nothingTyped, 'a', 0), 'x', 500), 'Backspace', 1000);
  assert.is(currentText(typed, 1999), 'a');
  assert.is(currentText(typed, 2000), '');
});

test('backspace never becomes text', () => {
  assert.is(currentText(typeKey(nothingTyped, 'Backspace', 0), 0), '');
});

test.run();
