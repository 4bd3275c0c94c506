import { applyTheme, currentTheme, initTheme, parseTheme, storeTheme, THEME_KEY } from './initTheme.ts';
import type { Theme } from './initTheme.ts';

const listeners = new Set<() => void>();
// Stored, and on the button; the page takes its colours in the next frame.
let pending: Theme | null = null;
let listening = new AbortController();

function notify(): void {
  for (const listener of [...listeners]) listener();
}

function listen(): void {
  listening = new AbortController();
  const { signal } = listening;
  matchMedia('(prefers-color-scheme: dark)').addEventListener?.('change', notify, { signal });
  addEventListener('storage', onStorage, { signal });
  addEventListener('pageshow', onPageShow, { signal });
}

function onStorage({ key, newValue }: StorageEvent): void {
  // No key: everything was cleared.
  if (key !== THEME_KEY && key !== null) return;
  pending = null;
  applyTheme(parseTheme(newValue));
  notify();
}

// Another page may have changed the choice while this one lay in the back/forward cache.
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  // Where storage is blocked, this is all that is known of the choice; elsewhere what is stored counts.
  if (pending) applyTheme(pending);
  pending = null;
  initTheme();
  notify();
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) listen();
  const subscriber = () => listener();
  listeners.add(subscriber);
  return () => {
    listeners.delete(subscriber);
    if (listeners.size === 0) listening.abort();
  };
}

/** The theme that shows or is about to: the choice, or else the system's. */
export function getSnapshot(): Theme {
  return pending ?? currentTheme();
}

/** Unknown while prerendering and hydrating. */
export function getServerSnapshot(): null {
  return null;
}

export function isPending(): boolean {
  return pending !== null && pending !== currentTheme();
}

export function isPendingOnServer(): boolean {
  return false;
}

function showPending(): void {
  if (!pending) return;
  applyTheme(pending);
  pending = null;
  notify();
}

/** Stores the other theme; the button answers in the next frame, the page, which takes longer to paint, after it. */
export function toggleTheme(): void {
  pending = getSnapshot() === 'dark' ? 'light' : 'dark';
  storeTheme(pending);
  notify();
  requestAnimationFrame(() => setTimeout(showPending));
}
