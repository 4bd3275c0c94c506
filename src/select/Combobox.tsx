import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { keyAction, nextIndex } from './keys.ts';
import { Listbox } from './Listbox.tsx';
import type { SelectOption } from './Listbox.tsx';
import * as css from './Select.module.css';
import { currentText, eraseKey, findMatch, nothingTyped, typeKey } from './typeahead.ts';
import { usePress } from './usePress.ts';

interface ComboboxProps {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  labelId: string;
  /** Shown as long as the value is none of the items'. */
  placeholder: string;
  items: readonly SelectOption[];
  value: string;
  onCommit: (value: string) => void;
}

/** The select-only combobox of the ARIA Authoring Practices: it keeps focus and points to the active option. */
export function Combobox({ ref, id, labelId, placeholder, items, value, onCommit }: ComboboxProps) {
  const popup = useRef<HTMLDivElement>(null);
  const typed = useRef(nothingTyped);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const selected = items.findIndex((item) => item.value === value);
  // Where nothing is selected the list opens at its first item. The items may change while it is open.
  const active = activeIndex === null ? null : Math.max(0, Math.min(activeIndex, items.length - 1));
  const open = active !== null;

  function close() {
    typed.current = nothingTyped;
    setActiveIndex(null);
  }

  function choose(index: number) {
    close();
    onCommit(items[index]?.value ?? '');
  }

  function toggle() {
    if (open) close();
    else setActiveIndex(selected);
  }

  const { onPointerDown, onClick, onOptionRelease } = usePress({ toggle, choose });

  // Touching outside doesn't blur it.
  useEffect(() => {
    if (!open) return;
    const closeFromOutside = ({ target }: Event) => {
      const inside = [ref, popup].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!inside) close();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    const now = performance.now();
    const action = keyAction(event.nativeEvent, open, currentText(typed.current, now) !== '');
    if (!action) return;
    if (event.key !== 'Tab') event.preventDefault();
    const from = active ?? selected;
    switch (action) {
      case 'ignore':
        break;
      case 'erase':
        typed.current = eraseKey(typed.current, now);
        break;
      case 'type':
        typed.current = typeKey(typed.current, event.key, now);
        setActiveIndex(findMatch(items.map((item) => item.label), typed.current.text, from));
        break;
      case 'commit':
        choose(from);
        break;
      case 'cancel':
        event.stopPropagation();
        close();
        break;
      default:
        typed.current = nothingTyped;
        setActiveIndex(nextIndex(action, from, items.length));
    }
  }

  return (
    <>
      <div
        className={css.control}
        ref={ref}
        id={id}
        role="combobox"
        tabIndex={0}
        aria-labelledby={labelId}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        data-empty={selected < 0 || undefined}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onClick={onClick}
        onBlur={close}
      >
        {items[selected]?.label ?? placeholder}
      </div>
      {open && (
        <Listbox
          ref={popup}
          id={id}
          labelId={labelId}
          items={items}
          selected={selected}
          active={active}
          onOptionRelease={onOptionRelease}
          onOptionClick={choose}
        />
      )}
    </>
  );
}
