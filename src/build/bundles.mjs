// What esbuild makes: the site for Node, the client, and the script in the head. Plain JavaScript: Node runs it as it is.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { context, formatMessages, transform } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache');
const CLIENT = 'src/client.tsx';
const ROUTES = 'src/routes.ts';

/** Baseline of 2024. */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
const target = ['es2022', ...browsers];

/** What sources may import, and style sheets name, by a path of their own. */
const FILES = ['.woff2', '.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/** What a style sheet names by its address on the site stays as it is. */
const siteAddresses = {
  name: 'site addresses',
  setup({ onResolve }) {
    onResolve({ filter: /^\// }, ({ kind, path }) => (kind === 'url-token' ? { path, external: true } : undefined));
  },
};

const shared = {
  absWorkingDir: root,
  bundle: true,
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'silent',
  metafile: true,
  publicPath: '/assets',
  assetNames: '[name]-[hash]',
  plugins: [siteAddresses],
  loader: Object.fromEntries(FILES.map((ending) => [ending, 'file'])),
  write: false,
};

// Identifiers are minified after bundling: here esbuild would also rename the classes of the CSS modules, and differently
// in the two bundles that must agree on them, the client and the prerender.
const minified = { minifySyntax: true, minifyWhitespace: true };

/** A TypeScript module for Node, bundled with its imports, and the style sheet of all of them. */
export function nodeBundler(file, { define = {}, development = false } = {}) {
  return context({
    ...shared,
    ...(!development && minified),
    entryPoints: [file],
    define,
    format: 'esm',
    outdir: cache,
    // Only these: the font file comes from a package as well.
    external: ['react', 'react-dom'],
    platform: 'node',
    // The browsers are for the style sheet.
    target: ['node20', ...browsers],
  });
}

/** The client, with a file for each page that is imported on demand and for what they share. */
export function clientBundler({ define, development }) {
  return context({
    ...shared,
    ...(development ? { sourcemap: 'inline' } : minified),
    entryPoints: [CLIENT],
    define,
    format: 'esm',
    outdir: cache,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    target,
  });
}

/** The script that stands in the head of every document. */
export function headBundler() {
  return context({ ...shared, entryPoints: ['src/head.ts'], format: 'iife', minify: true, outdir: cache, target });
}

/** Runs the bundler; every warning is an error. */
export async function bundle(bundler) {
  const result = await bundler.rebuild();
  if (result.warnings.length > 0) {
    const messages = await formatMessages(result.warnings, { kind: 'warning' });
    throw new Error(`Warnings count as errors:\n${messages.join('')}`);
  }
  return result;
}

function outputsOf({ outputFiles }, ending) {
  return outputFiles.filter(({ path }) => path.endsWith(ending));
}

let generation = 0;

/** Imports a bundle for Node. */
export async function importBundle(bundled) {
  // Node caches modules by their file, so each build gets its own; here it finds React.
  generation += 1;
  const file = join(cache, `${process.pid}-${generation}.mjs`);
  await mkdir(cache, { recursive: true });
  await writeFile(file, outputsOf(bundled, '.js')[0].contents);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file);
  }
}

/** The text of the one file with that ending. */
export function textOf(bundled, ending) {
  return outputsOf(bundled, ending)[0].text;
}

const addressOf = (path) => `/assets/${basename(path)}`;

function published({ path, contents }) {
  return [addressOf(path), contents];
}

/** The contents of what is imported as a file, by their addresses. */
export function filesOf({ outputFiles }) {
  return outputFiles.filter(({ path }) => FILES.some((ending) => path.endsWith(ending))).map(published);
}

/** The client's files by their addresses, as they get published. */
export function finishScripts(client, { development }) {
  const finished = outputsOf(client, '.js').map(published).map(async ([address, contents]) => {
    if (development) return [address, contents];
    const { code } = await transform(contents, { minify: true, format: 'esm', target });
    return [address, code];
  });
  return Promise.all(finished);
}

/**
 * The addresses of the scripts: of the client, of the others that every page needs, and of those that a page imported
 * on demand needs, by its source file.
 */
export function scriptsOf({ metafile: { inputs, outputs } }) {
  const withImports = (path, found = new Set()) => {
    if (found.has(path)) return found;
    found.add(path);
    for (const { path: imported, kind } of outputs[path].imports) {
      if (kind === 'import-statement') withImports(imported, found);
    }
    return found;
  };
  const entries = Object.keys(outputs).filter((path) => outputs[path].entryPoint && path.endsWith('.js'));
  const client = entries.find((path) => outputs[path].entryPoint === CLIENT);
  const others = (path) => [...withImports(path, withImports(client))].filter((needed) => needed !== client).map(addressOf);
  // What else is imported on demand is fetched when it is asked for.
  const routed = inputs[ROUTES].imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
  const pages = entries
    .filter((path) => routed.includes(outputs[path].entryPoint))
    .map((path) => [outputs[path].entryPoint, others(path)]);
  return { client: addressOf(client), shared: others(client), pages: new Map(pages) };
}
