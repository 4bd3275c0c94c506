// Builds the site into dist/, runs it, and checks it: node build.mjs [build | start | dev | check:launch]
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bundle,
  bundleClient,
  bundleForNode,
  bundleHead,
  bundleReact,
  bundleReactApart,
  importBundle,
  minifyChunk,
  minifySheet,
} from './src/build/bundles.mjs';
import { importsOf, joinChunks } from './src/build/joinChunks.mjs';
import { announce, startServers } from './src/build/servers.mjs';
import { adoptSheet, splitSheet } from './src/build/pageSheets.mjs';
import { nameAfterSheet, shortClasses, shortenHtml, shortenScript, shortenSheet } from './src/build/shortClasses.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const inboxFile = join(root, 'signups.jsonl');

const NODE_ENTRIES = {
  prerender: 'src/prerender.tsx',
  routes: 'src/routes.ts',
  descriptions: 'src/content/descriptions.ts',
  site: 'src/site.ts',
  document: 'src/build/document.ts',
  checks: 'src/build/checkDocuments.ts',
  addresses: 'src/build/checkAddresses.ts',
  webhookMode: 'src/build/checkWebhookMode.ts',
  headers: 'src/build/headers.ts',
  metadata: 'src/build/metadata.ts',
  publicFiles: 'src/build/publicFiles.ts',
  notices: 'src/build/notices.ts',
  nginx: 'src/build/nginx.ts',
  launch: 'src/build/launch.ts',
  visits: 'src/build/visits.ts',
};

/** Prepares a build that can run again and again: `build()` writes the folder, `dispose()` ends it. */
export async function createBuilder({ webhookUrl, webhookMode, siteUrl, development = false, outdir = join(root, 'dist') }) {
  // React's quicker half prerenders in development, too: its complaints come in the browser.
  process.env.NODE_ENV = 'production';
  const define = defineFacts({ webhookUrl, webhookMode, siteUrl, development });
  const bundlers = await Promise.all([
    bundleForNode(NODE_ENTRIES, define),
    bundleClient(define, { development, outdir: join(outdir, 'assets') }),
    bundleHead(),
  ]);
  const reactApart = development ? await bundleReactApart() : new Map();

  async function build() {
    const [forNode, client, head] = await Promise.all(bundlers.map(bundle));
    const node = await importBundle(forNode, Object.keys(NODE_ENTRIES));
    refuse([...node.addresses.checkAddresses(), ...node.webhookMode.checkWebhookMode()]);
    const { sheets, short, assets, modulesOf } = await finishClient(client, await componentsOf(node), development);
    for (const [path, text] of reactApart) assets.set(path, text);
    for (const [path, contents] of await readAssets()) assets.set(path, contents);
    for (const [path, text] of await generateFiles(node, client, assets)) assets.set(path, text);
    const headScript = head.outputFiles[0].text.trim();
    const sources = policySources(node, headScript);
    const documents = await writeDocuments(node, { sheets, short, assets, modulesOf, headScript, sources, development });
    refuse(checkDocuments(node, documents, { assets, development }));
    const files = [...assets.keys()].filter((path) => !path.startsWith('/assets/'));
    const rules = headerRules(node, sources(documents), [...documents.map(({ path }) => path), ...files]);
    assets.set('/_headers', node.headers.headersFile(rules));
    assets.set('/_nginx.conf', node.nginx.nginxFile(rules, documents, files));
    await writeFolder(outdir, documents, assets);
    return { documents, assets, rules, node, openPoints: await node.launch.openPoints(root) };
  }

  return { build, dispose: () => Promise.all(bundlers.map((bundler) => bundler.dispose())) };
}

export async function buildSite(settings) {
  const builder = await createBuilder(settings);
  try {
    return await builder.build();
  } finally {
    await builder.dispose();
  }
}

// The steps, in the order in which build() takes them.

/** What the sources read from the environment is fixed here, for the browser and for the prerender alike. */
function defineFacts({ webhookUrl, webhookMode, siteUrl, development }) {
  const facts = {
    NODE_ENV: development ? 'development' : 'production',
    WEBHOOK_URL: webhookUrl,
    WEBHOOK_MODE: webhookMode,
    SITE_URL: siteUrl,
    BUILD_YEAR: String(new Date().getFullYear()),
  };
  const define = ([name, value]) => [`process.env.${name}`, JSON.stringify(value) ?? 'undefined'];
  return Object.fromEntries(Object.entries(facts).map(define));
}

function refuse(findings) {
  if (findings.length > 0) throw new Error(findings.join('\n'));
}

/** The names of each route's component, and of the one that hydrates its document, by the route's id. */
async function componentsOf({ routes }) {
  const named = Object.values(routes.routes).map(async ({ id, load, loadFrame = load }) => [
    id,
    { page: (await load()).name, frame: (await loadFrame()).name },
  ]);
  return new Map(await Promise.all(named));
}

