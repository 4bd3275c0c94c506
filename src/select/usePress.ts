import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

const DRAG_PX = 10;

interface Actions {
  /** Opens the list, or closes it. */
  readonly toggle: () => void;
  readonly choose: (index: number) => void;
}

/** On a Mac, Ctrl-click is a secondary click. */
function isMainButton(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey;
}

/**
 * Pointer handlers for a control and its options. A mouse opens on press, so that one press can open, drag and choose;
 * everything else opens on click.
 */
export function usePress({ toggle, choose }: Actions) {
  const mousePress = useRef<{ x: number; y: number }>(null);

  function onPointerDown(event: PointerEvent): void {
    const opens = event.pointerType === 'mouse' && isMainButton(event);
    mousePress.current = opens ? { x: event.clientX, y: event.clientY } : null;
    if (opens) toggle();
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    if (!mousePress.current) {
      event.currentTarget.focus();
      toggle();
    }
    mousePress.current = null;
  }

  function onOptionRelease(event: PointerEvent, index: number): void {
    if (event.pointerType !== 'mouse' || !isMainButton(event)) return;
    const press = mousePress.current;
    mousePress.current = null;
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) <= DRAG_PX) return;
    choose(index);
  }

  return { onPointerDown, onClick, onOptionRelease };
}
