import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keyAction, nextIndex } from '../../src/select/keys.ts';

const test = suite('keys');

const plain = { altKey: false, ctrlKey: false, metaKey: false, isComposing: false };
const alt = { altKey: true };

const closed = [
  ['ArrowDown', {}, 'open'],
  ['ArrowDown', alt, 'open'],
  ['ArrowUp', {}, 'first'],
  ['ArrowUp', alt, undefined],
  ['Enter', {}, 'open'],
  [' ', {}, 'open'],
  ['Home', {}, 'first'],
  ['End', {}, 'last'],
  ['a', {}, 'type'],
  ['É', {}, 'type'],
  ['PageDown', {}, undefined],
  ['PageUp', {}, undefined],
  ['Escape', {}, undefined],
  ['Tab', {}, undefined],
  ['Backspace', {}, undefined],
] as const;

const open = [
  ['ArrowDown', {}, 'next'],
  ['ArrowDown', alt, undefined],
  ['ArrowUp', {}, 'previous'],
  ['ArrowUp', alt, 'commit'],
  ['PageDown', {}, 'pageDown'],
  ['PageUp', {}, 'pageUp'],
  ['Home', {}, 'first'],
  ['End', {}, 'last'],
  ['Enter', {}, 'commit'],
  [' ', {}, 'commit'],
  ['Tab', {}, 'commit'],
  ['Escape', {}, 'cancel'],
  ['a', {}, 'type'],
  ['Backspace', {}, undefined],
  ['ArrowLeft', {}, undefined],
  ['Shift', {}, undefined],
  ['F5', {}, undefined],
  ['Dead', {}, undefined],
  ['Unidentified', {}, undefined],
] as const;

for (const [state, table] of [['closed', closed], ['open', open]] as const) {
  for (const [key, extra, action] of table) {
    const name = `${'altKey' in extra ? 'Alt + ' : ''}${key === ' ' ? 'Space' : key}`;
    test(`${state}: ${name} means ${action ?? 'nothing'}`, () => {
      assert.is(keyAction({ ...plain, ...extra, key }, state === 'open', false), action);
    });
  }
}

test('Space and Backspace belong to a search that is being typed', () => {
  assert.is(keyAction({ ...plain, key: ' ' }, true, true), 'type');
  assert.is(keyAction({ ...plain, key: 'Backspace' }, true, true), 'type');
});

test('Enter, Tab and Escape keep their meaning while a search is being typed', () => {
  const actions = ['Enter', 'Tab', 'Escape'].map((key) => keyAction({ ...plain, key }, true, true));
  assert.equal(actions, ['commit', 'commit', 'cancel']);
});

test('keys held with Ctrl or Command, letters with Alt, and keys of an input method are left alone', () => {
  for (const key of ['a', ' ', 'Enter', 'ArrowDown', 'Home', 'Tab', 'Escape']) {
    for (const isOpen of [false, true]) {
      assert.is(keyAction({ ...plain, key, ctrlKey: true }, isOpen, false), undefined);
      assert.is(keyAction({ ...plain, key, metaKey: true }, isOpen, false), undefined);
      assert.is(keyAction({ ...plain, key, isComposing: true }, isOpen, false), undefined);
    }
  }
  assert.is(keyAction({ ...plain, key: 'a', altKey: true }, true, false), undefined);
});

const moves = [
  ['open', 4, 4],
  ['first', 4, 0],
  ['last', 4, 24],
  ['next', 4, 5],
  ['next', 24, 24],
  ['previous', 4, 3],
  ['previous', 0, 0],
  ['pageDown', 4, 14],
  ['pageDown', 14, 24],
  ['pageDown', 15, 24],
  ['pageUp', 14, 4],
  ['pageUp', 10, 0],
  ['pageUp', 9, 0],
] as const;

for (const [move, from, to] of moves) {
  test(`of 25 options, ${move} goes from ${from} to ${to}`, () => {
    assert.is(nextIndex(move, from, 25), to);
  });
}

test.run();
