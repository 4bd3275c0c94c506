// The build's entry, run in Node: turns each route into the HTML of its page.
import { prerender } from 'react-dom/static';
import { App } from './App.tsx';
import { frameCache } from './pageCache.ts';
import { createStaticRouter } from './router/createRouter.ts';
import type { Route } from './routes.ts';

/** The HTML inside #root; rejects with the error of a component that throws. */
export async function prerenderRoute({ id, path, load }: Route): Promise<string> {
  // App takes the document's own page from the frames; here it is the whole page.
  frameCache.seed(id, await load());
  const { prelude } = await prerender(<App router={createStaticRouter(path)} />, {
    // Otherwise React moves large boundaries into hidden elements that only scripts put in place.
    progressiveChunkSize: Infinity,
  });
  return new Response(prelude).text();
}
