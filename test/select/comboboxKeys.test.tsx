import { act, fireEvent } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { stub } from '../helpers.tsx';
import { active, combobox, listbox, native, numbers, press, selectSuite, start, trades } from './selectPage.tsx';

const closed = selectSuite('Select keyboard, closed');

for (const [name, key, opensAt] of [
  ['Down Arrow opens without moving', { key: 'ArrowDown' }, 'Healthcare'],
  ['Alt + Down Arrow opens without moving', { key: 'ArrowDown', altKey: true }, 'Healthcare'],
  ['Up Arrow opens at the first option', { key: 'ArrowUp' }, 'Choose one'],
  ['Enter opens without moving', { key: 'Enter' }, 'Healthcare'],
  ['Space opens without moving', { key: ' ' }, 'Healthcare'],
  ['Home opens at the first option', { key: 'Home' }, 'Choose one'],
  ['End opens at the last option', { key: 'End' }, 'Other'],
  ['a printable character opens at the first match', { key: 't' }, 'Trades'],
  ['a printable character without a match opens without moving', { key: 'x' }, 'Healthcare'],
] as const) {
  closed(name, () => {
    start('healthcare');
    assert.is(fireEvent.keyDown(combobox(), key), false, 'the default action is prevented');
    assert.is(active(), opensAt);
    assert.is(native().value, 'healthcare', 'nothing is committed');
    assert.is(document.activeElement, combobox());
  });
}

for (const key of ['Escape', 'Tab', 'PageDown', 'PageUp', 'Backspace', 'ArrowLeft', 'F5', 'Shift']) {
  closed(`${key} is left to the browser`, () => {
    start('healthcare');
    let heard = 0;
    const hear = () => heard++;
    document.addEventListener('keydown', hear);
    assert.is(fireEvent.keyDown(combobox(), { key }), true);
    document.removeEventListener('keydown', hear);
    assert.is(heard, 1);
    assert.is(listbox(), null);
  });
}

closed.run();

const open = selectSuite('Select keyboard, open');

for (const [name, key] of [
  ['Enter', { key: 'Enter' }],
  ['Space', { key: ' ' }],
  ['Alt + Up Arrow', { key: 'ArrowUp', altKey: true }],
  ['Tab', { key: 'Tab' }],
  ['Shift + Tab', { key: 'Tab', shiftKey: true }],
] as const) {
  open(`${name} commits the active option and closes`, () => {
    start('healthcare');
    press('ArrowDown', 'ArrowDown');
    assert.is(native().value, 'healthcare');
    const moves = fireEvent.keyDown(combobox(), key);
    assert.is(moves, key.key === 'Tab', 'only Tab keeps its default action');
    assert.is(listbox(), null);
    assert.is(native().value, 'trades');
    assert.is(combobox().textContent, 'Trades');
    assert.is(document.activeElement, combobox());
  });
}

open('Escape closes, commits nothing, forgets the active option, and nothing else hears of it', () => {
  start('healthcare');
  press('ArrowDown', 'End');
  let heard = 0;
  const hear = () => heard++;
  document.addEventListener('keydown', hear);
  assert.is(fireEvent.keyDown(combobox(), { key: 'Escape' }), false);
  document.removeEventListener('keydown', hear);
  assert.is(heard, 0);
  assert.is(listbox(), null);
  assert.is(native().value, 'healthcare');
  assert.is(document.activeElement, combobox());
  press('ArrowDown');
  assert.is(active(), 'Healthcare');
});

open('Down Arrow and Up Arrow move by one and stop at the ends', () => {
  start();
  press('ArrowDown', 'ArrowDown');
  assert.is(active(), 'Professional Services');
  press('ArrowUp', 'ArrowUp');
  assert.is(active(), 'Choose one');
  press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  assert.is(active(), 'Other');
});

open('Home and End move to the ends', () => {
  start('healthcare');
  press('ArrowDown', 'End');
  assert.is(active(), 'Other');
  press('Home');
  assert.is(active(), 'Choose one');
});

open('PageDown and PageUp move by ten and stop at the ends', () => {
  start('', numbers);
  press('ArrowDown', 'PageDown');
  assert.is(active(), 'Number 10');
  press('PageDown', 'PageDown');
  assert.is(active(), 'Number 24');
  press('PageUp');
  assert.is(active(), 'Number 14');
  press('PageUp', 'PageUp');
  assert.is(active(), 'Choose one');
});

open('the empty value can be chosen again', () => {
  start('healthcare');
  press('Home', 'Enter');
  assert.is(native().value, '');
  assert.is(combobox().textContent, 'Choose one');
  assert.is(combobox().dataset['empty'], 'true');
});

open('keys with Ctrl or Command and keys of an input method do nothing', () => {
  start();
  press('ArrowDown');
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { isComposing: true }]) {
    for (const key of ['ArrowDown', 'Enter', 'Escape', 't']) {
      assert.is(fireEvent.keyDown(combobox(), { key, ...held }), true);
    }
  }
  assert.is(active(), 'Choose one');
});

for (const key of ['Enter', ' ']) {
  open(`"${key}" that is held down opens and chooses nothing more`, () => {
    start('healthcare');
    press(key);
    for (let repeat = 0; repeat < 3; repeat += 1) assert.is(fireEvent.keyDown(combobox(), { key, repeat: true }), false);
    assert.is(active(), 'Healthcare');
  });
}

open.run();

const typing = selectSuite('Select typeahead');
let now = 0;

typing.before.each(() => {
  now = 10_000;
  stub(performance, 'now', () => now);
});

typing('characters typed in quick succession are one search', () => {
  start('', [...trades, { value: 'hospitality', label: 'Hospitality' }]);
  press('h');
  assert.is(active(), 'Healthcare');
  press('o');
  assert.is(active(), 'Hospitality');
});

typing('the same character cycles', () => {
  start('', [...trades, { value: 'hospitality', label: 'Hospitality' }]);
  press('h', 'h');
  assert.is(active(), 'Hospitality');
  press('h');
  assert.is(active(), 'Healthcare');
});

typing('the search starts afresh one second after the last key', () => {
  start();
  press('t');
  now += 999;
  press('x');
  now += 999;
  press('o');
  assert.is(active(), 'Trades', "'txo' matches nothing");
  now += 1000;
  press('o');
  assert.is(active(), 'Other');
});

typing('a space belongs to a search that is under way, and commits once it is over', () => {
  start();
  press(...'professional s');
  assert.is(active(), 'Professional Services');
  assert.is(native().value, '');
  now += 1000;
  press(' ');
  assert.is(listbox(), null);
  assert.is(native().value, 'professional-services');
});

typing('an arrow key ends the search, so that Space commits', () => {
  start();
  press('h', 'ArrowDown', ' ');
  assert.is(listbox(), null);
  assert.is(native().value, 'trades');
});

typing('Backspace corrects the search and moves nothing', () => {
  start('', [...trades, { value: 'hospitality', label: 'Hospitality' }]);
  press('h', 'x', 'Backspace');
  assert.is(active(), 'Healthcare');
  press('o');
  assert.is(active(), 'Hospitality');
  press('Backspace', 'Backspace', ' ');
  assert.is(native().value, 'hospitality', 'with the search emptied Space commits');
});

for (const [name, close] of [
  ['Escape', () => press('Escape')],
  ['a choice', () => press('Enter')],
  ['blur', () => act(() => combobox().blur())],
] as const) {
  typing(`closing by ${name} ends the search`, () => {
    start();
    press('x');
    close();
    press('t');
    assert.is(active(), 'Trades');
  });
}

typing.run();
