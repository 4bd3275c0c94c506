// A Select in its form, and what the tests of this folder do with it.
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { Select } from '../../src/select/Select.tsx';
import { fakeMedia, restoreStubs } from '../helpers.tsx';
import { suite } from '../suite.ts';

export const trades = [
  { value: 'professional-services', label: 'Professional Services' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'trades', label: 'Trades' },
  { value: 'other', label: 'Other' },
];

export function Field({ options = trades }: { readonly options?: typeof trades }) {
  return (
    <form>
      <label id="kind-label" htmlFor="kind">Business type</label>
      <Select
        id="kind"
        name="businessType"
        labelId="kind-label"
        placeholder="Choose one"
        options={options}
      />
      <button type="button">After</button>
    </form>
  );
}

let media: ReturnType<typeof fakeMedia>;

/** Whether the main pointer is precise; true at the start of each test. */
export const setFinePointer = (fine: boolean) => act(() => media.set('(pointer: fine)', fine));

export function selectSuite(name: string) {
  const test = suite(name);
  test.before.each(() => {
    media = fakeMedia();
    setFinePointer(true);
  });
  test.after.each(() => {
    cleanup();
    document.body.replaceChildren();
    restoreStubs();
  });
  return test;
}

export function get<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

export const native = () => get<HTMLSelectElement>('select');
export const combobox = () => get('[role=combobox]');
export const isCustom = () => document.querySelector('[role=combobox]') !== null;
export const list = () => get('[role=listbox]');
/** The option with that label. */
export const option = (label: string) => within(list()).getByText(label);

/** The label of the option that aria-activedescendant names; null: it names none. */
export function active(): string | null {
  const id = combobox().getAttribute('aria-activedescendant');
  assert.is(document.querySelector('[role=listbox]') !== null, id !== null, 'there is a list if an option is active');
  return id && get(`[role=listbox] #${id}`).textContent;
}

export const focus = (element: HTMLElement) => act(() => element.focus());
/** Moves the focus on, to the next control. */
export const leave = () => focus(get('button'));
/** Chooses in the native select, as a browser does that fills it in. */
export const choose = (value: string) => fireEvent.change(native(), { target: { value } });

/** Shows the field, with that value and the focus on it. */
export function start(value = '', field = <Field />) {
  const view = render(field);
  if (value) choose(value);
  focus(combobox());
  return view;
}

/** The results say whether each key's default action goes ahead. */
export function press(...keys: readonly string[]): boolean[] {
  return keys.map((key) => fireEvent.keyDown(combobox(), { key }));
}

export const mouse = { pointerType: 'mouse', button: 0, clientX: 100, clientY: 100 };
export const touch = { pointerType: 'touch', button: 0, clientX: 100, clientY: 100 };
