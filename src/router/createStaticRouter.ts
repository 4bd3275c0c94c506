import { loadedFrom } from './createRouter.ts';
import type { Router } from './createRouter.ts';

/** A router for prerendering: it stays at one path. */
export function createStaticRouter(pathname: string): Router {
  const serverEntry = loadedFrom(pathname);
  return {
    serverEntry,
    getEntry: () => serverEntry,
    isPending: () => false,
    subscribe: () => () => {},
    navigate() {},
    prefetch() {},
  };
}
