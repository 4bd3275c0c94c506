import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import type { Toast } from './toastReducer.ts';
import { dismissToast, getServerSnapshot, getSnapshot, subscribe } from './toastStore.ts';
import * as css from './Toaster.module.css';

interface ToasterProps {
  readonly closeLabel: string;
  readonly closeIcon: ReactNode;
}

/** The live regions stand in the page before the first message: one that comes with its region goes unheard. */
export function Toaster({ closeLabel, closeIcon }: ToasterProps) {
  const [toast] = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot).toasts;
  const focusBefore = useRef<HTMLElement | null>(null);
  const openId = toast?.open ? toast.id : undefined;

  useEffect(() => {
    if (openId === undefined) return;
    const id = openId;
    const { activeElement, body } = document;
    // The toast must not lie over what has the focus; a visitor who has scrolled away from it stays there.
    const top = activeElement?.getBoundingClientRect().top ?? 0;
    if (activeElement !== body && top >= 0 && top < innerHeight) activeElement?.scrollIntoView({ block: 'nearest' });
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) dismissToast(id);
    }
    // On the window, after everybody else: one Escape closes one thing.
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
    // When the whole window loses the focus, it comes back to the same place.
    if (document.hasFocus()) focusBefore.current = null;
  }

  const card = toast && (
    <ToastCard key={toast.id} toast={toast}>
      <button
        type="button"
        className={css.close}
        aria-label={closeLabel}
        onClick={() => dismissToast(toast.id)}
      >
        {closeIcon}
      </button>
    </ToastCard>
  );
  return (
    <div className={css.toaster} onFocus={onFocus} onBlur={onBlur}>
      <div role="status">{toast?.variant === 'default' && card}</div>
      <div role="alert">{toast?.variant === 'destructive' && card}</div>
    </div>
  );
}

function ToastCard({ toast, children }: { readonly toast: Toast; readonly children: ReactNode }) {
  return (
    <div
      className={css.toast}
      data-state={toast.open ? 'open' : 'closed'}
      data-variant={toast.variant}
      inert={!toast.open}
    >
      <p className={css.title}>{toast.title}</p>
      <p className={css.description}>{toast.description}</p>
      {children}
    </div>
  );
}
