import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Combobox } from '../../src/select/Combobox.tsx';
import { Select } from '../../src/select/Select.tsx';
import { settle } from '../helpers.tsx';

const trades = [
  { value: 'professional-services', label: 'Professional Services' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'trades', label: 'Trades' },
  { value: 'other', label: 'Other' },
];
const numbers = Array.from({ length: 24 }, (_, index) => ({
  value: `n${index + 1}`,
  label: `Number ${index + 1}`,
}));

function Field({ options = trades }: { options?: typeof trades }) {
  return (
    <form>
      <label id="kind-label" htmlFor="kind">
        Business type
      </label>
      <Select
        id="kind"
        name="businessType"
        labelId="kind-label"
        describedBy="kind-hint"
        placeholder="Choose one"
        options={options}
      />
      <p id="kind-hint">The closest one will do.</p>
      <button type="button">After</button>
    </form>
  );
}

let fine = true;
let mediaListeners = new Set<() => void>();

function fakeMatchMedia(query: string) {
  return {
    get matches() {
      return query === '(pointer: fine)' && fine;
    },
    addEventListener: (_type: string, listener: () => void) => mediaListeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => mediaListeners.delete(listener),
  };
}

function setFinePointer(next: boolean) {
  fine = next;
  act(() => mediaListeners.forEach((listener) => listener()));
}

let restores: (() => void)[] = [];

function replace(target: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  restores.push(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}

function selectSuite(name: string) {
  const test = suite(name);
  // From then on the combobox is loaded, and stands in for the native select at once.
  test.before(async () => {
    replace(globalThis, 'matchMedia', fakeMatchMedia);
    render(<Field />);
    await act(settle);
    cleanup();
  });
  test.before.each(() => {
    fine = true;
    mediaListeners = new Set();
    replace(globalThis, 'matchMedia', fakeMatchMedia);
  });
  test.after.each(() => {
    cleanup();
    document.body.replaceChildren();
    for (const restore of restores.reverse()) restore();
    restores = [];
  });
  return test;
}

function find<E extends Element>(selector: string, type: new () => E): E {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`no ${selector}`);
  return element;
}

const native = () => find('select', HTMLSelectElement);
const combobox = () => find('[role=combobox]', HTMLElement);
const listbox = () => document.querySelector('[role=listbox]');
const isCustom = () => document.querySelector('[role=combobox]') !== null;
const options = () => [...document.querySelectorAll('[role=option]')];
const option = (label: string) => {
  const found = options().find((element) => element.textContent === label);
  if (!found) throw new Error(`no option ${label}`);
  return found;
};

/** The label of the option that aria-activedescendant names; null: the list is closed. */
function active(): string | null {
  const id = combobox().getAttribute('aria-activedescendant');
  return id === null ? null : find(`[role=listbox] #${id}`, HTMLElement).textContent;
}

function focus(element: HTMLElement) {
  act(() => element.focus());
}

function press(...keys: (string | KeyboardEventInit)[]) {
  for (const key of keys) fireEvent.keyDown(combobox(), typeof key === 'string' ? { key } : key);
}

function start(value = '', options = trades) {
  const view = render(<Field options={options} />);
  if (value) choose(value);
  focus(combobox());
  return view;
}

function choose(value: string) {
  native().value = value;
  fireEvent.change(native());
}

const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

const takeover = selectSuite('Select takeover');

takeover('the prerendered HTML holds the native select alone, the placeholder as its empty value', () => {
  const html = renderToString(<Field />);
  const select = '" id="kind" name="businessType" aria-describedby="kind-hint">';
  assert.ok(html.includes(`${select}<option value="">Choose one</option>`), html);
  assert.not.match(html, /combobox|listbox|style=|aria-hidden|tabindex/);
});

takeover('where the pointer is coarse the native select stays', () => {
  fine = false;
  render(<Field />);
  assert.not.ok(isCustom());
  assert.is(native().getAttribute('aria-hidden'), null);
  assert.is(native().getAttribute('tabindex'), null);
});

takeover('without matchMedia the native select stays', () => {
  replace(globalThis, 'matchMedia', undefined);
  render(<Field />);
  assert.not.ok(isCustom());
});

takeover('where the pointer is fine the combobox stands in for the native select', () => {
  render(<Field />);
  assert.ok(isCustom());
  assert.is(native().getAttribute('aria-hidden'), 'true');
  assert.is(native().tabIndex, -1);
  assert.is(native().hidden, false);
  assert.is(combobox().textContent, 'Choose one');
  assert.is(combobox().dataset['empty'], 'true');
});

