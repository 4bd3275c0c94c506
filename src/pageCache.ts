import { createElement } from 'react';
import type { ComponentType } from 'react';
import { createResourceCache } from './cache/resourceCache.ts';
import { loadParts } from './pageParts.ts';
import { routeFor, routes } from './routes.ts';
import type { RouteId } from './routes.ts';
import { PartsContext } from './ui/parts.ts';

/** The address that the visitor is waiting for. */
let wanted: { readonly id: RouteId; readonly href: string; readonly signal: AbortSignal } | undefined;

/** An ordinary page load: every route has its own document, and a redeploy may have removed the chunk. */
function loadDocument(href: string): void {
  if (href === location.href) location.reload();
  else location.assign(href);
}

async function loadPage(id: RouteId): Promise<ComponentType> {
  const { hasParts, load, path } = routes[id];
  const [Page, parts] = await Promise.all([load(), hasParts && loadParts(path)]);
  return parts ? () => createElement(PartsContext, { value: parts }, createElement(Page)) : Page;
}

/** The component of each page, with its parts. */
export const pageCache = createResourceCache<RouteId, ComponentType>({
  load: loadPage,
  onFailure(id, _error, attempt) {
    if (attempt === 1 || wanted?.id !== id || wanted.signal.aborted || !navigator.onLine) return;
    const { href } = wanted;
    wanted = undefined;
    loadDocument(href);
  },
});

/** The code of each page, which is all that its own document needs. */
export const codeCache = createResourceCache<RouteId, ComponentType>({ load: (id) => routes[id].load() });

export function preloadPage(pathname: string): void {
  pageCache.preload(routeFor(pathname).id);
}

/** Loads the page at an address that the visitor has asked for; undefined when it is there already. */
export function preparePage(pathname: string, href: string, signal: AbortSignal): Promise<unknown> | undefined {
  const { id } = routeFor(pathname);
  wanted = { id, href, signal };
  return pageCache.peek(id) ? undefined : pageCache.load(id);
}
