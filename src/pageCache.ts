import type { ComponentType } from 'react';
import { createResourceCache } from './cache/resourceCache.ts';
import { routeFor } from './routes.ts';

/** The component of each page, by its route's path. */
export const pageCache = createResourceCache<string, ComponentType>((path) => routeFor(path).load());

/**
 * Loads the page at a path that the visitor has asked for; undefined if it is already loaded. Rejects at the first
 * failure: the cache's retries take seconds, and an ordinary page load is the better retry for a click.
 */
export function loadPage(pathname: string): Promise<ComponentType> | undefined {
  const { path } = routeFor(pathname);
  if (pageCache.getSnapshot(path).status === 'ready') return undefined;
  return pageCache.load(path, { once: true });
}

export function prefetchPage(pathname: string): void {
  pageCache.prefetch(routeFor(pathname).path);
}
