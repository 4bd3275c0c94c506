// A Select in its form, and what the tests of this folder do with it.
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { suite } from 'uvu';
import { Select } from '../../src/select/Select.tsx';
import { fakeMedia, restoreStubs, settle } from '../helpers.tsx';

export const trades = [
  { value: 'professional-services', label: 'Professional Services' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'trades', label: 'Trades' },
  { value: 'other', label: 'Other' },
];
export const numbers = Array.from({ length: 24 }, (_, index) => ({
  value: `n${index + 1}`,
  label: `Number ${index + 1}`,
}));

export function Field({ options = trades }: { options?: typeof trades }) {
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

const FINE = '(pointer: fine)';

let media: ReturnType<typeof fakeMedia>;

/** Whether the main pointer is precise; true at the start of each test. */
export function setFinePointer(next: boolean) {
  act(() => media.set(FINE, next));
}

/** How many listen to the kind of pointer. */
export const pointerListeners = () => media.listenerCount();

/** A suite whose tests start with a fine pointer, and with the combobox's code there. */
export function selectSuite(name: string) {
  const test = suite(name);
  test.before(async () => {
    fakeMedia().set(FINE, true);
    render(<Field />);
    await act(settle);
    cleanup();
  });
  test.before.each(() => {
    media = fakeMedia();
    media.set(FINE, true);
  });
  test.after.each(() => {
    cleanup();
    document.body.replaceChildren();
    restoreStubs();
  });
  return test;
}

export function find<E extends Element>(selector: string, type: new () => E): E {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`no ${selector}`);
  return element;
}

export const native = () => find('select', HTMLSelectElement);
export const combobox = () => find('[role=combobox]', HTMLElement);
export const listbox = () => document.querySelector('[role=listbox]');
export const isCustom = () => document.querySelector('[role=combobox]') !== null;
export const options = () => [...document.querySelectorAll('[role=option]')];
export const option = (label: string) => {
  const found = options().find((element) => element.textContent === label);
  if (!found) throw new Error(`no option ${label}`);
  return found;
};

/** The label of the option that aria-activedescendant names; null: the list is closed. */
export function active(): string | null {
  const id = combobox().getAttribute('aria-activedescendant');
  return id === null ? null : find(`[role=listbox] #${id}`, HTMLElement).textContent;
}

export function focus(element: HTMLElement) {
  act(() => element.focus());
}

export function press(...keys: (string | KeyboardEventInit)[]) {
  for (const key of keys) fireEvent.keyDown(combobox(), typeof key === 'string' ? { key } : key);
}

export function start(value = '', options = trades) {
  const view = render(<Field options={options} />);
  if (value) choose(value);
  focus(combobox());
  return view;
}

export function choose(value: string) {
  native().value = value;
  fireEvent.change(native());
}

export const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

export const mouse = { pointerType: 'mouse', button: 0, clientX: 100, clientY: 100 };
export const touch = { pointerType: 'touch', button: 0, clientX: 100, clientY: 100 };
