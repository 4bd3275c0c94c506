// Builds the site into dist/, runs it, and checks it: node build.mjs [build | start | dev | check:launch]
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  bundle,
  clientBundler,
  filesOf,
  finishScripts,
  headBundler,
  importBundle,
  nodeBundler,
  scriptsOf,
  textOf,
} from './src/build/bundles.mjs';
import { ownFolder, startServers } from './src/server/servers.mjs';
import { rebuildOnChange } from './src/server/watch.mjs';
import { explainTypo } from './src/checks/explainTypo.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const inboxFile = join(root, 'signups.jsonl');

/**
 * A build that can run repeatedly: `build()` writes the folder, `dispose()` frees esbuild. The settings are SITE_URL,
 * WEBHOOK_URL and WEBHOOK_MODE, which override src/site.ts.
 */
export async function createBuilder({ settings, outdir = join(root, 'dist'), development = false, counts = false }) {
  // Prerenders with production React even in development: it is faster, and warnings show up in the browser.
  process.env.NODE_ENV = 'production';
  const options = { define: defineEnvironment(settings, { development, counts }), development };
  const bundlers = await Promise.all([nodeBundler('src/buildTools.ts', options), clientBundler(options), headBundler()]);

  async function build() {
    const [forNode, client, head] = await Promise.all(bundlers.map(bundle)).catch((error) => explainTypo(error, root));
    const tools = await importBundle(forNode);
    const dist = await tools.createDist({
      root,
      development,
      assets: new Map([...(await finishScripts(client, options)), ...filesOf(forNode)]),
      sheet: textOf(forNode, '.css').trim(),
      headScript: textOf(head, '.js').trim(),
      scripts: scriptsOf(client),
      inputs: [forNode, client].flatMap(({ metafile }) => Object.keys(metafile.inputs)),
    });
    await tools.writeFolder(outdir, dist.files);
    return { ...dist, tools };
  }

  return { build, dispose: () => Promise.all(bundlers.map((bundler) => bundler.dispose())) };
}

export async function buildSite(options) {
  const builder = await createBuilder(options);
  try {
    return await builder.build();
  } finally {
    await builder.dispose();
  }
}

/** What the sources read from process.env is put in place by the build, for the browser and the prerender alike. */
function defineEnvironment({ SITE_URL, WEBHOOK_URL, WEBHOOK_MODE }, { development = false, counts = false }) {
  const environment = {
    NODE_ENV: development ? 'development' : 'production',
    BUILD_YEAR: String(new Date().getFullYear()),
    SITE_URL,
    WEBHOOK_URL,
    WEBHOOK_MODE,
    COUNT_VISITS: counts && 'yes',
  };
  // Any other is undefined, in the browser too, which has no `process`.
  const others = { 'process.env': '{}' };
  const define = ([name, value]) => [`process.env.${name}`, JSON.stringify(value || undefined) ?? 'undefined'];
  return { ...others, ...Object.fromEntries(Object.entries(environment).map(define)) };
}

async function printVisits({ tools, ...dist }) {
  for (const line of dist.advice) console.log(line);
  console.log(tools.visitTable(await tools.weighVisits(dist)));
}

/** Starts the servers of `start` and `dev`, with --host for the whole network, and says what to build for them. */
async function serve() {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { host: { type: 'boolean' } } });
  const { PORT, HOST, WEBHOOK_URL } = process.env;
  const place = { PORT, HOST: values.host ? '0.0.0.0' : HOST };
  const outdir = ownFolder();
  const servers = await startServers({ webhookUrl: WEBHOOK_URL, outdir, inboxFile, place });
  return { outdir, servers, settings: { ...process.env, WEBHOOK_URL: servers.webhookUrl } };
}

const commands = {
  async build() {
    const built = await buildSite({ settings: process.env, counts: true });
    await printVisits(built);
    const { length } = await built.tools.openPoints(root);
    if (length > 0) console.log(`Points open before this site can go live: ${length} (npm run check:launch lists them)`);
  },

  async 'check:launch'() {
    process.env.NODE_ENV = 'production';
    const bundler = await nodeBundler('src/launch/launch.ts', { define: defineEnvironment(process.env, { counts: true }) });
    const { checkLaunch } = await importBundle(await bundle(bundler).catch((error) => explainTypo(error, root)));
    await bundler.dispose();
    if (!(await checkLaunch(root, process.argv.slice(3), console.log))) process.exitCode = 1;
  },

  async start() {
    const { outdir, servers, settings } = await serve();
    const built = await buildSite({ settings, outdir });
    servers.setRules(built.rules);
    await printVisits(built);
    servers.announce();
  },

  async dev() {
    const { outdir, servers, settings } = await serve();
    const builder = await createBuilder({ settings, development: true, outdir });
    await rebuildOnChange(root, builder, servers);
    servers.announce();
  },
};

// Not when it is imported; the path of the command may lead here by a symbolic link.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [name = 'build'] = process.argv.slice(2);
  if (!(name in commands)) {
    console.error(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}`);
    process.exit(2);
  }
  commands[name]().catch((error) => {
    console.error(`\n${name} failed.\n${error.message}`);
    process.exit(1);
  });
}
