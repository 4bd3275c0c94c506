const CANCELLING_KEYS = ['Tab', ' ', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

let cancelPending: (() => void) | undefined;

/** The element that a hash names, or null: unknown names and broken percent-encoding lead nowhere. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.slice(1));
    // Firefox logs a warning when it is asked for an empty id.
    return id === '' ? null : document.getElementById(id);
  } catch {
    return null;
  }
}

/** A summary stands for its details: these can't hold the focus, and have no box where they are `display: contents`. */
function holderOf(target: HTMLElement): HTMLElement {
  return (target.matches('details') && target.querySelector('summary')) || target;
}

/** Moves focus without scrolling; what can't hold focus by itself gets a tabindex until it loses it again. */
export function focusTarget(target: HTMLElement): void {
  const holder = holderOf(target);
  holder.focus({ preventScroll: true });
  if (document.activeElement === holder) return;
  holder.tabIndex = -1;
  holder.addEventListener('blur', () => holder.removeAttribute('tabindex'), { once: true });
  holder.focus({ preventScroll: true });
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Scrolls to what the hash names and moves the focus there; an empty hash names the top of the page. */
export function scrollToHash(hash: string): void {
  if (hash === '') window.scrollTo({ top: 0, behavior: scrollBehavior() });
  const target = findTarget(hash);
  if (target === null) return;
  holderOf(target).scrollIntoView({ behavior: scrollBehavior() });
  focusTarget(target);
}

let pendingArrival: (() => void) | undefined;
let arrivalFrame = 0;

/** Runs what waits for the next frame now, because somebody asks for the place of the page. */
export function arriveNow(): void {
  const arrive = pendingArrival;
  pendingArrival = undefined;
  arrive?.();
}

/**
 * Puts a page that has just come in its place. That needs its layout, which comes with the next frame anyway, and
 * nothing is painted before. A hidden tab has no frames.
 */
export function arriveWithFrame(arrive: () => void): void {
  cancelAnimationFrame(arrivalFrame);
  pendingArrival = arrive;
  if (document.hidden) arriveNow();
  else arrivalFrame = requestAnimationFrame(arriveNow);
}

export function cancelScroll(): void {
  cancelPending?.();
}

/** Scrolls to the hash after `delay` ms, unless the visitor scrolls, aims at something or navigates again before. */
export function scheduleScroll(hash: string, delay: number): void {
  cancelScroll();
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  const timer = setTimeout(() => {
    cancelScroll();
    // Where frames are slow the page has yet to be put in its place, which would undo the scroll.
    arriveNow();
    scrollToHash(hash);
  }, delay);
  cancelPending = () => {
    clearTimeout(timer);
    controller.abort();
    cancelPending = undefined;
  };
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'focusin']) addEventListener(type, cancelScroll, options);
  addEventListener('keydown', (event) => CANCELLING_KEYS.includes(event.key) && cancelScroll(), options);
}
