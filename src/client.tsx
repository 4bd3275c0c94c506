// The browser's entry: hydrates the document.
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { App } from './App.tsx';
import { loadPage, pageCache, prefetchPage } from './pageCache.ts';
import { createRouter } from './router/createRouter.ts';
import type { Router } from './router/createRouter.ts';
import { routeFor, routes } from './routes.ts';
import { keepTyped } from './signup/draft.ts';

function Client({ router }: { router: Router }) {
  useEffect(() => {
    document.documentElement.classList.add('hydrated');
    performance.mark('hydrated');
  }, []);
  return <App router={router} />;
}

/** Hydrating a document that has only half arrived would lose the other half. */
function documentParsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Called by the head script. Rejects if the page's code can't be loaded. */
export async function hydrate(): Promise<Root> {
  await documentParsed();
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no #root');
  const asked = routeFor(location.pathname);
  // A host may answer other spellings of a page's address, such as /resources/, with the 404 document.
  const prerendered = routeFor(root.dataset.path ?? '');
  await Promise.all([pageCache.load(prerendered.path), pageCache.load(asked.path)]);
  const { pathname, search, hash } = location;
  if (asked !== routes.notFound && pathname !== asked.path) {
    history.replaceState(history.state, '', asked.path + search + hash);
  }
  keepTyped();
  const router = createRouter({ serverPath: prerendered.path, loadPage, prefetchPage });
  return hydrateRoot(root, <Client router={router} />);
}
