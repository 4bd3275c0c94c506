// How esbuild bundles each part of the site, and how the results are finished. Plain JavaScript: Node runs it as it is.
import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, context, formatMessages, transform } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, `node_modules/.cache/site-${process.pid}`);
const target = ['es2022', 'chrome123', 'edge123', 'firefox120', 'safari17.5'];

const shared = {
  absWorkingDir: root,
  bundle: true,
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'silent',
  write: false,
};

const REACT_EXPORTS = {
  react: [
    'Component',
    'createContext',
    'createElement',
    'useCallback',
    'useContext',
    'useEffect',
    'useLayoutEffect',
    'useMemo',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react-dom/client': ['hydrateRoot'],
};

/**
 * React is CommonJS, whose every use would go through an object of each importing file, as in (0, import_react.useState).
 * This gives it the named exports that our sources use; what is missing here stops the build.
 */
const reactExports = {
  name: 'react-exports',
  setup({ onLoad, onResolve }) {
    const namespace = 'react-exports';
    onResolve({ filter: /^react(-dom)?\b/, namespace: 'file' }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace, sideEffects: false } : undefined,
    );
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `import all from "${path}"; export const { ${REACT_EXPORTS[path]} } = all;`,
      resolveDir: root,
    }));
  },
};

const IMPORT_OF_CLASSES = /^import \* as css from '.*?(\w+)\.module\.css';$/m;

/**
 * Puts the names of classes where they are used, as esbuild makes them: it would give each a variable that lives in the
 * published code. The sheet comes from the prerender's bundle, which also knows when a class is missing.
 */
const classNames = {
  name: 'class-names',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.tsx$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const [line, file] = source.match(IMPORT_OF_CLASSES) ?? [];
      const contents = line ? source.replace(line, '').replace(/\bcss\.(\w+)/g, `'${file}_$1'`) : source;
      if (line && /(?<!\.)\bcss\b/.test(contents)) throw new Error(`${path}: write each class as css.name`);
      return { contents, loader: 'tsx' };
    });
  },
};

const REACT_FILE = '/assets/react.js';

/** For development: React stays in a file of its own, so that a rebuild need not bundle it. */
const reactApart = {
  alias: Object.fromEntries(Object.keys(REACT_EXPORTS).map((path) => [path, REACT_FILE])),
  external: [REACT_FILE],
};

/** That file, as a map from its address. */
export async function bundleReactApart() {
  const lines = Object.entries(REACT_EXPORTS).map(
    ([path, names], index) => `import all${index} from "${path}"; export const { ${names} } = all${index};`,
  );
  const { outputFiles } = await build({
    ...shared,
    stdin: { contents: lines.join('\n'), resolveDir: root },
    define: { 'process.env.NODE_ENV': '"development"' },
    format: 'esm',
  });
  return new Map([[REACT_FILE, outputFiles[0].text]]);
}

/**
 * What runs in Node, which does not read TypeScript, and the style sheet of all that it imports. `modules` are names
 * and source files. One file takes Node half the time of many.
 */
export function bundleForNode(modules, define = {}) {
  const lines = Object.entries(modules).map(([name, file]) => `export * as ${name} from './${file}';`);
  return context({
    ...shared,
    stdin: { contents: lines.join('\n'), resolveDir: root },
    define,
    format: 'esm',
    outdir: cache,
    // Not all packages: the font's file is copied.
    external: ['react', 'react-dom'],
    metafile: true,
    platform: 'node',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
    target: 'node20',
  });
}

export function bundleClient(define, { development, outdir }) {
  return context({
    ...shared,
    entryPoints: { client: 'src/client.tsx' },
    // React would look for its developer tools.
    define: development ? define : { ...define, __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    format: 'esm',
    metafile: true,
    outdir,
    publicPath: '/assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    // Names are minified afterwards, chunk by chunk: here esbuild would also rename the classes of the CSS modules,
    // and differently from the prerender's bundle.
    minifySyntax: !development,
    ...(development ? reactApart : { plugins: [reactExports, classNames] }),
    sourcemap: 'inline',
    splitting: true,
    target,
  });
}

/** React and React DOM alone, in the two steps of the client's bundle: what our own code is measured against. */
export async function bundleReact() {
  const { outputFiles } = await build({
    ...shared,
    stdin: {
      contents: "export * from 'react'; export * from 'react/jsx-runtime'; export * from 'react-dom/client';",
      resolveDir: root,
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    minifySyntax: true,
    minifyWhitespace: true,
    target,
  });
  const [[, code]] = await minifyChunk(['react-alone.js', outputFiles[0].text]);
  return code;
}

/** The script that stands in the head of every document. */
export function bundleHead() {
  return context({
    ...shared,
    entryPoints: ['src/head.ts'],
    format: 'iife',
    minify: true,
    // Esbuild would write "use strict" into every document.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    target,
    outdir: cache,
  });
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

let generation = 0;
process.on('exit', () => rmSync(cache, { recursive: true, force: true }));

/** Imports a bundle for Node as one object of modules, by their names. */
export async function importBundle({ outputFiles }) {
  // Node imports a file only once, so each build gets one of its own.
  generation += 1;
  const file = join(cache, `${generation}.mjs`);
  await mkdir(cache, { recursive: true });
  await writeFile(file, outputFiles.find(({ path }) => path.endsWith('.js')).contents);
  return import(pathToFileURL(file).href);
}

/** The chunk's file and its source map, by the names that they get in dist/. */
export async function minifyChunk([name, text]) {
  const options = { minify: true, format: 'esm', target, legalComments: 'none', sourcemap: 'external', sourcefile: name };
  const { code, map } = await transform(text, options);
  return [
    [name, `${code.trim()}\n//# sourceMappingURL=${name}.map\n`],
    [`${name}.map`, map],
  ];
}

/** Esbuild keeps the white space in a custom property's value, where it means nothing beside the colon and commas. */
export async function minifySheet(text) {
  const { code } = await transform(text, { loader: 'css', minify: true, target });
  return code.trim().replace(/--[\w-]+: [^;}]*/g, (property) => property.replace(/([:,]) /g, '$1'));
}
