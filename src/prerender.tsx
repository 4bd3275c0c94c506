// The build's entry, run in Node: turns each route into the HTML of its page.
import { prerender } from 'react-dom/static';
// The order of the imports is that of the rules in the sheet: what all share first, then the pages.
import '../styles/index.css';
import { homeParts } from './pages/home/homeParts.tsx';
import { resourcesParts } from './pages/resources/resourcesParts.tsx';
import { App } from './App.tsx';
import { FooterDetails } from './layout/FooterDetails.tsx';
import { codeCache } from './pageCache.ts';
import { createStaticRouter } from './router/createRouter.ts';
import type { Route, RouteId } from './routes.ts';
import { PartsContext } from './ui/parts.ts';
import type { Parts } from './ui/parts.ts';

const parts: Partial<Record<RouteId, Parts>> = { home: homeParts, resources: resourcesParts };

/** The HTML inside #root; rejects with the error of a component that throws. */
export async function prerenderRoute({ id, path, load }: Route): Promise<string> {
  codeCache.seed(id, await load());
  const page = (
    <PartsContext value={{ ...parts[id], Footer: FooterDetails }}>
      <App router={createStaticRouter(path)} />
    </PartsContext>
  );
  // Otherwise React moves large boundaries into hidden elements that only scripts put in place.
  const { prelude } = await prerender(page, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}
