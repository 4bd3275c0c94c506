// Everything in dist/: what esbuild has made, what is copied, and what the routes and the facts make of the rest.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSettings } from '../checks/checkSettings.ts';
import { SITE_FILE } from '../checks/place.ts';
import { prerenderRoute } from '../prerender.tsx';
import { allRoutes } from '../routes.ts';
import type { Route } from '../routes.ts';
import { site } from '../site.ts';
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
  /** The addresses of all that it loads. */
  readonly scripts: readonly string[];
}

export interface Dist {
  readonly files: Files;
  readonly documents: readonly BuiltDocument[];
  readonly rules: readonly HeaderRule[];
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

async function readAssets(root: string): Promise<[string, Uint8Array][]> {
  const folder = join(root, 'src/assets');
  return Promise.all((await readdir(folder)).map(async (name) => [`/${name}`, await readFile(join(folder, name))]));
}

async function createDocument(route: Route, template: string, policy: string, files: Files, bundled: Bundled) {
  const { development, headScript, scripts, sheet } = bundled;
  const others = scripts.pages.get(route.importedFrom ?? '') ?? scripts.shared;
  const html = fillTemplate(template, {
    policy,
    title: escapeHtml(route.title),
    description: escapeHtml(route.description),
    meta: headTags(route, site, files),
    client: scripts.client,
    others: others.join(' '),
    headScript,
    sheet,
    path: route.path,
    body: await prerenderRoute(route),
    data: structuredData(route, site, files),
    reload: development ? `<script src="/__reload.js?${Date.now()}"></script>` : '',
  });
  return { ...route, file: fileOf(route.path), html, scripts: [scripts.client, ...others] };
}

/** Rejects with what keeps the settings from working, or with the error of a component that throws. */
export async function createDist(bundled: Bundled): Promise<Dist> {
  const { root, headScript, sheet, inputs } = bundled;
  const problems = checkSettings(site, new Map([[SITE_FILE, await readFile(join(root, SITE_FILE), 'utf8')]]));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const copied = new Map([...bundled.assets, ...(await readAssets(root))]);
  const assets: Files = new Map([
    ...copied,
    ...publicFiles(allRoutes, site, copied),
    ['/licences.txt', await licences(root, inputs)],
  ]);

  const sources = { script: sha256(headScript), style: sha256(sheet), webhookUrl: site.webhookUrl };
  const template = (await readFile(join(root, 'index.html'), 'utf8')).replace(/\n\s*/g, '');
  const documents = await Promise.all(
    allRoutes.map((route) => createDocument(route, template, documentPolicy(sources), assets, bundled)),
  );

  const unnamed = [...bundled.scripts.pages.keys()].filter(
    (file) => !allRoutes.some(({ importedFrom }) => importedFrom === file),
  );
  if (unnamed.length > 0) {
    throw new Error(`src/routes.ts: the page that is imported from ${unnamed.join(', ')} needs this as importedFrom.`);
  }

  const publicPaths = [...assets.keys()].filter((path) => !path.startsWith('/assets/'));
  const rules = headerRules(contentSecurityPolicy(sources), [...documents.map(({ path }) => path), ...publicPaths]);
  const files: Files = new Map([
    ...assets,
    ...documents.map(({ file, html }) => [`/${file}`, html] as const),
    ['/_headers', headersFile(rules)],
    ['/_nginx.conf', nginxFile(rules, documents, publicPaths)],
  ]);
  return { files, documents, rules };
}
