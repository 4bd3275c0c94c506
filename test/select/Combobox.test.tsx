import { fireEvent } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { stub } from '../helpers.tsx';
import { active, combobox, leave, list, mouse, native, option, press, selectSuite, start, touch, trades } from './field.tsx';

const test = selectSuite('Combobox');

function mouseClick(element: Element): void {
  fireEvent.pointerDown(element, mouse);
  fireEvent.pointerUp(element, mouse);
  if (element.isConnected) fireEvent.click(element);
}

test('the closed combobox has its name, hint and state, and shows the placeholder until something is chosen', () => {
  const closed =
    '#kind-combobox[tabindex="0"][aria-labelledby=kind-label][aria-haspopup=listbox]' +
    '[aria-expanded=false][data-empty]:not([aria-controls]):not([aria-activedescendant])';
  start();
  assert.ok(combobox().matches(closed));
  assert.is(combobox().textContent, 'Choose one');
  press('End', 'Enter');
  assert.not(combobox().matches('[data-empty]'));
  assert.is(combobox().textContent, 'Other');
});

test('the list holds the options alone, not the placeholder, and opens at the first while nothing is chosen', () => {
  start();
  press('ArrowDown');
  assert.equal([...list().children].map((child) => child.textContent), trades.map(({ label }) => label));
  assert.is(active(), 'Professional Services');
  assert.equal([...list().querySelectorAll('[aria-selected=true]')], []);
});

test('the open one controls a labelled list, no stop of its own, and tells the active option from the choice', () => {
  start('healthcare');
  press('ArrowDown', 'ArrowDown');
  assert.ok(combobox().matches('[aria-expanded=true][aria-controls=kind-combobox-list]'));
  assert.ok(list().matches('#kind-combobox-list[tabindex="-1"][aria-labelledby=kind-label]'));
  assert.is(active(), 'Trades');
  assert.equal([...list().querySelectorAll('[data-active]')], [option('Trades')]);
  const selected = [...list().children].map((child) => child.getAttribute('aria-selected'));
  assert.equal(selected, ['false', 'true', 'false', 'false']);
});

test('the list is scrolled into view on opening, the active option then and on every move', () => {
  const calls: string[] = [];
  stub(Element.prototype, 'scrollIntoView', function (this: Element, { block }: ScrollIntoViewOptions) {
    calls.push(`${this.contains(list()) ? 'list' : this.textContent} ${block}`);
  });
  start('healthcare');
  press('ArrowDown', 'End', 'End');
  assert.equal(calls, ['list nearest', 'Healthcare nearest', 'Other nearest']);
});

for (const [name, close] of [
  ['a second mouse press', () => mouseClick(combobox())],
  ['a click without a pointer, as assistive technology sends it,', () => fireEvent.click(combobox())],
  ['a press outside', () => fireEvent.pointerDown(document.body, touch)],
  ['blur', () => leave()],
] as const) {
  test(`${name} closes without committing`, () => {
    start();
    mouseClick(combobox());
    press('End');
    close();
    assert.equal([active(), native().value], [null, '']);
    press('ArrowDown');
    assert.is(active(), 'Professional Services');
  });
}

test('the mouse opens on press, not on the click after it, and its click on an option chooses once', () => {
  let changes = 0;
  start('healthcare');
  native().form?.addEventListener('change', () => changes++);
  fireEvent.pointerDown(combobox(), mouse);
  assert.is(active(), 'Healthcare');
  fireEvent.pointerUp(combobox(), mouse);
  fireEvent.click(combobox());
  mouseClick(option('Trades'));
  assert.equal([active(), native().value, changes], [null, 'trades', 1]);
  assert.is(document.activeElement, combobox());
});

test('pressing, dragging to an option and releasing chooses it; within 10 px the next press does', () => {
  start();
  fireEvent.pointerDown(combobox(), mouse);
  fireEvent.pointerUp(option('Other'), { ...mouse, clientX: 106, clientY: 108 });
  assert.equal([active(), native().value], ['Professional Services', '']);
  mouseClick(option('Other'));
  assert.equal([active(), native().value], [null, 'other']);
  fireEvent.pointerDown(combobox(), mouse);
  fireEvent.pointerUp(option('Trades'), { ...mouse, clientY: 111 });
  assert.equal([active(), native().value], [null, 'trades']);
});

test('touch opens, chooses and closes on click, neither on press nor on release', () => {
  start();
  for (const [element, before, after] of [
    [() => combobox(), [null, ''], ['Professional Services', '']],
    [() => option('Other'), ['Professional Services', ''], [null, 'other']],
    [() => combobox(), [null, 'other'], ['Other', 'other']],
    [() => combobox(), ['Other', 'other'], [null, 'other']],
  ] as const) {
    fireEvent.pointerDown(element(), touch);
    fireEvent.pointerUp(element(), { ...touch, clientY: 150 });
    assert.equal([active(), native().value], before);
    fireEvent.click(element());
    assert.equal([active(), native().value], after);
  }
});

test('a click without a pointer focuses and opens, and chooses, also after the mouse has been used', () => {
  start();
  leave();
  fireEvent.click(combobox());
  assert.is(active(), 'Professional Services');
  assert.is(document.activeElement, combobox());
  fireEvent.click(option('Other'));
  assert.is(native().value, 'other');
  fireEvent.pointerDown(combobox(), mouse);
  fireEvent.pointerUp(option('Other'), { ...mouse, clientY: 200 });
  fireEvent.click(combobox());
  assert.is(active(), 'Other');
});

test('Ctrl and click, the secondary click of a Mac, and the other buttons do nothing', () => {
  const others = [{ ctrlKey: true }, { button: 2 }, { button: 1 }];
  start();
  for (const other of others) fireEvent.pointerDown(combobox(), { ...mouse, ...other });
  assert.is(active(), null);
  mouseClick(combobox());
  for (const other of others) fireEvent.pointerUp(option('Other'), { ...mouse, clientY: 200, ...other });
  assert.is(active(), 'Professional Services');
});

test.run();