takeover('a value chosen before hydration is taken over', async () => {
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

takeover('a native select that has the focus is replaced only when the focus has left', async () => {
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

takeover('a native select stays when only the window loses the focus', () => {
  fine = false;
  render(<Field />);
  focus(native());
  setFinePointer(true);
  fireEvent.focusOut(native());
  assert.is(document.activeElement, native());
  assert.not.ok(isCustom());
});

takeover('when the pointer becomes coarse the native select returns with the value', () => {
  render(<Field />);
  choose('healthcare');
  setFinePointer(false);
  assert.not.ok(isCustom());
  assert.is(native().value, 'healthcare');
  assert.is(native().getAttribute('aria-hidden'), null);
  setFinePointer(true);
  assert.is(combobox().textContent, 'Healthcare');
});

takeover('a combobox that has the focus stays until the focus has left', () => {
  start();
  setFinePointer(false);
  press('ArrowDown');
  assert.is(active(), 'Choose one');
  focus(find('button', HTMLButtonElement));
  assert.not.ok(isCustom());
});

takeover('focus that comes back by way of the native select keeps the combobox', () => {
  start();
  setFinePointer(false);
  focus(native());
  assert.is(document.activeElement, combobox());
});

takeover('every listener ends with the component', () => {
  const listening: string[] = [];
  for (const target of [document, window]) {
    const { addEventListener, removeEventListener } = target;
    replace(target, 'addEventListener', (...args: Parameters<typeof addEventListener>) => {
      listening.push(args[0]);
      addEventListener.apply(target, args);
    });
    replace(target, 'removeEventListener', (...args: Parameters<typeof removeEventListener>) => {
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
  assert.is(mediaListeners.size, 1);
  unmount();
  assert.equal(ours(), []);
  assert.is(mediaListeners.size, 0);
});

takeover('a change event on the native select shows in the combobox', () => {
  render(<Field />);
  native().value = 'other';
  act(() => void native().dispatchEvent(new Event('change')));
  assert.is(combobox().textContent, 'Other');
});

takeover('a reset of the form shows the placeholder, although the event comes before the reset', async () => {
  render(<Field />);
  choose('other');
  fireEvent(find('form', HTMLFormElement), new Event('reset', { bubbles: true }));
  native().value = '';
  await nextTask();
  assert.is(combobox().textContent, 'Choose one');
  assert.is(combobox().dataset['empty'], 'true');
});

takeover('the value is submitted under the name', () => {
  start();
  press('t', 'Enter');
  assert.is(new FormData(find('form', HTMLFormElement)).get('businessType'), 'trades');
});

takeover('a committed value fires input and change, which bubble', () => {
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

takeover('focus or a label click on the native select reaches the combobox', () => {
  render(<Field />);
  focus(native());
  assert.is(document.activeElement, combobox());
  act(() => combobox().blur());
  fireEvent.click(find('label', HTMLElement));
  assert.is(document.activeElement, combobox());
  assert.is(listbox(), null);
});

takeover('focus stays on a native select that is shown', () => {
  fine = false;
  render(<Field />);
  focus(native());
  assert.is(document.activeElement, native());
});

takeover('a value that goes away falls back to the placeholder', () => {
  const { rerender } = start('other');
  rerender(<Field options={trades.slice(0, 2)} />);
  assert.is(combobox().textContent, 'Choose one');
});

takeover('a value that no option has shows the placeholder', () => {
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

takeover('options that go away while the list is open leave the last one active', () => {
  const { rerender } = start();
  press('End');
  rerender(<Field options={trades.slice(0, 2)} />);
  assert.is(active(), 'Healthcare');
  rerender(<Field options={[]} />);
  assert.is(active(), 'Choose one');
  press('ArrowDown', 'PageDown', 'End', 'h');
  assert.is(active(), 'Choose one');
});

takeover.run();

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

open.run();

const typing = selectSuite('Select typeahead');
let now = 0;

typing.before.each(() => {
  now = 10_000;
  replace(performance, 'now', () => now);
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
  replace(Element.prototype, 'scrollIntoView', function (this: Element, how: unknown) {
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
const mouse = { pointerType: 'mouse', button: 0, clientX: 100, clientY: 100 };
const touch = { pointerType: 'touch', button: 0, clientX: 100, clientY: 100 };

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

const scrolling = selectSuite('Select scroll buttons');
let ticks = new Map<number, () => void>();
let delays: number[] = [];

function tick(times: number) {
  for (let time = 0; time < times; time++) act(() => ticks.forEach((callback) => callback()));
}

scrolling.before.each(() => {
  ticks = new Map();
  delays = [];
  replace(globalThis, 'setInterval', (callback: () => void, delay: number) => {
    delays.push(delay);
    ticks.set(delays.length, callback);
    return delays.length;
  });
  replace(globalThis, 'clearInterval', (id: number) => ticks.delete(id));
  replace(HTMLUListElement.prototype, 'clientHeight', 160);
  replace(HTMLUListElement.prototype, 'scrollHeight', 240);
});

const up = () => document.querySelector('[data-edge=start]');
const down = () => document.querySelector('[data-edge=end]');

function existing(element: Element | null): Element {
  if (!element) throw new Error('not shown');
  return element;
}

function scrollTo(top: number) {
  const list = find('[role=listbox]', HTMLElement);
  list.scrollTop = top;
  fireEvent.scroll(list);
}

scrolling('a button is there only where there is something to scroll to', () => {
  start();
  press('ArrowDown');
  assert.equal([up() !== null, down() !== null], [false, true]);
  scrollTo(40);
  assert.equal([up() !== null, down() !== null], [true, true]);
  scrollTo(80);
  assert.equal([up() !== null, down() !== null], [true, false]);
});

scrolling('a fraction of a pixel before the end is the end', () => {
  start();
  press('ArrowDown');
  scrollTo(79.3);
  assert.is(down(), null);
  scrollTo(79);
  assert.ok(down());
});

scrolling('a list that fits has none, until the window shrinks', () => {
  replace(HTMLUListElement.prototype, 'clientHeight', 240);
  start();
  press('ArrowDown');
  assert.equal([up(), down()], [null, null]);
  replace(HTMLUListElement.prototype, 'clientHeight', 160);
  fireEvent(window, new Event('resize'));
  assert.ok(down());
});

scrolling('a list that comes to fit loses them', () => {
  const { rerender } = start();
  press('ArrowDown');
  replace(HTMLUListElement.prototype, 'scrollHeight', 160);
  rerender(<Field options={trades.slice(0, 2)} />);
  assert.is(down(), null);
});

scrolling('they are hidden from assistive technology and are no options', () => {
  start();
  press('ArrowDown');
  assert.is(down()?.getAttribute('aria-hidden'), 'true');
  assert.not.ok(listbox()?.contains(down()));
});

scrolling('resting on one scrolls every 50 ms until the pointer leaves', () => {
  start();
  press('ArrowDown');
  const list = find('[role=listbox]', HTMLElement);
  fireEvent.pointerMove(existing(down()), mouse);
  fireEvent.pointerMove(existing(down()), mouse);
  assert.equal(delays, [50]);
  assert.is(list.scrollTop, 0);
  tick(1);
  const step = list.scrollTop;
  assert.ok(step > 0);
  tick(2);
  assert.is(list.scrollTop, 3 * step);
  fireEvent.pointerLeave(existing(down()));
  assert.is(ticks.size, 0);
  fireEvent.pointerMove(existing(down()), mouse);
  assert.is(ticks.size, 1, 'coming back starts again');
});

scrolling('pressing the upper one scrolls up and stops at the start', () => {
  start();
  press('ArrowDown');
  scrollTo(20);
  fireEvent.pointerDown(existing(up()), touch);
  tick(1);
  assert.ok(find('[role=listbox]', HTMLElement).scrollTop < 20);
  scrollTo(0);
  assert.is(up(), null);
  assert.is(ticks.size, 0);
});

scrolling('the end of the list stops it', () => {
  start();
  press('ArrowDown');
  fireEvent.pointerMove(existing(down()), mouse);
  scrollTo(80);
  assert.is(ticks.size, 0);
});

scrolling('a cancelled touch stops it', () => {
  start();
  press('ArrowDown');
  fireEvent.pointerDown(existing(down()), touch);
  fireEvent.pointerCancel(existing(down()), touch);
  assert.is(ticks.size, 0);
});

scrolling('closing the list stops it', () => {
  start();
  press('ArrowDown');
  fireEvent.pointerMove(existing(down()), mouse);
  press('Escape');
  assert.is(ticks.size, 0);
});

scrolling('unmounting stops it', () => {
  const { unmount } = start();
  press('ArrowDown');
  fireEvent.pointerMove(existing(down()), mouse);
  unmount();
  assert.is(ticks.size, 0);
});

scrolling('pressing one keeps the list open and the focus where it is', () => {
  start();
  press('ArrowDown');
  fireEvent.pointerDown(existing(down()), mouse);
  assert.is(fireEvent.mouseDown(existing(down())), false);
  assert.is(active(), 'Choose one');
});

scrolling.run();
