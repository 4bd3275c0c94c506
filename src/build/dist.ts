// Everything in dist/: what esbuild has made, what is copied, and what the routes and the facts make of the rest.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureAdvice } from '../checks/checkAssets.ts';
import { checkDist, refuse } from '../checks/checkDist.ts';
import { checkSettings } from '../checks/checkSettings.ts';
import { SITE_FILE } from '../checks/place.ts';
import { counterTag } from '../counter.ts';
import { prerenderRoute } from '../prerender.tsx';
import { allRoutes } from '../routes.ts';
import type { Route } from '../routes.ts';
import { site } from '../site.ts';
import { addressOf, readAssets } from './assets.ts';
import { escapeHtml, fileOf, fillTemplate } from './document.ts';
import { contentSecurityPolicy, documentPolicy, headerRules, headersFile } from './headers.ts';
import type { HeaderRule } from './headers.ts';
import { licences } from './licences.ts';
import { headTags, structuredData } from './metadata.ts';
import { nginxFile } from './nginx.ts';
import { publicFiles } from './publicFiles.ts';

/** Contents by address, such as /favicon.svg. */
type Files = ReadonlyMap<string, string | Uint8Array>;

interface Bundled {
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

export interface Dist {
  readonly files: Files;
  readonly documents: readonly BuiltDocument[];
  readonly rules: readonly HeaderRule[];
  readonly advice: readonly string[];
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

async function createDocument(route: Route, template: string, policy: string, files: Files, bundled: Bundled) {
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

/** Rejects with what would not work, for the owner to mend, or with the error of a component that throws. */
export async function createDist(bundled: Bundled): Promise<Dist> {
  const { root, headScript, sheet, scripts, inputs } = bundled;
  refuse(checkSettings(site, new Map([[SITE_FILE, await readFile(join(root, SITE_FILE), 'utf8')]])));
  const copied = await readAssets(join(root, 'src/assets'));
  const assets: Files = new Map([
    ...bundled.assets,
    ...copied,
    ...publicFiles(allRoutes, site, copied),
    ['/licences.txt', await licences(root, inputs)],
  ]);

  const sources = { ...site, script: sha256(headScript), style: sha256(sheet) };
  const template = (await readFile(join(root, 'index.html'), 'utf8')).replace(/\n\s*/g, '');
  const documents = await Promise.all(
    allRoutes.map((route) => createDocument(route, template, documentPolicy(sources), assets, bundled)),
  );
  const publicPaths = [...assets.keys()].filter((path) => !/^\/(?:assets\/|_)/.test(path));
  const addresses = [...documents.map(({ path }) => path), ...publicPaths.map(addressOf)];
  const rules = headerRules(contentSecurityPolicy(sources), addresses);
  const files: Files = new Map([
    ...assets,
    ...documents.map(({ file, html }) => [`/${file}`, html] as const),
    ['/_headers', headersFile(rules)],
    ['/_nginx.conf', nginxFile(rules, documents, publicPaths)],
  ]);

  const onDemand = [...scripts.pages.keys()];
  refuse(checkDist({ url: site.url, template, sheet, documents, onDemand, assets: copied, files }));
  return { files, documents, rules, advice: pictureAdvice(copied, documents) };
}
