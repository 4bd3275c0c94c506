// What is compared: the site, the same pages without their scripts, the same with React alone, and a previous build.
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../../build.mjs';
import { browser } from '../chromium.mjs';
import { bundleFloor, readTree, weighReact } from './reactAlone.mjs';
import { readSite, serveSite } from './server.mjs';

// Nothing is sent to it: the address only makes the build what a real one is.
const SETTINGS = { SITE_URL: 'https://www.example.com.au', WEBHOOK_URL: 'http://127.0.0.1:4273/signup' };

async function buildIntoMemory() {
  const outdir = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    return (await buildSite({ settings: SETTINGS, outdir })).files;
  } finally {
    await rm(outdir, { recursive: true, force: true });
  }
}

function mapDocuments(files, change) {
  const changed = ([path, content]) => [path, path.endsWith('.html') ? change(path, String(content)) : content];
  return new Map([...files].map(changed));
}

// React finds the boundaries of Suspense by these comments: without them it hydrates the page as one.
const SCRIPTS_AND_BOUNDARIES = /<script\b[^]*?<\/script>|<!--\/?\$-->/g;

function withoutScripts(files) {
  return mapDocuments(files, (_, html) => html.replace(SCRIPTS_AND_BOUNDARIES, ''));
}

// As src/head.ts does: the class that styles ask for, and the fetch once the first paint is over.
const FLOOR_SCRIPT = `document.documentElement.classList.add('js');
const { module } = document.currentScript.dataset;
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(() => import(module));
}).observe({ type: 'paint', buffered: true });`;
const FLOOR_HASH = `'sha256-${createHash('sha256').update(FLOOR_SCRIPT).digest('base64')}'`;

/** Lets the floor's script run in place of the site's, in the `_headers` and where a document repeats the policy. */
function allowFloorScript(text) {
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

/** The pages with React alone in place of their scripts; `bare` are the files without any, which `origin` serves. */
async function withReactAlone(bare, origin, pages) {
  const modules = new Map();
  for (const [index, tree] of (await readTrees(origin, pages)).entries()) {
    const file = pages[index] === '/' ? '/index.html' : `${pages[index]}.html`;
    modules.set(file, [`/assets/floor-${index}.js`, await bundleFloor(tree)]);
  }
  const documents = mapDocuments(bare, (file, html) => {
    const [module] = modules.get(file) ?? [];
    const script = module ? `<script data-module="${module}">${FLOOR_SCRIPT}</script>` : '';
    return allowFloorScript(html).replace('</head>', () => `${script}</head>`);
  });
  return new Map([...documents, ...modules.values(), ['/_headers', allowFloorScript(bare.get('/_headers'))]]);
}

/** Starts a server for each column; `hydrates` tells those that mark it, `ours` those that are all of the site. */
export async function openColumns(pages, previous) {
  const site = await buildIntoMemory();
  const bare = withoutScripts(site);
  const limit = await serveSite(bare);
  const floor = await serveSite(await withReactAlone(bare, limit.origin, pages));
  const ours = { hydrates: true, ours: true };
  const columns = { limit, floor: { ...floor, hydrates: true }, site: { ...(await serveSite(site)), ...ours } };
  if (previous) columns.previous = { ...(await serveSite(await readSite(previous))), ...ours };
  return { columns, reactBytes: await weighReact() };
}
