import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** True while prerendering and hydrating; then the component renders once more, with false. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(subscribeToNothing, () => false, () => true);
}
