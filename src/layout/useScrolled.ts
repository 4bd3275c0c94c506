import { useSyncExternalStore } from 'react';

const SCROLL_THRESHOLD_PX = 10;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener);
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than 10 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLL_THRESHOLD_PX,
    () => false,
  );
}
