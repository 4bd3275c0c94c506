// The document of each route: index.html with its page, prerendered, and all that the page needs.
import { counterTag } from '../counter.ts';
import { prerenderRoute } from '../prerender.tsx';
import type { Route } from '../routes.ts';
import { site } from '../site.ts';
import { headTags, structuredData } from './metadata.ts';
import { escapeHtml, fillTemplate } from './template.ts';

/** Contents by address, such as /favicon.svg. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

export interface Bundled {
  /** The project's folder. */
  readonly root: string;
  readonly development: boolean;
  /** Scripts and fonts. */
  readonly assets: Files;
  readonly sheet: string;
  readonly headScript: string;
  /** Addresses; `pages` has the scripts besides the client by the source file of a page that is imported on demand. */
  readonly scripts: {
    readonly client: string;
    readonly shared: readonly string[];
    readonly pages: ReadonlyMap<string, readonly string[]>;
  };
  /** The source files of what is published. */
  readonly inputs: readonly string[];
}

export interface BuiltDocument extends Route {
  readonly file: string;
  readonly html: string;
  readonly body: string;
  /** The addresses of all that it loads. */
  readonly scripts: readonly string[];
}

/** The document that the build writes for a path. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

export async function createDocument(
  route: Route,
  template: string,
  policy: string,
  files: Files,
  bundled: Bundled,
): Promise<BuiltDocument> {
  const { development, headScript, scripts, sheet } = bundled;
  const others = scripts.pages.get(route.importedFrom ?? '') ?? scripts.shared;
  const body = await prerenderRoute(route);
  const html = fillTemplate(template, {
    policy,
    counter: counterTag(site.counter),
    title: escapeHtml(route.title),
    description: escapeHtml(route.description),
    meta: headTags(route, site, files),
    client: scripts.client,
    others: others.join(' '),
    headScript,
    sheet,
    path: route.path,
    body,
    data: structuredData(route, site, files),
    reload: development ? `<script src="/__reload.js?${Date.now()}"></script>` : '',
  });
  return { ...route, file: fileOf(route.path), html, body, scripts: [scripts.client, ...others] };
}
