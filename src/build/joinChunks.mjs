// esbuild makes a chunk for every set of entries that shares modules. They are joined here with what is loaded before
// them in any case, so that a visit needs fewer files and they compress better.
import { createHash } from 'node:crypto';
import { build } from 'esbuild';

const DYNAMIC_IMPORT = /import\("\/assets\/([^"]+)"\)/g;
const IMPORT = /import\s*(?:\{([^}]*)\}\s*from\s*)?"\/assets\/([^"]+)"/g;

/** The names of all files that the given one imports statically, near or far. */
export function importsOf(name, texts, found = new Set()) {
  for (const [, , imported] of (texts.get(name) ?? '').matchAll(IMPORT)) {
    if (!found.has(imported)) importsOf(imported, texts, found.add(imported));
  }
  return found;
}

function dynamicImportsOf(entry, texts) {
  const names = [entry, ...importsOf(entry, texts)];
  return names.flatMap((name) => [...texts.get(name).matchAll(DYNAMIC_IMPORT)].map(([, imported]) => imported));
}

/** What two ways have in common, from their beginning. */
function commonWay(one, other) {
  const parting = one.findIndex((name, index) => name !== other[index]);
  return parting === -1 ? one : one.slice(0, parting);
}

/** The way to each entry: itself, and the entries that are loaded before it in any case, beginning with the client. */
function waysFrom(client, texts) {
  const ways = new Map();
  function walk(entry, before) {
    const known = ways.get(entry);
    const way = [...(known ? commonWay(known.slice(0, -1), before) : before), entry];
    if (known?.length === way.length) return;
    ways.set(entry, way);
    for (const next of dynamicImportsOf(entry, texts)) walk(next, way);
  }
  walk(client, []);
  return ways;
}

/** The file that each file becomes a part of: the last entry that is loaded in any case before all that import it. */
function chooseOwners(client, texts) {
  const ways = waysFrom(client, texts);
  const shared = new Map();
  for (const [entry, way] of ways) {
    for (const name of importsOf(entry, texts)) shared.set(name, commonWay(shared.get(name) ?? way, way));
  }
  const owners = [...shared].map(([name, way]) => [name, ways.has(name) ? name : way.at(-1)]);
  return new Map([...[...texts.keys()].map((name) => [name, name]), ...owners]);
}

/** Points imports at the owners of what they name, noting in `exports` what these must hand out for them. */
function redirectImports(name, texts, owners, exports) {
  return texts.get(name).replace(IMPORT, (statement, list, imported) => {
    const owner = owners.get(imported);
    if (owner === imported || owner === owners.get(name)) return statement;
    if (list === undefined) return `import"/assets/${owner}"`;
    const names = list.split(',').map((item) => {
      const [exported, local = exported] = item.trim().split(/\s+as\s+/);
      const line = `export{${exported} as ALIAS}from"/assets/${imported}";`;
      const known = exports.get(line) ?? { owner, alias: `j${exports.size.toString(36)}` };
      exports.set(line, known);
      return `${known.alias} as ${local}`;
    });
    return `import{${names.join(',')}}from"/assets/${owner}"`;
  });
}

function readFrom(texts) {
  return {
    name: 'read-from-memory',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^\/assets\// }, ({ path, kind }) => {
        const name = path.slice('/assets/'.length);
        return texts.has(name) && kind !== 'dynamic-import' ? { path: name, namespace: 'memory' } : { path, external: true };
      });
      onLoad({ filter: /./, namespace: 'memory' }, ({ path }) => ({ contents: texts.get(path), loader: 'js' }));
    },
  };
}

async function join(owner, texts, exports) {
  if (texts.size === 1) return texts.get(owner);
  const lines = [...exports].filter(([, one]) => one.owner === owner).map(([line, { alias }]) => line.replace('ALIAS', alias));
  const { outputFiles } = await build({
    stdin: { contents: [`export*from"/assets/${owner}";`, ...lines].join('\n') },
    plugins: [readFrom(texts)],
    bundle: true,
    format: 'esm',
    sourcemap: 'inline',
    write: false,
  });
  return outputFiles[0].text;
}

/**
 * Joins chunks with the client, the pages and what these load later, so that nobody fetches a file for others to share.
 * `texts` maps file names to JavaScript, as the result does. All other files import the client by its name, so their own
 * names change along with it: a cached file must never ask for yesterday's client.
 */
export async function joinChunks(client, texts) {
  const owners = chooseOwners(client, texts);
  const exports = new Map();
  const redirected = new Map([...texts.keys()].map((name) => [name, redirectImports(name, texts, owners, exports)]));
  const kept = [...texts.keys()].filter((name) => owners.get(name) === name);
  const joined = await Promise.all(
    kept.map((owner) => join(owner, new Map([...redirected].filter(([name]) => owners.get(name) === owner)), exports)),
  );
  const renamed = kept.map((name) => {
    if (name === client) return [name, name];
    const hash = createHash('sha256').update(name + client).digest('hex').slice(0, 8).toUpperCase();
    return [name, name.replace(/-\w+\.js$/, `-${hash}.js`)];
  });
  const rename = (text) => renamed.reduce((result, [from, to]) => result.replaceAll(`/assets/${from}`, `/assets/${to}`), text);
  return new Map(renamed.map(([, to], index) => [to, rename(joined[index])]));
}
