import { useEffect, useRef } from 'react';
import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { icons } from '../ui/icons.ts';
import * as css from './MobileMenu.module.css';

const WIDE = '(min-width: 60em)';

/** A native disclosure, so it works before hydration. Closes on Escape, a choice, widening, and losing focus. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  function close(): void {
    if (menu.current) menu.current.open = false;
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || !menu.current?.open) return;
      event.preventDefault();
      close();
      summary.current?.focus();
    }
    function onPointerDown(event: PointerEvent): void {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close();
    }
    function onWiden(): void {
      // What has the focus is about to be hidden. The links of the wide header come first in it.
      if (menu.current?.contains(document.activeElement)) {
        menu.current.closest('header')?.querySelector<HTMLElement>('nav a')?.focus();
      }
      close();
    }
    const listening = new AbortController();
    const { signal } = listening;
    matchMedia(WIDE).addEventListener('change', onWiden, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    return () => listening.abort();
  }, []);

  function closeOnChoice(event: MouseEvent): void {
    if (!(event.target instanceof Element && event.target.closest('a'))) return;
    // The link is about to be hidden, and its page may take a while.
    summary.current?.focus({ preventScroll: true });
    close();
  }

  function closeOnLeave(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
  }

  return (
    <details className={css.menu} ref={menu} onBlur={closeOnLeave} suppressHydrationWarning>
      <summary className={css.toggle} ref={summary}>
        <span className={css.closed}>
          <Icon path={icons.menu} />
          Menu
        </span>
        <span className={css.open}>
          <Icon path={icons.close} />
          Close
        </span>
      </summary>
      <nav className={css.panel} data-tone="paper" aria-label="Menu" onClick={closeOnChoice}>
        {children}
      </nav>
    </details>
  );
}
