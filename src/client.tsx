// The browser's entry: loads the page that the document shows, then hydrates it.
import { useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepParts } from './keepParts.ts';
import { keepTyped } from './keepTyped.ts';
import { codeCache, pageCache, preloadPage, preparePage } from './pageCache.ts';
import { createRouter } from './router/createRouter.ts';
import type { Router } from './router/createRouter.ts';
import { normalisePath } from './router/match.ts';
import { routeFor, routes } from './routes.ts';

function Client({ router, restore }: { router: Router; restore: () => void }) {
  useLayoutEffect(restore, [restore]);
  useEffect(() => {
    document.documentElement.classList.add('hydrated');
    window.early?.release();
    performance.mark('hydrated');
  }, []);
  return <App router={router} />;
}

/**
 * Hydrates the page; rejects when its code can't be loaded. The head script calls it: awaiting the page at the top
 * level instead would never end, since the page's chunk itself waits for this module.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no #root');
  const { pathname, search, hash } = location;
  const asked = routeFor(pathname);
  const shown = Object.values(routes).find(({ id }) => id === root.dataset.route) ?? asked;
  const path = normalisePath(pathname);
  if (shown !== asked && asked !== routes.notFound && path !== pathname) {
    // The host knows the page by its normal address only, and answered this spelling with the 404 document.
    location.replace(path + search + hash);
    return;
  }
  await Promise.all([codeCache.load(shown.id), shown === asked || pageCache.load(asked.id)]);
  const router = createRouter({
    serverPath: shown.path,
    prepare: preparePage,
    preload: preloadPage,
  });
  const [restoreParts, restoreTyped] = [keepParts(root), keepTyped(root)];
  function restore(): void {
    restoreParts();
    restoreTyped();
  }
  hydrateRoot(root, <Client router={router} restore={restore} />);
}
