import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SelectOption } from './Listbox.tsx';
import * as css from './Select.module.css';
import { useCombobox } from './useCombobox.ts';
import { useFinePointer } from './useFinePointer.ts';

interface SelectProps {
  /** Of the native select: the caller's label points here, focus on it reaches whichever control is shown. */
  id: string;
  name: string;
  labelId: string;
  describedBy?: string | undefined;
  /** Shown for the empty value, which can be chosen like any other. */
  placeholder: string;
  options: readonly SelectOption[];
}

function subscribe(notify: () => void): () => void {
  // A form resets its fields only after its reset event.
  const notifyLater = () => setTimeout(notify);
  document.addEventListener('change', notify, true);
  document.addEventListener('reset', notifyLater, true);
  return () => {
    document.removeEventListener('change', notify, true);
    document.removeEventListener('reset', notifyLater, true);
  };
}

/**
 * A native `<select>`, uncontrolled. Where the pointer is fine a combobox takes its place once it is loaded;
 * the native one stays as the form's value, and as what fires `input` and `change`.
 */
export function Select({ id, name, labelId, describedBy, placeholder, options }: SelectProps) {
  const root = useRef<HTMLDivElement>(null);
  const native = useRef<HTMLSelectElement>(null);
  const combobox = useRef<HTMLDivElement>(null);
  const fine = useFinePointer();
  const Combobox = useCombobox(fine);
  const [custom, setCustom] = useState(false);
  const wanted = fine && Combobox !== undefined;
  const value = useSyncExternalStore(subscribe, () => native.current?.value ?? '', () => '');
  const items = [{ value: '', label: placeholder }, ...options];

  // Never takes a control away from under the visitor: a focused one stays until the focus has left.
  function settle(focused: Element | null) {
    if (!root.current?.contains(focused)) setCustom(wanted);
  }

  useLayoutEffect(() => settle(document.activeElement), [wanted]);

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
    // When the whole window loses the focus, the active element stays what it was.
    <div
      className={css.root}
      ref={root}
      onBlur={({ relatedTarget }) => settle(relatedTarget ?? document.activeElement)}
    >
      <select
        className={css.control}
        ref={native}
        id={id}
        name={name}
        aria-describedby={describedBy}
        aria-hidden={custom || undefined}
        tabIndex={custom ? -1 : undefined}
        onFocus={passFocus}
        onClick={passFocus}
      >
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
      {custom && Combobox && (
        <Combobox
          ref={combobox}
          id={`${id}-combobox`}
          labelId={labelId}
          describedBy={describedBy}
          items={items}
          value={value}
          onCommit={commit}
        />
      )}
    </div>
  );
}
