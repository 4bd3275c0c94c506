// esbuild makes a chunk for every set of pages that shares modules. What the client loads in any case is joined with it
// here, so that a visit needs fewer files and they compress better.
import { createHash } from 'node:crypto';
import { build } from 'esbuild';

const IMPORT = /import\s*(?:\{([^}]*)\}\s*from\s*)?"\/assets\/([^"]+)"/g;

/** The names of all files that the given one imports statically, near or far. */
export function importsOf(name, texts, found = new Set()) {
  for (const [, , imported] of (texts.get(name) ?? '').matchAll(IMPORT)) {
    if (!found.has(imported)) importsOf(imported, texts, found.add(imported));
  }
  return found;
}

/** Points the imports of joined chunks at the client, noting in `exports` what it must hand out for them. */
function redirectImports(text, client, joined, exports) {
  return text.replace(IMPORT, (statement, list, imported) => {
    if (!joined.has(imported)) return statement;
    if (list === undefined) return `import"/assets/${client}"`;
    const names = list.split(',').map((item) => {
      const [exported, local = exported] = item.trim().split(/\s+as\s+/);
      const alias = `${exported}_${[...joined].indexOf(imported)}`;
      exports.set(alias, `export{${exported} as ${alias}}from"/assets/${imported}";`);
      return `${alias} as ${local}`;
    });
    return `import{${names.join(',')}}from"/assets/${client}"`;
  });
}

function readFrom(texts, names) {
  return {
    name: 'read-from-memory',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^\/assets\// }, ({ path }) => {
        const name = path.slice('/assets/'.length);
        return names.has(name) ? { path: name, namespace: 'memory' } : { path, external: true };
      });
      onLoad({ filter: /./, namespace: 'memory' }, ({ path }) => ({ contents: texts.get(path), loader: 'js' }));
    },
  };
}

/**
 * Joins the client with the chunks that it imports; takes and gives a map from file names to JavaScript.
 * The other files import the client by its name, so their own names change along with it: a cached file must never
 * ask for yesterday's client.
 */
export async function joinChunks(client, texts) {
  const joined = importsOf(client, texts);
  const others = [...texts.keys()].filter((name) => name !== client && !joined.has(name));
  const exports = new Map();
  const redirected = others.map((name) => redirectImports(texts.get(name), client, joined, exports));
  const contents = [`export*from"/assets/${client}";`, ...exports.values()].join('\n');
  const { outputFiles } = await build({
    stdin: { contents },
    plugins: [readFrom(texts, new Set([client, ...joined]))],
    bundle: true,
    format: 'esm',
    sourcemap: 'inline',
    write: false,
  });
  const renamed = others.map((name) => {
    const hash = createHash('sha256').update(name + client).digest('hex').slice(0, 8).toUpperCase();
    return [name, name.replace(/-\w+\.js$/, `-${hash}.js`)];
  });
  const rename = (text) => renamed.reduce((result, [from, to]) => result.replaceAll(`/assets/${from}`, `/assets/${to}`), text);
  return new Map([[client, rename(outputFiles[0].text)], ...renamed.map(([, to], index) => [to, rename(redirected[index])])]);
}
