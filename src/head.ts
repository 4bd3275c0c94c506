// Inlined in the head of every document: applies the theme before the first paint, keeps what the visitor does
// before hydration, and fetches the client once the first paint is over, so that it delays neither.
import type { Early } from './early.ts';
import { flipTheme, initTheme } from './theme/initTheme.ts';

const STALLED_AFTER = 10_000;
const PAINT_OVERDUE = 1_000;

const root = document.documentElement;
const modules = document.currentScript?.dataset.modules?.split(' ') ?? [];
const listening = new AbortController();
let stalled: ReturnType<typeof setTimeout> | undefined;
let started = false;

root.classList.add('js');
initTheme();

const early: Early = {
  submittedFrom: '',
  busy: false,
  release: () => listening.abort(),
  releaseForm() {
    clearTimeout(stalled);
    root.classList.remove('held', 'stalled');
  },
  stall: () => root.classList.add('stalled'),
};
window.early = early;

// Once hydrated the form prevents what the browser would do, so this one can stay.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  early.submittedFrom = location.href;
  root.classList.add('held');
  stalled ??= setTimeout(early.stall, STALLED_AFTER);
  start();
});

addEventListener(
  'click',
  ({ defaultPrevented, target }) => {
    if (defaultPrevented || !(target instanceof Element)) return;
    if (target.closest('[data-theme-toggle]')) flipTheme();
    if (target.closest('a')) target.closest('header details')?.removeAttribute('open');
  },
  { signal: listening.signal },
);

for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin']) {
  addEventListener(type, () => (early.busy = true), { signal: listening.signal, passive: true });
}

function fail(): void {
  early.stall();
  started = false;
  addEventListener('online', start, { signal: listening.signal });
}

function start(): void {
  if (started) return;
  started = true;
  // The first is the client itself; the rest only come early, and the client hears of their failures.
  const [client, ...rest] = modules.map((module) => import(module));
  client?.then(({ start: hydrate }: typeof import('./client.tsx')) => hydrate()).catch(fail);
  for (const module of rest) module.catch(() => {});
}

// A tab in the background never paints, and old browsers don't say when they do.
addEventListener('load', () => setTimeout(start, PAINT_OVERDUE));
if ('PerformanceObserver' in window) {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(start);
  }).observe({ type: 'paint', buffered: true });
}
