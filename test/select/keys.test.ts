import * as assert from 'uvu/assert';
import { keyAction, nextIndex } from '../../src/select/keys.ts';
import { suite } from '../suite.ts';

const test = suite('keys');

const plain = { repeat: false, altKey: false, ctrlKey: false, metaKey: false, isComposing: false };

for (const [state, action, names] of [
  ['closed', 'open', ['ArrowDown', 'Alt + ArrowDown', 'Enter', 'Space']],
  ['closed', 'first', ['ArrowUp', 'Home']],
  ['closed', 'last', ['End']],
  ['closed', 'type', ['a', 'É']],
  ['closed', undefined, ['Alt + ArrowUp', 'PageDown', 'PageUp', 'Escape', 'Tab', 'Backspace', 'ArrowLeft', 'F5']],
  ['open', 'next', ['ArrowDown']],
  ['open', 'previous', ['ArrowUp']],
  ['open', 'pageDown', ['PageDown']],
  ['open', 'pageUp', ['PageUp']],
  ['open', 'first', ['Home']],
  ['open', 'last', ['End']],
  ['open', 'commit', ['Enter', 'Space', 'Tab', 'Alt + ArrowUp']],
  ['open', 'cancel', ['Escape']],
  ['open', 'type', ['a']],
  ['open', undefined, ['Alt + ArrowDown', 'Alt + a', 'Backspace', 'ArrowLeft', 'Shift', 'F5', 'Dead', 'Unidentified']],
  ['typing', 'type', ['a', 'Space']],
  ['typing', 'erase', ['Backspace']],
  ['typing', 'commit', ['Enter', 'Tab']],
  ['typing', 'cancel', ['Escape']],
] as const) {
  test(`${state}: ${names.join(', ')}: ${action ?? 'nothing'}`, () => {
    for (const name of names) {
      const key = name.replace('Alt + ', '').replace('Space', ' ');
      const press = { ...plain, key, altKey: name.startsWith('Alt') };
      assert.is(keyAction(press, state !== 'closed', state === 'typing'), action, name);
    }
  });
}

test('keys held with Ctrl or Command, and keys of an input method, are left alone', () => {
  for (const key of ['a', ' ', 'Enter', 'ArrowDown', 'Home', 'Tab', 'Escape']) {
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { isComposing: true }]) {
      for (const open of [false, true]) assert.is(keyAction({ ...plain, ...held, key }, open, false), undefined, key);
    }
  }
});

for (const [move, ...steps] of [
  ['open', [4, 4]],
  ['first', [4, 0]],
  ['last', [4, 24]],
  ['next', [4, 5], [24, 24]],
  ['previous', [4, 3], [0, 0]],
  ['pageDown', [4, 14], [15, 24]],
  ['pageUp', [14, 4], [9, 0]],
] as const) {
  test(`of 25 options, ${move}: ${steps.map(([from, to]) => `from ${from} to ${to}`).join(', ')}`, () => {
    for (const [from, to] of steps) assert.is(nextIndex(move, from, 25), to);
  });
}

test.run();
