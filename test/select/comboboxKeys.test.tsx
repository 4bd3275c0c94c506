import { fireEvent } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { stub } from '../helpers.tsx';
import { Field, active, combobox, leave, native, press, selectSuite, start, trades } from './field.tsx';

const test = selectSuite('Combobox keyboard');

for (const [key, opensAt, name] of [
  ['Enter', 'Healthcare', 'opens at the choice'],
  ['t', 'Trades', 'opens at the first match'],
  ['x', 'Healthcare', 'opens at the choice, since nothing matches'],
] as const) {
  test(`closed: ${key} ${name}, and commits nothing`, () => {
    start('healthcare');
    assert.equal(press(key), [false], 'the default action is prevented');
    assert.equal([active(), native().value], [opensAt, 'healthcare']);
    assert.is(document.activeElement, combobox());
  });
}

for (const key of ['Enter', 'Tab']) {
  test(`open: ${key} commits the active option and closes`, () => {
    start('healthcare');
    press('ArrowDown', 'ArrowDown');
    assert.equal([active(), native().value], ['Trades', 'healthcare']);
    assert.equal(press(key), [key === 'Tab'], 'only Tab keeps its default action');
    assert.equal([active(), native().value, combobox().textContent], [null, 'trades', 'Trades']);
    assert.is(document.activeElement, combobox());
  });
}

test('open: Escape closes, commits nothing, forgets the active option, and nothing else hears of it', () => {
  start('healthcare');
  press('ArrowDown', 'End');
  let heard = false;
  window.addEventListener('keydown', () => (heard = true), { once: true });
  press('Escape');
  assert.equal([active(), native().value, heard], [null, 'healthcare', false]);
  press('Escape');
  assert.ok(heard, 'the next one is left to the page');
  press('ArrowDown');
  assert.is(active(), 'Healthcare');
});

for (const key of ['Enter', ' ']) {
  test(`'${key}' that is held down opens and chooses nothing more`, () => {
    start('healthcare');
    press(key);
    assert.not(fireEvent.keyDown(combobox(), { key, repeat: true }));
    assert.is(active(), 'Healthcare');
  });
}

test('a space belongs to a search that is under way, and commits once a second has passed', () => {
  let now = 10_000;
  stub(performance, 'now', () => now);
  start();
  press(...'professional s');
  assert.equal([active(), native().value], ['Professional Services', '']);
  now += 1000;
  press(' ');
  assert.equal([active(), native().value], [null, 'professional-services']);
});

test('Backspace corrects the search and moves nothing', () => {
  start('', <Field options={[...trades, { value: 'hospitality', label: 'Hospitality' }]} />);
  press('h', 'x', 'Backspace');
  assert.is(active(), 'Healthcare');
  press('o', 'Backspace', 'Backspace');
  assert.is(active(), 'Hospitality');
  press(' ');
  assert.is(native().value, 'hospitality', 'with the search emptied Space commits');
});

for (const [name, end] of [
  ['an arrow key', () => press('ArrowDown')],
  ['Escape', () => press('Escape')],
  ['a choice', () => press('Enter')],
  ['blur', () => leave()],
] as const) {
  test(`${name} ends the search`, () => {
    start();
    press('x');
    end();
    press('t');
    assert.is(active(), 'Trades');
  });
}

test.run();
