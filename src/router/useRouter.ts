import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Entry, Router } from './createRouter.ts';

/** Provides the router of all links and hooks below. */
export const RouterContext = createContext<Router | null>(null);

/** Throws outside a RouterContext. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('Links and router hooks work only inside a RouterContext');
  return router;
}

export function useEntry(): Entry {
  const { subscribe, getEntry, serverEntry } = useRouter();
  return useSyncExternalStore(subscribe, getEntry, () => serverEntry);
}

/** Unlike useEntry, it doesn't re-render for a new hash alone. */
export function usePathname(): string {
  const { subscribe, getEntry, serverEntry } = useRouter();
  return useSyncExternalStore(subscribe, () => getEntry().pathname, () => serverEntry.pathname);
}

/** Whether the visitor has been waiting for a page for more than a second. */
export function useIsPending(): boolean {
  const { subscribe, isPending } = useRouter();
  return useSyncExternalStore(subscribe, isPending, () => false);
}
