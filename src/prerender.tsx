// The build's entry, run in Node: turns each route into the HTML of its page.
import { prerender } from 'react-dom/static';
import { App } from './App.tsx';
import { pageCache } from './pageCache.ts';
import { createStaticRouter } from './router/createRouter.ts';
import type { Route } from './routes.ts';

/** The HTML inside #root; rejects with the first error that a component throws. */
export async function prerenderRoute({ id, path, load }: Route): Promise<string> {
  pageCache.seed(id, await load());
  let failure: unknown;
  const { prelude } = await prerender(<App router={createStaticRouter(path)} />, {
    // Otherwise React moves large boundaries into hidden elements that only scripts put in place.
    progressiveChunkSize: Infinity,
    onError(error) {
      failure ??= error;
    },
  });
  const html = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  return html;
}
