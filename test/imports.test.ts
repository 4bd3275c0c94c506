// Which way imports may point: the README's map says it in words.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('imports');

interface Import {
  readonly from: string;
  /** A path such as src/router/Link.tsx, or the name of a package. */
  readonly to: string;
  readonly isType: boolean;
}

const GENERAL = ['router', 'toast', 'theme', 'select', 'motion', 'cache'];
const FACTS = ['content', 'site.ts', 'phone.ts', 'abn.ts'];

/** What each folder may import besides itself, by folders and files of src. Files of src itself bring it all together. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(GENERAL.map((folder) => [folder, []])),
  content: ['site.ts'],
  ui: GENERAL,
  layout: ['ui', ...GENERAL, ...FACTS],
  signup: ['ui', ...GENERAL, ...FACTS, 'early.ts'],
  pages: ['signup', 'ui', ...GENERAL, ...FACTS, 'early.ts', 'keepTyped.ts'],
  build: ['signup', 'routes.ts', ...FACTS],
  webhook: [],
};

const sources = readdirSync('src', { recursive: true })
  .map((name) => `src/${name}`)
  .filter((file) => /\.m?tsx?$|\.mjs$/.test(file));

function importsOf(from: string): Import[] {
  const statements = /^(?:import|export)\s(type\b)?(?:[^'";]*\bfrom\s)?\s*'([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...readFileSync(from, 'utf8').matchAll(statements)].map(([, type, name = '', lazy = name]) => ({
    from,
    to: lazy.startsWith('.') ? posix.join(posix.dirname(from), lazy) : lazy,
    isType: type !== undefined,
  }));
}

const imports = sources.flatMap(importsOf);

/** The folder of src that a file lies in, or the name of one that lies in src itself. */
function placeOf(path: string): string | undefined {
  return /^src\/([^/]+)/.exec(path)?.[1];
}

function describe({ from, to }: Import): string {
  return `${from} -> ${to}`;
}

/** Every file that the entries reach by imports that are more than types. */
function reachable(entries: readonly string[]): string[] {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const { from, to, isType } of imports) if (from === file && !isType) reached.add(to);
  }
  return [...reached];
}

test('every import of the sources is found', () => {
  assert.ok(imports.length > 250);
  assert.ok(imports.some(({ from, to }) => from === 'src/routes.ts' && to === 'src/pages/TermsPage.tsx'));
  assert.ok(imports.some(({ from, to }) => from === 'src/prerender.tsx' && to === 'styles/index.css'));
});

test('imports between the folders point one way', () => {
  const wrong = imports.filter(({ from, to, isType }) => {
    const [here = '', there] = [placeOf(from), placeOf(to)];
    const isRouteId = here === 'content' && isType && to === 'src/routes.ts';
    return MAY_IMPORT[here] && there && there !== here && !isRouteId && !MAY_IMPORT[here].includes(there);
  });
  assert.equal(wrong.map(describe), []);
});

test('every folder has its direction', () => {
  const folders = new Set(sources.map(placeOf).filter((place) => place && !place.includes('.')));
  assert.equal([...folders].filter((folder) => !(folder && folder in MAY_IMPORT)), []);
});

test('content is data: it imports no component', () => {
  assert.equal(imports.filter(({ from, to }) => placeOf(from) === 'content' && !to.endsWith('.ts')).map(describe), []);
});

test('nothing that runs in Node reaches the browser, and no package but React', () => {
  const files = reachable(['src/client.tsx', 'src/head.ts']);
  assert.ok(files.includes('src/pages/resources/BusinessTypes.tsx'));
  assert.equal(files.filter((file) => placeOf(file) === 'build'), []);
  const packages = files.filter((file) => !/^(?:src|styles)\//.test(file));
  assert.equal(packages.sort(), ['react', 'react-dom/client']);
});

test('what never changes on a page reaches the browser in its document alone', () => {
  const files = reachable(['src/client.tsx', 'src/head.ts']);
  assert.equal(files.filter((file) => /Parts\.tsx$|\/(?:Cards|Hero|businessTypes)\b/.test(file)), []);
});

test.run();
