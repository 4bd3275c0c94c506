// The names of the published files: a file under /assets is kept for a year, so its name stands for its contents.
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { production, SETTINGS } from './site.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const test = suite('a file under /assets');

let copy;
let builder;
let first;
const builds = [production];

/** All that the build reads, in another place. */
async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  for (const name of ['src', 'styles', 'build.mjs', 'index.html', 'package.json']) {
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  // Not linked, since the hashes of esbuild depend on the paths of what it bundles.
  const fonts = (await readdir(join(root, 'node_modules'))).filter((name) => name.startsWith('@fontsource'));
  for (const name of ['react', 'react-dom', 'scheduler', ...fonts]) {
    await cp(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  }
  await symlink(join(root, 'node_modules/esbuild'), join(folder, 'node_modules/esbuild'));
  return folder;
}

async function build() {
  const built = await builder.build();
  builds.push(built);
  return built;
}

/** Builds with these changes of sources, each [file, text, text in its place], and takes them back. */
async function buildWith(...changes) {
  const originals = [];
  try {
    for (const [file, text, next] of changes) {
      const path = join(copy, 'src', file);
      const original = await readFile(path, 'utf8');
      assert.ok(original.includes(text), `${file} has no ${text}`);
      originals.unshift([path, original]);
      await writeFile(path, original.replaceAll(text, next));
    }
    return await build();
  } finally {
    for (const [path, original] of originals) await writeFile(path, original);
  }
}

const names = ({ files }) => [...files.keys()].filter((path) => path.startsWith('/assets/')).sort();
const nameOf = (built, start) => names(built).find((path) => path.startsWith(`/assets/${start}-`));

test.before(async () => {
  copy = await copyProject();
  const { createBuilder } = await import(pathToFileURL(join(copy, 'build.mjs')).href);
  builder = await createBuilder({ settings: { ...SETTINGS, WEBHOOK_URL: production.webhookUrl }, outdir: join(copy, 'dist') });
  first = await build();
});

test.after(async () => {
  await builder.dispose();
  await rm(copy, { recursive: true, force: true });
});

test('has the same name after each build of the same sources, wherever they lie', async () => {
  assert.equal(names(first), names(production));
  assert.equal(names(await build()), names(first));
});

test('keeps its name when only comments have changed', async () => {
  const changed = await buildWith(
    ['pages/resources/ResourcesPage.tsx', 'export function', '/** Another comment. */\nexport function'],
    ['layout/Footer.tsx', 'export function', '/** Another comment. */\nexport function'],
    ['layout/Footer.module.css', '}', '} /* Another comment. */'],
  );
  assert.equal(names(changed), names(first));
});

test('has another name when a word in it has changed', async () => {
  const changed = await buildWith(['content/resources.ts', "title: '", "title: 'Another "]);
  const [before, after] = [first, changed].map((built) => nameOf(built, 'ResourcesPage'));
  assert.is.not(after, before);
  assert.match(String(changed.files.get(after)), 'Another ');
});

test('has another name, which the documents know, when a class in it has', async () => {
  const changed = await buildWith(
    ['layout/Footer.module.css', '.legal', '.smallPrint'],
    ['layout/Footer.tsx', 'css.legal', 'css.smallPrint'],
  );
  const [before, after] = [first, changed].map((built) => nameOf(built, 'client'));
  assert.is.not(after, before);
  assert.match(String(changed.files.get(after)), 'Footer_smallPrint');
  for (const { html, scripts } of changed.documents) {
    assert.match(html, `class="Footer_smallPrint"`);
    assert.is(scripts[0], after);
    assert.match(html, `data-client="${after}" data-others="${scripts.slice(1).join(' ')}"`);
    assert.not.match(html, before);
  }
});

test('has classes that tell their component, as the documents have', () => {
  const client = String(first.files.get(nameOf(first, 'client')));
  for (const text of [client, ...first.documents.map(({ html }) => html)]) assert.match(text, /\bHeader_header\b/);
});

test('has the same contents wherever it has the same name', () => {
  const known = new Map();
  assert.ok(builds.length > 4);
  for (const { files } of builds) {
    for (const [path, contents] of [...files].filter(([path]) => path.startsWith('/assets/'))) {
      assert.is(String(known.get(path) ?? contents), String(contents), path);
      known.set(path, contents);
    }
  }
});

test.run();
