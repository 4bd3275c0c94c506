// Makes of esbuild's bundle for the browser what gets published: joined scripts, short class names, a sheet for each page.
import { basename } from 'node:path';
import { minifyChunk, minifySheet } from './bundles.mjs';
import { importsOf, joinChunks } from './joinChunks.mjs';
import { splitSheet } from './pageSheets.mjs';
import { nameAfterSheet, shortClasses, shortenScript, shortenSheet } from './shortClasses.mjs';

/** The name of each route's component, by the route's id. */
export async function componentsOf({ routes }) {
  const named = Object.values(routes.routes).map(async ({ id, load }) => [id, (await load()).name]);
  return new Map(await Promise.all(named));
}

/** The style sheet with the rules of every page, as esbuild has written it for the prerender, and the files it names. */
function styleOf({ outputFiles }) {
  const named = outputFiles.map(({ path, text, contents }) => ({ name: basename(path), text, contents }));
  const { text } = named.find(({ name }) => name.endsWith('.css'));
  return {
    sheet: text.replace(/\/\*# sourceMappingURL=.*?\*\//, '').replaceAll('url("./', 'url("/assets/'),
    fonts: named.filter(({ name }) => name.endsWith('.woff2')).map(({ name, contents }) => [name, contents]),
  };
}

/** The bundles as they get published: each document's sheets, and the files of /assets, by their names in dist/. */
export async function finishClient({ outputFiles }, forNode, components, development) {
  const { sheet, fonts } = styleOf(forNode);
  const short = development ? new Map() : shortClasses(sheet);
  const { common, own } = await publishSheets(sheet, [...components.keys()], short, development);
  const written = outputFiles
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, text }) => [basename(path), development ? text : shortenScript(text, short)]);
  const scripts = new Map(development ? written : nameAfterSheet('client-', written, sheet));
  const client = [...scripts.keys()].find((name) => name.startsWith('client-'));
  const texts = development ? scripts : await joinChunks(client, scripts);
  const files = development ? [...texts] : (await Promise.all([...texts].map(minifyChunk))).flat();
  return {
    short,
    sheets: new Map([...own].map(([id, rules]) => [id, [common, rules].filter(Boolean)])),
    assets: new Map([...files, ...fonts].map(([name, contents]) => [`/assets/${name}`, contents])),
    modulesOf: ({ id }) => modulesOf(chunkOf(components.get(id), texts), client, texts),
  };
}

/** The rules that all pages share, and each page's own, as they get published. */
async function publishSheets(sheet, pages, short, development) {
  const { common, own } = splitSheet(sheet, pages);
  const publish = async (rules) => (development ? rules : minifySheet(shortenSheet(rules, short)));
  const published = [...own].map(async ([page, rules]) => [page, await publish(rules)]);
  return { common: await publish(common), own: new Map(await Promise.all(published)) };
}

function chunkOf(component, texts) {
  const chunk = [...texts.keys()].find((name) => name.startsWith(`${component}-`));
  if (!chunk) throw new Error(`src/routes.ts: no chunk holds ${component}; import() it from a file of that name`);
  return chunk;
}

/** The addresses of the client, of the page's chunk, and of every chunk that these two import. */
function modulesOf(chunk, client, texts) {
  const names = new Set([client, chunk, ...importsOf(client, texts), ...importsOf(chunk, texts)]);
  return [...names].map((name) => `/assets/${name}`);
}
