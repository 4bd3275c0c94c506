// Makes of esbuild's bundle for the browser what gets published: joined scripts, short class names, a sheet for each page.
import { basename } from 'node:path';
import { minifyChunk, minifySheet } from './bundles.mjs';
import { importsOf, joinChunks } from './joinChunks.mjs';
import { adoptSheet, splitSheet } from './pageSheets.mjs';
import { nameAfterSheet, shortClasses, shortenScript, shortenSheet } from './shortClasses.mjs';

/** The names of each route's component, and of the one that hydrates its document, by the route's id. */
export async function componentsOf({ routes }) {
  const named = Object.values(routes.routes).map(async ({ id, load, loadFrame = load }) => [
    id,
    { page: (await load()).name, frame: (await loadFrame()).name },
  ]);
  return new Map(await Promise.all(named));
}

/** The client's bundle as it gets published: each document's sheet, and the files of /assets, by their names in dist/. */
export async function finishClient({ outputFiles }, components, development) {
  const named = outputFiles.map(({ path, text, contents }) => ({ name: basename(path), text, contents }));
  // The entry's sheet has the rules of every page; the pages' own sheets only repeat them.
  const sheet = named.find(({ name }) => /^client-.*\.css$/.test(name)).text.replace(/\/\*# sourceMappingURL=.*?\*\//, '');
  const short = development ? new Map() : shortClasses(sheet);
  const { common, own } = await publishSheets(sheet, [...components.keys()], short, development);
  const written = named
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, text }) => [name, development ? text : shortenScript(text, short)]);
  const scripts = new Map(development ? written : nameAfterSheet('client-', written, sheet));
  const others = named.filter(({ name }) => !/\.(?:js|css)$/.test(name)).map(({ name, contents }) => [name, contents]);
  const client = [...scripts.keys()].find((name) => name.startsWith('client-'));
  const texts = development ? scripts : await joinChunks(kindsOf(components, client, scripts), scripts);
  for (const [id, { page, frame }] of components) {
    const chunk = chunkOf(page, texts);
    if (page !== frame) texts.set(chunk, adoptSheet(texts.get(chunk), own.get(id)));
  }
  const files = development ? [...texts] : (await Promise.all([...texts].map(minifyChunk))).flat();
  return {
    short,
    sheets: new Map([...own].map(([id, rules]) => [id, common + rules])),
    assets: new Map([...files, ...others].map(([name, contents]) => [`/assets/${name}`, contents])),
    modulesOf: ({ id }) => modulesOf(chunkOf(components.get(id).frame, texts), client, texts),
  };
}

/** The rules that all pages share, and each page's own, as they get published. */
async function publishSheets(sheet, pages, short, development) {
  const { common, own } = splitSheet(sheet, pages);
  const publish = async (rules) => (development ? rules : minifySheet(shortenSheet(rules, short)));
  const published = [...own].map(async ([page, rules]) => [page, await publish(rules)]);
  return { common: await publish(common), own: new Map(await Promise.all(published)) };
}

/** The scripts by when they load: with any document, with their own, or late; the rest as others import them. */
function kindsOf(components, client, texts) {
  const chunksOf = (kind) => [...components.values()].map((one) => chunkOf(one[kind], texts));
  const known = new Set([client, ...chunksOf('frame'), ...chunksOf('page')]);
  return { client, pages: chunksOf('frame'), late: [...texts.keys()].filter((name) => !name.startsWith('chunk-') && !known.has(name)) };
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
