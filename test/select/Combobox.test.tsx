import { fireEvent, render } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { stub } from '../helpers.tsx';
import {
  Field,
  active,
  combobox,
  find,
  focus,
  listbox,
  mouse,
  native,
  option,
  options,
  press,
  selectSuite,
  start,
  touch,
} from './selectPage.tsx';

const aria = selectSuite('Select semantics');

aria('the closed combobox has its name, hint and state', () => {
  render(<Field />);
  const attributes = [...combobox().attributes].map(({ name, value }) => [name, value]);
  assert.equal(Object.fromEntries(attributes), {
    class: native().className,
    id: 'kind-combobox',
    role: 'combobox',
    tabindex: '0',
    'aria-labelledby': 'kind-label',
    'aria-describedby': 'kind-hint',
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    'data-empty': 'true',
  });
  assert.is(listbox(), null);
});

aria('the open combobox controls a labelled listbox and names the active option', () => {
  start('healthcare');
  press('ArrowDown', 'ArrowDown');
  assert.is(combobox().getAttribute('aria-expanded'), 'true');
  assert.is(combobox().getAttribute('aria-controls'), listbox()?.id);
  assert.is(listbox()?.getAttribute('aria-labelledby'), 'kind-label');
  assert.is(combobox().getAttribute('aria-activedescendant'), option('Trades').id);
  assert.equal([...document.querySelectorAll('[data-active]')], [option('Trades')]);
  assert.is(listbox()?.getAttribute('tabindex'), '-1', 'a list that scrolls is no stop of its own');
});

aria('the committed option alone is selected while the active one moves', () => {
  start('healthcare');
  press('ArrowDown', 'ArrowDown');
  const states = () => options().map((item) => item.getAttribute('aria-selected'));
  assert.equal(states(), ['false', 'false', 'true', 'false', 'false']);
  press('Enter', 'Enter');
  assert.equal(states(), ['false', 'false', 'false', 'true', 'false']);
});

aria('a closed combobox refers to nothing', () => {
  start();
  press('ArrowDown', 'Escape');
  assert.is(combobox().getAttribute('aria-expanded'), 'false');
  assert.is(combobox().getAttribute('aria-controls'), null);
  assert.is(combobox().getAttribute('aria-activedescendant'), null);
});

aria('the list is scrolled into view on opening, the active option then and on every move', () => {
  const calls: unknown[] = [];
  stub(Element.prototype, 'scrollIntoView', function (this: Element, how: unknown) {
    calls.push(this.contains(listbox()) ? 'list' : this.textContent, how);
    return Promise.resolve();
  });
  start('healthcare');
  const nearest = { block: 'nearest' };
  press('ArrowDown');
  assert.equal(calls, ['list', nearest, 'Healthcare', nearest]);
  press('End', 'End');
  assert.equal(calls.slice(4), ['Other', nearest]);
  press('Escape');
});

aria.run();

const pointer = selectSuite('Select pointer');

function mouseClick(element: Element) {
  fireEvent.pointerDown(element, mouse);
  fireEvent.pointerUp(element, mouse);
  if (element.isConnected) fireEvent.click(element, { button: 0, detail: 1 });
}

function tap(element: Element) {
  fireEvent.pointerDown(element, touch);
  fireEvent.pointerUp(element, touch);
  fireEvent.click(element, { button: 0, detail: 1 });
}

pointer('a mouse press opens, the click that follows does not close again', () => {
  start('healthcare');
  fireEvent.pointerDown(combobox(), mouse);
  assert.is(active(), 'Healthcare');
  fireEvent.pointerUp(combobox(), mouse);
  fireEvent.click(combobox());
  assert.is(active(), 'Healthcare');
});

pointer('a second mouse press closes without committing', () => {
  start();
  mouseClick(combobox());
  press('End');
  mouseClick(combobox());
  assert.is(listbox(), null);
  assert.is(native().value, '');
});

