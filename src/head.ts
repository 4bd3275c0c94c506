// Inlined in the head of every document: applies the theme before the first paint, handles what the visitor does
// before hydration, and fetches the client only after the first paint, so as not to delay it.
import type { Early } from './early.ts';
import { flipTheme, initTheme } from './theme/documentTheme.ts';

const STALLED_AFTER_MS = 10_000;
const PAINT_OVERDUE_MS = 1_000;

const root = document.documentElement;
const { client = '', others = '' } = document.currentScript?.dataset ?? {};
const early: Early = { submittedFrom: '', typed: false, busy: false };
let requested = false;

window.early = early;
root.classList.add('js');
initTheme();

/** Shows phone and email, because the form can't send. */
function stall(): void {
  root.classList.add('stalled');
}

// The hydrated form prevents the default itself, so this listener can stay.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  early.submittedFrom = location.href;
  root.classList.add('held');
  setTimeout(() => {
    if (early.submittedFrom) stall();
  }, STALLED_AFTER_MS);
});

addEventListener('click', ({ defaultPrevented, target }) => {
  if (defaultPrevented || !(target instanceof Element)) return;
  if (target.closest('[data-theme-toggle]')) flipTheme();
  if (target.closest('a')) target.closest('header details')?.removeAttribute('open');
});

addEventListener('input', () => (early.typed = true), { once: true });

function noteBusy(): void {
  early.busy = true;
}

for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin']) {
  addEventListener(type, noteBusy, { once: true, passive: true });
}
// A scrollbar or assistive technology only scrolls; what scrolls about the load is the browser's own jump to a hash.
addEventListener('load', () => {
  requestAnimationFrame(() => requestAnimationFrame(() => addEventListener('scroll', noteBusy, { once: true })));
});

function loadClient(): void {
  if (requested) return;
  requested = true;
  // The client imports these as well, and handles their failures. Here they are fetched at the same time as it is.
  for (const other of others.split(' ')) import(other).catch(() => {});
  import(client).then(({ hydrate }: typeof import('./client.tsx')) => hydrate()).catch(() => {
    stall();
    requested = false;
    addEventListener('online', loadClient, { once: true });
  });
}

// A tab in the background never paints.
addEventListener('load', () => setTimeout(loadClient, PAINT_OVERDUE_MS));
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(loadClient);
}).observe({ type: 'paint', buffered: true });
