// The files of dist/ besides the client: what is copied, what the facts make, and the documents.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shortenHtml } from './shortClasses.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function readAssets() {
  const folder = join(root, 'src/assets');
  return Promise.all((await readdir(folder)).map(async (name) => [`/${name}`, await readFile(join(folder, name))]));
}

/** What the facts and the published packages make: files for crawlers and home screens, and the licences. */
export async function generateFiles({ publicFiles, notices, routes, site }, bundles, assets) {
  const files = publicFiles.publicFiles(Object.values(routes.routes), site.site, assets);
  const inputs = bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  return [...files, ['/licences.txt', await notices.notices(root, inputs)]];
}

/** What the policy allows: the same everywhere, since a document is also read as a part of another one. */
export function policySources({ site }, headScript, sheets) {
  const hash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return {
    script: hash(headScript),
    styles: [...new Set([...sheets.values()].flat())].map(hash),
    webhookUrl: site.site.webhookUrl,
  };
}

/** What the body of each document holds, by the route's id. */
export async function prerenderBodies({ routes, prerender, document }) {
  const bodies = Object.values(routes.routes).map(async (route) => [
    route.id,
    document.closeShapes(await prerender.prerenderRoute(route)),
  ]);
  return new Map(await Promise.all(bodies));
}

export async function writeDocuments(node, { bodies, sheets, short, assets, modulesOf, headScript, sources, development }) {
  const { routes, document, metadata, site, descriptions } = node;
  const template = (await readFile(join(root, 'index.html'), 'utf8')).replace(/\n\s*/g, '');
  const reload = development ? `<script src="/__reload.js"></script>` : '';
  return Object.values(routes.routes).map((route) => {
    const modules = modulesOf(route);
    const own = sheets.get(route.id);
    const html = document.fillTemplate(template, {
      policy: node.headers.documentPolicy(sources),
      title: document.escapeHtml(route.title),
      description: document.escapeHtml(descriptions.descriptions[route.id]),
      meta: metadata.headTags(route, site.site, assets),
      modules: modules.join(' '),
      headScript,
      styles: own.map((sheet) => `<style>${sheet}</style>`).join(''),
      route: route.id,
      body: shortenHtml(bodies.get(route.id), short),
      data: metadata.structuredData(route, site.site, assets),
      reload,
    });
    return { ...route, file: document.fileOf(route.path), modules, sheets: own, html };
  });
}

export function checkDocuments({ checks }, documents, { assets, development }) {
  const scripts = development ? 2 : 1;
  return checks.checkDocuments(documents, new Set([...assets.keys(), '/__reload.js']), scripts);
}
