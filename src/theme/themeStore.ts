import { applyTheme, currentTheme, flipTheme, initTheme, parseTheme, THEME_KEY } from './documentTheme.ts';
import type { Theme } from './documentTheme.ts';

const listeners = new Set<() => void>();
let listening: AbortController | undefined;

function notify(): void {
  for (const listener of listeners) listener();
}

function listen(): void {
  listening = new AbortController();
  const { signal } = listening;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', notify, { signal });
  addEventListener('storage', onStorage, { signal });
  addEventListener('pageshow', onPageShow, { signal });
}

function onStorage({ key, newValue }: StorageEvent): void {
  // null: all of the storage was cleared.
  if (key !== THEME_KEY && key !== null) return;
  applyTheme(parseTheme(newValue));
  notify();
}

// Another page may have changed the theme while this one was in the back/forward cache.
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  initTheme();
  notify();
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) listen();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listening?.abort();
  };
}

/** The theme that shows: the visitor's choice, or else the system's. */
export function getSnapshot(): Theme {
  return currentTheme();
}

/** Unknown while prerendering and hydrating. */
export function getServerSnapshot(): null {
  return null;
}

export function toggleTheme(): void {
  flipTheme();
  notify();
}
