import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import * as css from './Select.module.css';

const SCROLL_EVERY_MS = 50;
const SCROLL_STEP_PX = 16;

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface ListboxProps {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  labelId: string;
  items: readonly SelectOption[];
  selected: number;
  active: number;
  onOptionRelease: (event: PointerEvent, index: number) => void;
  onOptionClick: (index: number) => void;
}

export function Listbox(props: ListboxProps) {
  const { ref, id, labelId, items, selected, active, onOptionRelease, onOptionClick } = props;
  const list = useRef<HTMLUListElement>(null);
  const [above, setAbove] = useState(false);
  const [below, setBelow] = useState(false);

  function measure() {
    if (!list.current) return;
    const { scrollTop, scrollHeight, clientHeight } = list.current;
    setAbove(scrollTop > 0);
    // When zoomed, scrolling ends a fraction of a pixel before the bottom.
    setBelow(Math.ceil(scrollTop) < scrollHeight - clientHeight);
  }

  useLayoutEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    measure();
  }, [active, items.length]);

  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  function scrollBy(pixels: number) {
    if (list.current) list.current.scrollTop += pixels;
  }

  return (
    // Without this, mousedown would blur the combobox, which closes the list before the click.
    <div className={css.popup} ref={ref} onMouseDown={(event) => event.preventDefault()}>
      {above && <ScrollButton edge="start" onStep={() => scrollBy(-SCROLL_STEP_PX)} />}
      <ul
        className={css.list}
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-labelledby={labelId}
        onScroll={measure}
      >
        {items.map((item, index) => (
          <li
            className={css.option}
            key={item.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === selected}
            data-active={index === active || undefined}
            onPointerUp={(event) => onOptionRelease(event, index)}
            onClick={() => onOptionClick(index)}
          >
            {item.label}
          </li>
        ))}
      </ul>
      {below && <ScrollButton edge="end" onStep={() => scrollBy(SCROLL_STEP_PX)} />}
    </div>
  );
}

/** Scrolls while the pointer rests on it. At the end of the list it unmounts, which clears the interval. */
function ScrollButton({ edge, onStep }: { edge: 'start' | 'end'; onStep: () => void }) {
  const interval = useRef<ReturnType<typeof setInterval>>(undefined);

  function start() {
    interval.current ??= setInterval(onStep, SCROLL_EVERY_MS);
  }

  function stop() {
    clearInterval(interval.current);
    interval.current = undefined;
  }

  useEffect(() => stop, []);

  return (
    <div
      className={css.scroll}
      data-edge={edge}
      aria-hidden
      onPointerDown={start}
      onPointerMove={start}
      onPointerLeave={stop}
      onPointerCancel={stop}
    />
  );
}