pointer('a mouse click on an option chooses it once', () => {
  start();
  let changes = 0;
  find('form', HTMLFormElement).addEventListener('change', () => changes++);
  mouseClick(combobox());
  mouseClick(option('Trades'));
  assert.is(listbox(), null);
  assert.is(native().value, 'trades');
  assert.is(changes, 1);
  assert.is(document.activeElement, combobox());
});

pointer('pressing, dragging to an option and releasing chooses it', () => {
  start();
  fireEvent.pointerDown(combobox(), mouse);
  fireEvent.pointerUp(option('Other'), { ...mouse, clientY: 111 });
  assert.is(native().value, 'other');
  assert.is(listbox(), null);
});

pointer('a release within 10 px of the opening press chooses nothing, the next press does', () => {
  start();
  fireEvent.pointerDown(combobox(), mouse);
  fireEvent.pointerUp(option('Other'), { ...mouse, clientX: 106, clientY: 108 });
  assert.is(active(), 'Choose one');
  mouseClick(option('Other'));
  assert.is(native().value, 'other');
});

pointer('a mousedown on an option or beside one never takes the focus', () => {
  start();
  mouseClick(combobox());
  assert.is(fireEvent.mouseDown(option('Other')), false);
  assert.is(listbox() && fireEvent.mouseDown(listbox() ?? document), false);
});

pointer('touch opens on click, not on press', () => {
  start();
  fireEvent.pointerDown(combobox(), touch);
  fireEvent.pointerUp(combobox(), touch);
  assert.is(listbox(), null);
  fireEvent.click(combobox());
  assert.is(active(), 'Choose one');
});

pointer('touch chooses on click, not on release', () => {
  start();
  tap(combobox());
  fireEvent.pointerDown(option('Other'), touch);
  fireEvent.pointerUp(option('Other'), { ...touch, clientY: 150 });
  assert.is(native().value, '');
  fireEvent.click(option('Other'));
  assert.is(native().value, 'other');
  assert.is(listbox(), null);
});

pointer('a second tap closes', () => {
  start();
  tap(combobox());
  tap(combobox());
  assert.is(listbox(), null);
});

pointer('a click without a pointer, as assistive technology sends it, focuses and opens', () => {
  render(<Field />);
  fireEvent.click(combobox());
  assert.is(active(), 'Choose one');
  assert.is(document.activeElement, combobox());
  fireEvent.click(option('Other'));
  assert.is(native().value, 'other');
});

pointer('such a click also counts after the mouse has been used', () => {
  start();
  mouseClick(combobox());
  fireEvent.click(combobox());
  assert.is(listbox(), null);
  fireEvent.pointerDown(combobox(), mouse);
  fireEvent.pointerUp(option('Other'), { ...mouse, clientY: 200 });
  fireEvent.click(combobox());
  assert.is(active(), 'Other');
});

pointer('Ctrl-click, the secondary click of a Mac, and the other buttons do nothing', () => {
  start();
  for (const other of [{ ctrlKey: true }, { button: 2 }, { button: 1 }]) {
    fireEvent.pointerDown(combobox(), { ...mouse, ...other });
    assert.is(listbox(), null);
  }
  mouseClick(combobox());
  for (const other of [{ ctrlKey: true }, { button: 2 }]) {
    fireEvent.pointerDown(option('Other'), { ...mouse, ...other });
    fireEvent.pointerUp(option('Other'), { ...mouse, ...other });
    assert.is(active(), 'Choose one');
  }
});

pointer('a press outside closes without committing', () => {
  start();
  press('ArrowDown', 'End');
  fireEvent.pointerDown(document.body, touch);
  assert.is(listbox(), null);
  assert.is(native().value, '');
});

pointer('a press on the list itself leaves it open', () => {
  start();
  press('ArrowDown');
  fireEvent.pointerDown(find('[role=listbox]', HTMLElement), touch);
  assert.is(active(), 'Choose one');
});

pointer('blur closes without committing', () => {
  start();
  press('ArrowDown', 'End');
  focus(find('button', HTMLButtonElement));
  assert.is(listbox(), null);
  assert.is(native().value, '');
  press('ArrowDown');
  assert.is(active(), 'Choose one');
});

pointer.run();
