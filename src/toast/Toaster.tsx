import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { dismissToast, getServerSnapshot, getSnapshot, subscribe } from './toastStore.ts';
import * as css from './Toaster.module.css';

interface ToasterProps {
  readonly closeLabel: string;
  readonly closeIcon: ReactNode;
}

/** The live regions are rendered before any message: screen readers miss a message that comes with its region. */
export function Toaster({ closeLabel, closeIcon }: ToasterProps) {
  const [toast] = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot).toasts;
  const focusBefore = useRef<HTMLElement | null>(null);
  const openId = toast?.open ? toast.id : undefined;

  useEffect(() => {
    if (openId === undefined) return;
    const id = openId;
    const { activeElement, body } = document;
    // The toast must not cover what has focus, unless that is scrolled out of view anyway.
    const top = activeElement?.getBoundingClientRect().top ?? 0;
    if (activeElement !== body && top >= 0 && top < innerHeight) activeElement?.scrollIntoView({ block: 'nearest' });
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) dismissToast(id);
    }
    // On the window, to come after all other listeners: one Escape closes one thing.
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [openId]);

  useLayoutEffect(() => {
    focusBefore.current?.focus({ preventScroll: true });
    focusBefore.current = null;
  }, [openId]);

  function onFocus({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLElement) focusBefore.current = relatedTarget;
  }

  function onBlur(): void {
    // When the window loses focus, it returns to the same element.
    if (document.hasFocus()) focusBefore.current = null;
  }

  const card = toast && (
    <div
      className={css.toast}
      key={toast.id}
      data-state={toast.open ? 'open' : 'closed'}
      data-variant={toast.variant}
      inert={!toast.open}
    >
      <p className={css.title}>{toast.title}</p>
      <p className={css.description}>{toast.description}</p>
      <button type="button" className={css.close} aria-label={closeLabel} onClick={() => dismissToast(toast.id)}>
        {closeIcon}
      </button>
    </div>
  );
  return (
    <div className={css.toaster} onFocus={onFocus} onBlur={onBlur}>
      <div role="status">{toast?.variant === 'default' && card}</div>
      <div role="alert">{toast?.variant === 'destructive' && card}</div>
    </div>
  );
}
