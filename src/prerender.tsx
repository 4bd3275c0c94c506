// Turns each route into the HTML of its page, in Node.
import { prerender } from 'react-dom/static';
import { App } from './App.tsx';
import { pageCache } from './pageCache.ts';
import { createStaticRouter } from './router/createStaticRouter.ts';
import type { Route } from './routes.ts';

// React's own words recommend what the site's policy forbids.
const STYLE_AS_TEXT = /The `style` prop expects/;
const NO_STYLE = 'it has a style attribute, which browsers would block. Put that into the component’s CSS module, for a class';

/** The HTML inside #root; rejects with the error of a component that throws, and its name. */
export async function prerenderRoute({ path }: Route): Promise<string> {
  await pageCache.load(path);
  const errors: unknown[] = [];
  const rendered = await prerender(<App router={createStaticRouter(path)} />, {
    // Otherwise React puts large boundaries into hidden elements, and moves them into place by inline scripts.
    progressiveChunkSize: Infinity,
    // A section that throws inside a boundary would only be missing from the HTML.
    onError(cause, { componentStack }) {
      const [, name = ''] = /at (\w+)/.exec(componentStack ?? '') ?? [];
      const reason = STYLE_AS_TEXT.test(String(cause)) ? NO_STYLE : cause;
      errors.push(new Error(`${name} can't be rendered on ${path}: ${reason}`, { cause }));
    },
  }).catch((error: unknown) => void errors.push(error));
  if (!rendered || errors.length > 0) throw errors[0];
  return new Response(rendered.prelude).text();
}
