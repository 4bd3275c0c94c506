import { useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { Combobox } from './Combobox.tsx';
import type { SelectOption } from './Listbox.tsx';
import * as css from './Select.module.css';

interface SelectProps {
  /** The id of the native select, which the label points to. Focusing it focuses whichever control is shown. */
  id: string;
  name: string;
  labelId: string;
  /** Shown as long as nothing is chosen; not an option itself. */
  placeholder: string;
  options: readonly SelectOption[];
}

/**
 * A native `<select>`, uncontrolled. Where the pointer is fine a combobox takes its place; the native one
 * stays as the form's value, and as what fires `input` and `change`. Who sets its value from outside fires `change`.
 */
export function Select({ id, name, labelId, placeholder, options }: SelectProps) {
  const root = useRef<HTMLDivElement>(null);
  const native = useRef<HTMLSelectElement>(null);
  const combobox = useRef<HTMLDivElement>(null);
  const fine = useMediaQuery('(pointer: fine)');
  const [custom, setCustom] = useState(false);
  const [value, setValue] = useState('');

  // A control that has focus is swapped only once it loses it.
  function swapControl(focused: Element | null) {
    if (!root.current?.contains(focused)) setCustom(fine);
  }

  useLayoutEffect(() => swapControl(document.activeElement), [fine]);

  const readValue = () => setValue(native.current?.value ?? '');
  // What was chosen before hydration; or the choice is no longer among the options.
  useLayoutEffect(readValue, [options]);

  function commit(next: string) {
    const select = native.current;
    if (!select || select.value === next) return;
    select.value = next;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }

  // Clicking a label focuses its control or, in some browsers, only clicks it.
  function passFocus() {
    combobox.current?.focus();
  }

  return (
    // When the window loses focus, the active element stays the same.
    <div
      className={css.root}
      ref={root}
      onBlur={({ relatedTarget }) => swapControl(relatedTarget ?? document.activeElement)}
    >
      <select
        className={css.control}
        ref={native}
        id={id}
        name={name}
        aria-hidden={custom || undefined}
        tabIndex={custom ? -1 : undefined}
        onChange={readValue}
        onFocus={passFocus}
        onClick={passFocus}
      >
        <option value="" hidden>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {custom && (
        <Combobox
          ref={combobox}
          id={`${id}-combobox`}
          labelId={labelId}
          placeholder={placeholder}
          items={options}
          value={value}
          onCommit={commit}
        />
      )}
    </div>
  );
}