/** The client's bundle as it gets published: each document's sheet, and the files of /assets, by their names in dist/. */
async function finishClient({ outputFiles }, components, development) {
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

async function readAssets() {
  const folder = join(root, 'src/assets');
  return Promise.all((await readdir(folder)).map(async (name) => [`/${name}`, await readFile(join(folder, name))]));
}

/** What the facts and the published packages make: files for crawlers and home screens, and the licences. */
async function generateFiles({ publicFiles, notices, routes, site }, { metafile }, assets) {
  const files = publicFiles.publicFiles(Object.values(routes.routes), site.site, assets);
  return [...files, ['/licences.txt', await notices.notices(root, Object.keys(metafile.inputs))]];
}

/** What the policy of some documents allows. */
function policySources({ site }, headScript) {
  const hash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return (documents) => ({
    script: hash(headScript),
    styles: [...new Set(documents.map(({ sheet }) => hash(sheet)))],
    webhookUrl: site.site.webhookUrl,
  });
}

async function writeDocuments(node, { sheets, short, assets, modulesOf, headScript, sources, development }) {
  const { routes, prerender, document, metadata, site, descriptions } = node;
  const template = (await readFile(join(root, 'index.html'), 'utf8')).replace(/\n\s*/g, '');
  const reload = development ? `<script src="/__reload.js"></script>` : '';
  const write = async (route) => {
    const modules = modulesOf(route);
    const sheet = sheets.get(route.id);
    const html = document.fillTemplate(template, {
      policy: node.headers.documentPolicy(sources([{ sheet }])),
      title: document.escapeHtml(route.title),
      description: document.escapeHtml(descriptions.descriptions[route.id]),
      meta: metadata.headTags(route, site.site, assets),
      modules: modules.join(' '),
      headScript,
      sheet,
      route: route.id,
      body: shortenHtml(document.closeShapes(await prerender.prerenderRoute(route)), short),
      data: metadata.structuredData(route, site.site, assets),
      reload,
    });
    return { ...route, modules, sheet, html };
  };
  return Promise.all(Object.values(routes.routes).map(write));
}

function checkDocuments({ checks }, documents, { assets, development }) {
  const scripts = development ? 2 : 1;
  return checks.checkDocuments(documents, new Set([...assets.keys(), '/__reload.js']), scripts);
}

function headerRules({ headers }, sources, paths) {
  return headers.headerRules(headers.contentSecurityPolicy(sources), paths);
}

async function writeFolder(outdir, documents, assets) {
  const files = [...assets, ...documents.map(({ file, html }) => [`/${file}`, html])];
  await rm(outdir, { recursive: true, force: true });
  await Promise.all([...new Set(files.map(([path]) => dirname(path)))].map((path) => mkdir(join(outdir, path), { recursive: true })));
  await Promise.all(files.map(([path, contents]) => writeFile(join(outdir, path), contents)));
}

// The commands.

/** Prints what a first visit to each page loads; returns what is more than its budget. */
async function weighVisits({ node: { visits }, ...built }) {
  const weighed = await visits.weighVisits(built);
  const react = await visits.weigh(await bundleReact());
  console.log(visits.visitTable(weighed, react));
  return visits.overBudget(weighed, react);
}

function settingsFromEnvironment() {
  const { WEBHOOK_URL, WEBHOOK_MODE, SITE_URL } = process.env;
  return { webhookUrl: WEBHOOK_URL || undefined, webhookMode: WEBHOOK_MODE || undefined, siteUrl: SITE_URL || undefined };
}

const commands = {
  async build() {
    const built = await buildSite(settingsFromEnvironment());
    refuse(await weighVisits(built));
    const { length } = built.openPoints;
    if (length > 0) console.log(`Points open before this site can go live: ${length} (npm run check:launch lists them)`);
  },

  async 'check:launch'() {
    process.env.NODE_ENV = 'production';
    const bundler = await bundleForNode({ launch: 'src/build/launch.ts' }, defineFacts(settingsFromEnvironment()));
    const { launch } = await importBundle(await bundle(bundler), ['launch']);
    await bundler.dispose();
    if (!(await launch.checkLaunch(root, process.argv.slice(3), console.log))) process.exitCode = 1;
  },

  async start() {
    const settings = settingsFromEnvironment();
    const servers = await startServers({ ...settings, outdir: join(root, 'dist'), inboxFile });
    const built = await buildSite({ ...settings, webhookUrl: servers.webhookUrl });
    servers.useRules(built.rules);
    for (const finding of await weighVisits(built)) console.log(finding);
    announce(servers);
  },

  async dev() {
    const settings = settingsFromEnvironment();
    const outdir = join(root, 'node_modules/.cache/dev');
    const servers = await startServers({ ...settings, outdir, inboxFile });
    const pages = servers.devReload.addDevReload(servers.server);
    const builder = await createBuilder({ ...settings, webhookUrl: servers.webhookUrl, development: true, outdir });

    async function rebuild() {
      const start = performance.now();
      try {
        servers.useRules((await builder.build()).rules);
        pages.built();
        console.log(`Built in ${Math.round(performance.now() - start)} ms`);
      } catch (error) {
        pages.failed(error.message);
        console.error(`The build failed.\n${error.message}`);
      }
    }

    let queue = rebuild();
    let timer;
    for (const folder of ['src', 'styles', 'index.html']) {
      watch(join(root, folder), { recursive: folder !== 'index.html' }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => (queue = queue.then(rebuild)), 20);
      });
    }
    await queue;
    announce(servers);
    spawn('tsc', ['--watch', '--preserveWatchOutput'], { cwd: root, stdio: 'inherit', shell: true });
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = 'build'] = process.argv.slice(2);
  if (!(name in commands)) {
    console.error(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}`);
    process.exit(2);
  }
  process.on('SIGINT', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  commands[name]().catch((error) => {
    console.error(`\n${name} failed.\n${error.message}`);
    process.exit(1);
  });
}
