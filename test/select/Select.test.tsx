import { act, fireEvent, render } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { hydrate } from '../helpers.tsx';
import {
  Field,
  active,
  choose,
  combobox,
  focus,
  get,
  isCustom,
  leave,
  native,
  press,
  selectSuite,
  setFinePointer,
  start,
  trades,
} from './field.tsx';

const test = selectSuite('Select');

test('a value chosen in the prerendered native select is taken over by the combobox', async () => {
  const { html, errors, unmount } = await hydrate(<Field />, { before: () => (native().value = 'trades') });
  const select = '" id="kind" name="businessType">';
  assert.ok(html.includes(`${select}<option value="" hidden="">Choose one</option>`), html);
  assert.not.match(html, /combobox|listbox|style=|aria-hidden|tabindex/);
  assert.equal(errors, []);
  assert.equal([combobox().textContent, native().value], ['Trades', 'trades']);
  unmount();
});

test('a native select that has the focus is replaced only when the focus has left', async () => {
  const { unmount } = await hydrate(<Field />, { before: () => native().focus() });
  choose('other');
  assert.not(isCustom());
  leave();
  assert.is(combobox().textContent, 'Other');
  unmount();
});

test('where the pointer is fine the combobox stands in for the native select, which browsers still fill in', () => {
  render(<Field />);
  assert.is(combobox().textContent, 'Choose one');
  assert.equal([native().getAttribute('aria-hidden'), native().tabIndex, native().hidden], ['true', -1, false]);
});

test('where the pointer is coarse the native select is back, and the value stays', () => {
  render(<Field />);
  choose('healthcare');
  setFinePointer(false);
  assert.not(isCustom());
  assert.equal([native().getAttribute('aria-hidden'), native().getAttribute('tabindex')], [null, null]);
  assert.is(native().value, 'healthcare');
  setFinePointer(true);
  assert.is(combobox().textContent, 'Healthcare');
});

test('a native select that has the focus keeps it, even when the window loses it', () => {
  setFinePointer(false);
  render(<Field />);
  focus(native());
  assert.is(document.activeElement, native());
  setFinePointer(true);
  fireEvent.focusOut(native());
  assert.not(isCustom());
});

test('a combobox that has the focus stays until the focus has left, though not to the native select', () => {
  start();
  setFinePointer(false);
  focus(native());
  assert.is(document.activeElement, combobox());
  leave();
  assert.not(isCustom());
});

test('focus on the native select or a click on its label reaches the combobox and opens nothing', () => {
  render(<Field />);
  focus(native());
  assert.is(document.activeElement, combobox());
  act(() => combobox().blur());
  fireEvent.click(get('label'));
  assert.is(document.activeElement, combobox());
  assert.is(active(), null);
});

test('a choice is submitted under the name, and fires an input and a change event that bubble', () => {
  start();
  const fired: string[] = [];
  for (const type of ['input', 'change']) {
    get('form').addEventListener(type, () => fired.push(`${type} ${native().value}`));
  }
  press('t', 'Enter');
  assert.equal(fired, ['input trades', 'change trades']);
  assert.is(new FormData(get<HTMLFormElement>('form')).get('businessType'), 'trades');
  press('Enter', 'Enter');
  assert.is(fired.length, 2, 'the same value again is no change');
});

test('a choice that is taken back from outside, with a change event, leaves the placeholder', () => {
  render(<Field />);
  choose('other');
  choose('');
  assert.is(combobox().textContent, 'Choose one');
});

test('options that go away leave the placeholder chosen, or the last one active', () => {
  const { rerender } = start('other');
  rerender(<Field options={trades.slice(0, 3)} />);
  assert.is(combobox().textContent, 'Choose one');
  press('End');
  rerender(<Field options={trades.slice(0, 2)} />);
  assert.is(active(), 'Healthcare');
});

test.run();
