import type { ComponentType } from 'react';
import { createResourceCache } from './cache/resourceCache.ts';
import { routeFor, routes } from './routes.ts';
import type { RouteId } from './routes.ts';

/** The component of each page. */
export const pageCache = createResourceCache<RouteId, ComponentType>((id) => routes[id].load());

/**
 * Loads the page at a path that the visitor has asked for; undefined if it is already loaded. Rejects at the first
 * failure: the cache's retries take seconds, and an ordinary page load is the better retry for a click.
 */
export function loadPage(pathname: string): Promise<void> | undefined {
  const { id, load } = routeFor(pathname);
  if (pageCache.getSnapshot(id).status === 'ready') return undefined;
  return load().then((Page) => pageCache.set(id, Page));
}

export function prefetchPage(pathname: string): void {
  pageCache.prefetch(routeFor(pathname).id);
}
