// Which way imports may point: the README says it in words.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import * as assert from 'uvu/assert';
import { suite } from './suite.ts';

const test = suite('imports');
const GENERAL = ['router', 'toast', 'theme', 'select', 'motion', 'cache'];
const FACTS = ['content', 'site.ts', 'phone.ts', 'abn.ts', 'counter.ts'];
const SITE = ['ui', 'hooks', ...GENERAL, ...FACTS, 'early.ts'];

/** What each folder of src may import besides itself and packages. The files of src itself bring it all together. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  hooks: [],
  ...Object.fromEntries(GENERAL.map((folder) => [folder, ['hooks']])),
  content: ['site.ts'],
  ui: GENERAL,
  layout: SITE,
  signup: SITE,
  pages: ['signup', ...SITE],
  checks: ['router', 'routes.ts', ...FACTS],
  build: ['checks', 'routes.ts', 'prerender.tsx', ...FACTS],
  server: ['build'],
  launch: ['build', 'checks', 'signup', 'routes.ts', ...FACTS],
};

const STATEMENT = /^(?:import|export)\s(type\b)?(?:[^'";]*\bfrom\s)?\s*'([^']+)'|\bimport\('([^']+)'\)/gm;

const imports = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !name.endsWith('.d.ts'))
  .flatMap((name) =>
    [...readFileSync(`src/${name}`, 'utf8').matchAll(STATEMENT)].map(([, type, path = '', lazyPath = path]) => ({
      from: `src/${name}`,
      /** A path such as src/router/Link.tsx, or the name of a package. */
      to: lazyPath.startsWith('.') ? posix.join('src', posix.dirname(name), lazyPath) : lazyPath,
      isType: type !== undefined,
    })),
  );

/** The folder of src that a file lies in, or the name of one that lies in src itself. */
function placeOf(path: string): string {
  return /^src\/([^/]+)/.exec(path)?.[1] ?? '';
}

test('imports between the folders point one way, and every folder has its direction', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [here, there] = [placeOf(from), placeOf(to)];
    const isOutside = there === '' || there === here || here.includes('.');
    return !isOutside && !MAY_IMPORT[here]?.includes(there);
  });
  assert.equal(wrong.map(({ from, to }) => `${from} -> ${to}`), []);
});

test('nothing that runs in Node reaches the browser, and no package but React', () => {
  const reached = new Set(['src/client.tsx', 'src/head.ts']);
  for (const file of reached) {
    for (const { from, to, isType } of imports) if (from === file && !isType) reached.add(to);
  }
  assert.ok(reached.has('src/pages/resources/Chain.tsx'));
  assert.equal([...reached].filter((file) => ['build', 'checks', 'server', 'launch'].includes(placeOf(file))), []);
  assert.equal([...reached].filter((file) => !file.startsWith('src/')).sort(), ['react', 'react-dom', 'react-dom/client']);
});

test.run();
