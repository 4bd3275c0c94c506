import type { ComponentType } from 'react';
import { createResourceCache } from './cache/resourceCache.ts';
import { routeFor, routes } from './routes.ts';
import type { RouteId } from './routes.ts';

/** The address that the visitor is waiting for. */
let wanted: { readonly id: RouteId; readonly href: string; readonly signal: AbortSignal } | undefined;

/** An ordinary page load: every route has its own document, and a redeploy may have removed the chunk. */
function loadDocument(href: string): void {
  if (href === location.href) location.reload();
  else location.assign(href);
}

/** The component of each page. */
export const pageCache = createResourceCache<RouteId, ComponentType>({
  load: (id) => routes[id].load(),
  onFailure(id, _error, attempt) {
    if (attempt === 1 || wanted?.id !== id || wanted.signal.aborted || !navigator.onLine) return;
    const { href } = wanted;
    wanted = undefined;
    loadDocument(href);
  },
});

/** What hydrates the document of each page. */
export const frameCache = createResourceCache<RouteId, ComponentType>({
  load: (id) => (routes[id].loadFrame ?? routes[id].load)(),
});

export function preloadPage(pathname: string): void {
  pageCache.preload(routeFor(pathname).id);
}

/** Loads the page at an address that the visitor has asked for; undefined when it is there already. */
export function preparePage(pathname: string, href: string, signal: AbortSignal): Promise<unknown> | undefined {
  const { id } = routeFor(pathname);
  wanted = { id, href, signal };
  return pageCache.peek(id) ? undefined : pageCache.load(id);
}
