import { act, fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as assert from 'uvu/assert';
import { Combobox } from '../../src/select/Combobox.tsx';
import { stub } from '../helpers.tsx';
import {
  Field,
  active,
  choose,
  combobox,
  find,
  focus,
  isCustom,
  listbox,
  native,
  nextTask,
  pointerListeners,
  press,
  selectSuite,
  setFinePointer,
  start,
  trades,
} from './selectPage.tsx';

const test = selectSuite('Select');

test('the prerendered HTML holds the native select alone, the placeholder as its empty value', () => {
  const html = renderToString(<Field />);
  const select = '" id="kind" name="businessType" aria-describedby="kind-hint">';
  assert.ok(html.includes(`${select}<option value="">Choose one</option>`), html);
  assert.not.match(html, /combobox|listbox|style=|aria-hidden|tabindex/);
});

test('where the pointer is coarse the native select stays', () => {
  setFinePointer(false);
  render(<Field />);
  assert.not.ok(isCustom());
  assert.is(native().getAttribute('aria-hidden'), null);
  assert.is(native().getAttribute('tabindex'), null);
});

test('without matchMedia the native select stays', () => {
  stub(globalThis, 'matchMedia', undefined);
  render(<Field />);
  assert.not.ok(isCustom());
});

test('where the pointer is fine the combobox stands in for the native select', () => {
  render(<Field />);
  assert.ok(isCustom());
  assert.is(native().getAttribute('aria-hidden'), 'true');
  assert.is(native().tabIndex, -1);
  assert.is(native().hidden, false);
  assert.is(combobox().textContent, 'Choose one');
  assert.is(combobox().dataset['empty'], 'true');
});

test('a value chosen before hydration is taken over', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Field />);
  native().value = 'trades';
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <Field />, { onRecoverableError: (error) => errors.push(error) }),
  );
  assert.equal(errors, []);
  assert.is(combobox().textContent, 'Trades');
  assert.is(native().value, 'trades');
  assert.is(combobox().dataset['empty'], undefined);
  act(() => root.unmount());
});

test('a native select that has the focus is replaced only when the focus has left', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Field />);
  native().focus();
  const root = await act(async () => hydrateRoot(container, <Field />));
  assert.not.ok(isCustom());
  choose('other');
  assert.not.ok(isCustom());
  focus(find('button', HTMLButtonElement));
  assert.is(combobox().textContent, 'Other');
  act(() => root.unmount());
});

test('a native select stays when only the window loses the focus', () => {
  setFinePointer(false);
  render(<Field />);
  focus(native());
  setFinePointer(true);
  fireEvent.focusOut(native());
  assert.is(document.activeElement, native());
  assert.not.ok(isCustom());
});

test('when the pointer becomes coarse the native select returns with the value', () => {
  render(<Field />);
  choose('healthcare');
  setFinePointer(false);
  assert.not.ok(isCustom());
  assert.is(native().value, 'healthcare');
  assert.is(native().getAttribute('aria-hidden'), null);
  setFinePointer(true);
  assert.is(combobox().textContent, 'Healthcare');
});

test('a combobox that has the focus stays until the focus has left', () => {
  start();
  setFinePointer(false);
  press('ArrowDown');
  assert.is(active(), 'Choose one');
  focus(find('button', HTMLButtonElement));
  assert.not.ok(isCustom());
});

test('focus that comes back by way of the native select keeps the combobox', () => {
  start();
  setFinePointer(false);
  focus(native());
  assert.is(document.activeElement, combobox());
});

test('every listener ends with the component', () => {
  const listening: string[] = [];
  for (const target of [document, window]) {
    const { addEventListener, removeEventListener } = target;
    stub(target, 'addEventListener', (...args: Parameters<typeof addEventListener>) => {
      listening.push(args[0]);
      addEventListener.apply(target, args);
    });
    stub(target, 'removeEventListener', (...args: Parameters<typeof removeEventListener>) => {
      const index = listening.indexOf(args[0]);
      if (index >= 0) listening.splice(index, 1);
      removeEventListener.apply(target, args);
    });
  }
  const { unmount } = start();
  press('ArrowDown');
  const ours = () => listening.filter((type) => type !== 'selectionchange').sort();
  assert.equal(ours(), ['change', 'pointerdown', 'reset', 'resize']);
  press('Escape');
  assert.equal(ours(), ['change', 'reset']);
  assert.is(pointerListeners(), 1);
  unmount();
  assert.equal(ours(), []);
  assert.is(pointerListeners(), 0);
});

test('a change event on the native select shows in the combobox', () => {
  render(<Field />);
  native().value = 'other';
  act(() => void native().dispatchEvent(new Event('change')));
  assert.is(combobox().textContent, 'Other');
});

test('a reset of the form shows the placeholder, although the event comes before the reset', async () => {
  render(<Field />);
  choose('other');
  fireEvent(find('form', HTMLFormElement), new Event('reset', { bubbles: true }));
  native().value = '';
  await nextTask();
  assert.is(combobox().textContent, 'Choose one');
  assert.is(combobox().dataset['empty'], 'true');
});

test('the value is submitted under the name', () => {
  start();
  press('t', 'Enter');
  assert.is(new FormData(find('form', HTMLFormElement)).get('businessType'), 'trades');
});

test('a committed value fires input and change, which bubble', () => {
  start();
  const fired: string[] = [];
  for (const type of ['input', 'change']) {
    find('form', HTMLFormElement).addEventListener(type, () => fired.push(`${type} ${native().value}`));
  }
  press('t', 'Enter');
  assert.equal(fired, ['input trades', 'change trades']);
  press('Enter', 'Enter');
  assert.is(fired.length, 2, 'the same value again is no change');
});

test('focus or a label click on the native select reaches the combobox', () => {
  render(<Field />);
  focus(native());
  assert.is(document.activeElement, combobox());
  act(() => combobox().blur());
  fireEvent.click(find('label', HTMLElement));
  assert.is(document.activeElement, combobox());
  assert.is(listbox(), null);
});

test('focus stays on a native select that is shown', () => {
  setFinePointer(false);
  render(<Field />);
  focus(native());
  assert.is(document.activeElement, native());
});

test('a value that goes away falls back to the placeholder', () => {
  const { rerender } = start('other');
  rerender(<Field options={trades.slice(0, 2)} />);
  assert.is(combobox().textContent, 'Choose one');
});

test('a value that no option has shows the placeholder', () => {
  const html = renderToString(
    <Combobox
      ref={createRef()}
      id="kind"
      labelId="kind-label"
      describedBy={undefined}
      items={[{ value: '', label: 'Choose one' }]}
      value="gone"
      onCommit={() => {}}
    />,
  );
  assert.match(html, /data-empty="true"[^>]*>Choose one</);
});

test('options that go away while the list is open leave the last one active', () => {
  const { rerender } = start();
  press('End');
  rerender(<Field options={trades.slice(0, 2)} />);
  assert.is(active(), 'Healthcare');
  rerender(<Field options={[]} />);
  assert.is(active(), 'Choose one');
  press('ArrowDown', 'PageDown', 'End', 'h');
  assert.is(active(), 'Choose one');
});

test.run();
