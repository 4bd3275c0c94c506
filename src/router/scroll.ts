import { prefersReducedMotion } from '../hooks/useMediaQuery.ts';

const CANCELLING_KEYS = ['Tab', ' ', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

/** The element that a hash names; null for unknown names and broken percent-encoding. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.slice(1));
    // Firefox logs a warning when it is asked for an empty id.
    return id === '' ? null : document.getElementById(id);
  } catch {
    return null;
  }
}

/** For details their summary: they can't be focused, and have no box where they are `display: contents`. */
function focusableOf(target: HTMLElement): HTMLElement {
  return (target.matches('details') && target.querySelector('summary')) || target;
}

/** Moves the focus without scrolling. What can't be focused gets a tabindex until it loses focus. */
export function focusTarget(target: HTMLElement): void {
  const element = focusableOf(target);
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth';
}

/** Scrolls to what the hash names and moves focus there; an empty hash names the top of the page and its heading. */
export function scrollToHash(hash: string): void {
  const target = hash === '' ? document.querySelector<HTMLElement>('main h1') : findTarget(hash);
  if (hash === '') window.scrollTo({ top: 0, behavior: scrollBehavior() });
  else if (target) focusableOf(target).scrollIntoView({ behavior: scrollBehavior() });
  if (target) focusTarget(target);
}

let pendingScroll = new AbortController();

export function cancelScroll(): void {
  pendingScroll.abort();
}

/**
 * Scrolls to what the hash names, if it isn't empty, after `delay` ms, unless the visitor scrolls, points at something
 * or navigates before, or it is not wanted any more.
 */
export function scheduleScroll(hash: string, delay: number, isWanted = () => true): void {
  cancelScroll();
  if (hash === '') return;
  pendingScroll = new AbortController();
  const { signal } = pendingScroll;
  const timer = setTimeout(() => {
    cancelScroll();
    if (isWanted()) scrollToHash(hash);
  }, delay);
  signal.addEventListener('abort', () => clearTimeout(timer));
  const options = { passive: true, signal };
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'focusin']) addEventListener(type, cancelScroll, options);
  addEventListener('keydown', (event) => CANCELLING_KEYS.includes(event.key) && cancelScroll(), options);
}
