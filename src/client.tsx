// The browser's entry: loads the page that the document shows, then hydrates it.
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../styles/index.css';
import { App } from './App.tsx';
import { pageCache, preloadPage, preparePage } from './pageCache.ts';
import { createRouter } from './router/createRouter.ts';
import type { Router } from './router/createRouter.ts';
import { normalisePath } from './router/match.ts';
import { routeFor, routes } from './routes.ts';

function Client({ router }: { router: Router }) {
  useEffect(() => {
    document.documentElement.classList.add('hydrated');
    window.early?.release();
    performance.mark('hydrated');
  }, []);
  return <App router={router} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('This document has no #root: it was not written by the build');

const { pathname, search, hash } = location;
const asked = routeFor(pathname);
const shown = Object.values(routes).find(({ id }) => id === root.dataset.route) ?? asked;

if (shown !== asked && asked !== routes.notFound && normalisePath(pathname) !== pathname) {
  // The host knows the page by its normal address only, and answered this spelling with the 404 document.
  location.replace(normalisePath(pathname) + search + hash);
} else {
  await Promise.all([pageCache.load(shown.id), pageCache.load(asked.id)]);
  const router = createRouter({ serverPath: shown.path, prepare: preparePage, preload: preloadPage });
  hydrateRoot(root, <Client router={router} />);
}
