// Everything in dist/: what esbuild has made, what is copied, and what the routes and the facts make of the rest.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prerenderRoute } from '../prerender.tsx';
import { routes } from '../routes.ts';
import type { Route } from '../routes.ts';
import { site } from '../site.ts';
import { checkSettings } from './checkSettings.ts';
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
  /** The addresses of the scripts that a page needs, by its component's name; 'client' is for pages inside the client. */
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** The source files of what is published. */
  readonly inputs: readonly string[];
}

export interface BuiltDocument extends Route {
  readonly file: string;
  readonly html: string;
  readonly modules: readonly string[];
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
  const { development, headScript, modules, sheet } = bundled;
  const Page = await route.load();
  const needed = modules.get(Page.name) ?? modules.get('client') ?? [];
  const html = fillTemplate(template, {
    policy,
    title: escapeHtml(route.title),
    description: escapeHtml(route.description),
    meta: headTags(route, site, files),
    modules: needed.join(' '),
    headScript,
    sheet,
    route: route.id,
    body: await prerenderRoute(route),
    data: structuredData(route, site, files),
    reload: development ? '<script src="/__reload.js"></script>' : '',
  });
  return { ...route, file: fileOf(route.path), html, modules: needed };
}

/** Rejects with what keeps the settings from working, or with the error of a component that throws. */
export async function createDist(bundled: Bundled): Promise<Dist> {
  const { root, headScript, sheet, inputs } = bundled;
  const problems = checkSettings(site);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const copied = new Map([...bundled.assets, ...(await readAssets(root))]);
  const table = Object.values(routes);
  const assets: Files = new Map([
    ...copied,
    ...publicFiles(table, site, copied),
    ['/licences.txt', await licences(root, inputs)],
  ]);

  const sources = { script: sha256(headScript), style: sha256(sheet), webhookUrl: site.webhookUrl };
  const template = (await readFile(join(root, 'index.html'), 'utf8')).replace(/\n\s*/g, '');
  const documents = await Promise.all(
    table.map((route) => createDocument(route, template, documentPolicy(sources), assets, bundled)),
  );

  const pages = new Set(await Promise.all(table.map(async ({ load }) => (await load()).name)));
  const stray = [...bundled.modules.keys()].filter((name) => name !== 'client' && !pages.has(name));
  if (stray.length > 0) {
    throw new Error(`src/routes.ts: a page that is imported on demand must be called as its file: ${stray.join(', ')}`);
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
