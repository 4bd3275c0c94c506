import { prefersReducedMotion } from './useReducedMotion.ts';

/** A click on the picture that stands for the page meanwhile is a click on what it shows. */
function passOn(event: MouseEvent): void {
  if (event.target !== document.documentElement) return;
  event.stopPropagation();
  document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event));
}

/** Changes the page by the update, cross-faded where the browser can and motion is wanted; else at once. */
export function withViewTransition(update: () => void): void {
  if (!('startViewTransition' in document) || document.hidden || prefersReducedMotion()) {
    update();
    return;
  }
  const transition = document.startViewTransition(update);
  // Rejects when the transition is skipped; the update has run all the same.
  transition.ready.catch(() => {});
  const over = new AbortController();
  transition.finished.finally(() => over.abort()).catch(() => {});
  // Until the end of a transition the browser gives each press to the root element, and its click along with it.
  addEventListener(
    'pointerdown',
    () => {
      transition.skipTransition();
      addEventListener('click', passOn, { once: true, capture: true });
    },
    { once: true, capture: true, signal: over.signal },
  );
}
