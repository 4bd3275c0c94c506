// What is compared: the site, the same pages without their scripts, the same with React alone, and a previous build.
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../../../build.mjs';
import { browser } from '../chromium.mjs';
import { bundleFloor, readTree, weighReact } from './reactAlone.mjs';
import { readSite, serveSite } from './server.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const SCRIPT = /<script\b[^]*?<\/script>/g;

// Nothing is sent to it: the address only makes the build what a real one is.
const SETTINGS = { siteUrl: 'https://www.example.com.au', webhookUrl: 'http://127.0.0.1:4273/signup' };

async function buildIntoMemory() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    await buildSite({ ...SETTINGS, outdir: folder });
    return await readSite(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function mapDocuments(files, change) {
  return new Map([...files].map(([path, content]) => [path, path.endsWith('.html') ? change(path, String(content)) : content]));
}

export function withoutScripts(files) {
  return mapDocuments(files, (path, html) => html.replace(SCRIPT, ''));
}

// As src/head.ts does: the class that styles ask for, and the fetch once the first paint is over.
const FLOOR_SCRIPT = `document.documentElement.classList.add('js');
const { module } = document.currentScript.dataset;
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(() => import(module));
}).observe({ type: 'paint', buffered: true });`;
const FLOOR_HASH = `'sha256-${createHash('sha256').update(FLOOR_SCRIPT).digest('base64')}'`;

/** Lets the floor's script run in place of the site's, in the `_headers` and where a document repeats the policy. */
export function allowFloorScript(text) {
  return text.replace(/(script-src 'self') '[^;]+/g, `$1 ${FLOOR_HASH}`);
}

async function readTrees(origin, pages) {
  const page = await browser.newPage();
  const trees = [];
  for (const path of pages) {
    await page.goto(origin + path);
    trees.push(await page.evaluate(readTree));
  }
  await page.close();
  return trees;
}

const fileOf = (path) => (path === '/' ? '/index.html' : `${path}.html`);

/** The pages with React alone in place of their scripts; `origin` serves them without any. */
async function withReactAlone(files, origin, pages) {
  const modules = new Map();
  for (const [index, tree] of (await readTrees(origin, pages)).entries()) {
    modules.set(fileOf(pages[index]), [`/assets/floor-${index}.js`, await bundleFloor(tree, root)]);
  }
  const documents = mapDocuments(files, (file, html) => {
    const [module] = modules.get(file) ?? [];
    const script = module ? `<script data-module="${module}">${FLOOR_SCRIPT}</script>` : '';
    return allowFloorScript(html.replace(SCRIPT, '')).replace('</head>', () => `${script}</head>`);
  });
  return new Map([...documents, ...modules.values(), ['/_headers', allowFloorScript(String(files.get('/_headers')))]]);
}

/** Starts a server for each column; `hydrates` tells those that mark it, `clickable` those that answer clicks. */
export async function openColumns(pages, previous) {
  const site = await buildIntoMemory();
  const limit = await serveSite(withoutScripts(site));
  const columns = {
    limit: { ...limit, clickable: true },
    floor: { ...(await serveSite(await withReactAlone(site, limit.origin, pages))), hydrates: true, clickable: true },
    site: { ...(await serveSite(site)), hydrates: true, clickable: true, ours: true },
  };
  if (previous) columns.previous = { ...(await serveSite(await readSite(previous))), hydrates: true, clickable: true, ours: true };
  return { columns, reactBytes: await weighReact() };
}
