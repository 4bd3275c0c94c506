// esbuild makes a chunk for every set of entries that shares modules. Those that a document loads in any case are
// joined here, so that a visit needs fewer files and they compress better.
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

/** Which of the entries import each file. */
function usersOf(entries, texts) {
  const users = new Map();
  for (const entry of entries) {
    for (const name of importsOf(entry, texts)) users.set(name, [...(users.get(name) ?? []), entry]);
  }
  return users;
}

/** The file that each file becomes a part of: the client, a page, what loads later, or itself. */
function chooseOwners({ client, pages, late }, texts) {
  const owners = new Map([...texts.keys()].map((name) => [name, name]));
  for (const [name, [entry, ...others]] of usersOf(late, texts)) if (others.length === 0) owners.set(name, entry);
  for (const [name, [page, ...others]] of usersOf(pages, texts)) owners.set(name, others.length === 0 ? page : client);
  for (const name of importsOf(client, texts)) owners.set(name, client);
  return owners;
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
 * Joins the client with the chunks that it or more than one page imports, each page with those that no other imports,
 * and what loads late likewise with what is left. `client`, `pages` and `late` name files; `texts` maps file names to
 * JavaScript, as the result does. The other files import the client by its name, so their own names change along with
 * it: a cached file must never ask for yesterday's client.
 */
export async function joinChunks({ client, pages, late }, texts) {
  const owners = chooseOwners({ client, pages, late }, texts);
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
