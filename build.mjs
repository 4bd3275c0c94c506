// Builds the site into dist/, runs it, and checks it: node build.mjs [build | start | dev | check:launch]
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bundle,
  bundleClient,
  bundleForNode,
  bundleHead,
  bundleReact,
  bundleReactApart,
  importBundle,
} from './src/build/bundles.mjs';
import {
  checkDocuments,
  generateFiles,
  policySources,
  prerenderBodies,
  readAssets,
  writeDocuments,
} from './src/build/files.mjs';
import { componentsOf, finishClient } from './src/build/finishClient.mjs';
import { announce, startServers } from './src/server/servers.mjs';
import { writeFolder } from './src/build/writeFolder.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const inboxFile = join(root, 'signups.jsonl');

const MODULES_FOR_NODE = {
  prerender: 'src/prerender.tsx',
  routes: 'src/routes.ts',
  descriptions: 'src/content/descriptions.ts',
  site: 'src/site.ts',
  document: 'src/build/document.ts',
  checks: 'src/build/checkDocuments.ts',
  settings: 'src/build/checkSettings.ts',
  headers: 'src/build/headers.ts',
  metadata: 'src/build/metadata.ts',
  publicFiles: 'src/build/publicFiles.ts',
  notices: 'src/build/licences.ts',
  nginx: 'src/build/nginx.ts',
  launch: 'src/launch/launch.ts',
  visits: 'src/build/visits.ts',
};

/** Prepares a build that can run again and again: `build()` writes the folder, `dispose()` ends it. */
export async function createBuilder({ webhookUrl, webhookMode, siteUrl, development = false, outdir = join(root, 'dist') }) {
  // React's quicker half prerenders in development, too: its complaints come in the browser.
  process.env.NODE_ENV = 'production';
  const define = defineFacts({ webhookUrl, webhookMode, siteUrl, development });
  const [bundlerForNode, ...bundlers] = await Promise.all([
    bundleForNode(MODULES_FOR_NODE, define),
    bundleClient(define, { development, outdir: join(outdir, 'assets') }),
    bundleHead(),
  ]);
  const reactApart = development ? await bundleReactApart() : new Map();
  let written;

  async function build() {
    const forNode = await bundle(bundlerForNode);
    // Esbuild, a process of its own, makes these while Node prerenders.
    const others = Promise.all(bundlers.map(bundle));
    // It is awaited below, unless something fails before.
    others.catch(() => {});
    const node = await importBundle(forNode);
    refuse(node.settings.checkSettings(node.site.site));
    const bodies = await prerenderBodies(node);
    const [client, head] = await others;
    const { sheets, short, assets, modulesOf } = await finishClient(client, forNode, await componentsOf(node), development);
    for (const [path, text] of reactApart) assets.set(path, text);
    for (const [path, contents] of await readAssets()) assets.set(path, contents);
    for (const [path, text] of await generateFiles(node, [client, forNode], assets)) assets.set(path, text);
    const headScript = head.outputFiles[0].text.trim();
    const sources = policySources(node, headScript, sheets);
    const documents = await writeDocuments(node, { bodies, sheets, short, assets, modulesOf, headScript, sources, development });
    refuse(checkDocuments(node, documents, { assets, development }));
    const publicPaths = [...assets.keys()].filter((path) => !path.startsWith('/assets/'));
    const policy = node.headers.contentSecurityPolicy(sources);
    const rules = node.headers.headerRules(policy, [...documents.map(({ path }) => path), ...publicPaths]);
    assets.set('/_headers', node.headers.headersFile(rules));
    assets.set('/_nginx.conf', node.nginx.nginxFile(rules, documents, publicPaths));
    const pages = documents.map(({ file, html }) => [`/${file}`, html]);
    // After a write that has failed nobody knows what the folder holds.
    const last = written;
    written = undefined;
    written = await writeFolder(outdir, new Map([...assets, ...pages]), last);
    return { documents, assets, rules, node };
  }

  return { build, dispose: () => Promise.all([bundlerForNode, ...bundlers].map((bundler) => bundler.dispose())) };
}

export async function buildSite(settings) {
  const builder = await createBuilder(settings);
  try {
    return await builder.build();
  } finally {
    await builder.dispose();
  }
}

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
    const { length } = await built.node.launch.openPoints(root);
    if (length > 0) console.log(`Points open before this site can go live: ${length} (npm run check:launch lists them)`);
  },

  async 'check:launch'() {
    process.env.NODE_ENV = 'production';
    const bundler = await bundleForNode({ launch: 'src/launch/launch.ts' }, defineFacts(settingsFromEnvironment()));
    const { launch } = await importBundle(await bundle(bundler));
    await bundler.dispose();
    if (!(await launch.checkLaunch(root, process.argv.slice(3), console.log))) process.exitCode = 1;
  },

  async start() {
    const settings = settingsFromEnvironment();
    // Not dist/: a build for the local inbox must never be the one that goes live.
    const outdir = join(root, 'node_modules/.cache/start');
    const servers = await startServers({ ...settings, outdir, inboxFile });
    const built = await buildSite({ ...settings, webhookUrl: servers.webhookUrl, outdir });
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
