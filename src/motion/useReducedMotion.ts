import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function query(): MediaQueryList | undefined {
  return globalThis.matchMedia?.(REDUCED_MOTION);
}

export function prefersReducedMotion(): boolean {
  return query()?.matches ?? false;
}

export function subscribeToReducedMotion(listener: () => void): () => void {
  const list = query();
  list?.addEventListener?.('change', listener);
  return () => list?.removeEventListener?.('change', listener);
}

/** False while prerendering and hydrating, then the live preference. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribeToReducedMotion, prefersReducedMotion, () => false);
}
