import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStaticRouter } from './createRouter.ts';
import type { Entry } from './createRouter.ts';

/** Whose router the links and hooks below it use. */
export const RouterContext = createContext(createStaticRouter('/'));

export function useRouter() {
  return useContext(RouterContext);
}

function useEntryValue<T>(select: (entry: Entry) => T): T {
  const { subscribe, getEntry, serverEntry } = useRouter();
  return useSyncExternalStore(subscribe, () => select(getEntry()), () => select(serverEntry));
}

export function useEntry(): Entry {
  return useEntryValue((entry) => entry);
}

export function usePathname(): string {
  return useEntryValue((entry) => entry.pathname);
}
