import { useSyncExternalStore } from 'react';

function pointerQuery(): MediaQueryList {
  return matchMedia('(pointer: fine)');
}

function subscribe(notify: () => void): () => void {
  const query = pointerQuery();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the main pointer is precise, such as a mouse; false while prerendering and hydrating. */
export function useFinePointer(): boolean {
  return useSyncExternalStore(subscribe, () => pointerQuery().matches, () => false);
}
