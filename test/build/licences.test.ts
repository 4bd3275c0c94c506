import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { notices } from '../../src/build/licences.ts';

const test = suite('notices');

test('the packages are those that the bundle reads, each once; our own files need no notice', async () => {
  const text = await notices('.', [
    'src/client.tsx',
    'node_modules/react-dom/cjs/a.js',
    'node_modules/react/index.js',
    'node_modules/react-dom/index.js',
    'node_modules/react-dom/node_modules/scheduler/index.js',
    'styles/index.css',
  ]);
  const [, ...parts] = text.split(`${'-'.repeat(80)}\n\n`);
  assert.equal(
    parts.map((part) => part.split(' ')[0]),
    ['react', 'react-dom', 'scheduler'],
  );
});

test('each package has its name, version and the whole text of its licence', async () => {
  const font = /@fontsource-variable\/[^/]+/.exec(readFileSync('styles/tokens.css', 'utf8'))?.[0] ?? '';
  const text = await notices('.', ['node_modules/react/index.js', `node_modules/${font}/files/a.woff2`]);
  const { version }: { version: string } = JSON.parse(readFileSync('node_modules/react/package.json', 'utf8'));
  assert.match(text, `react ${version}\n\nMIT License`);
  assert.match(text, 'SIL OPEN FONT LICENSE');
  for (const name of ['react', font]) {
    assert.ok(text.includes(readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()), name);
  }
});

test('a package without a licence file ends the build, by its name', async () => {
  const root = await mkdtemp(join(tmpdir(), 'notices-'));
  await mkdir(join(root, 'node_modules/bare'), { recursive: true });
  await writeFile(join(root, 'node_modules/bare/package.json'), '{"version":"1.0.0"}');
  const failure = await notices(root, ['node_modules/bare/index.js']).catch((error: unknown) => error);
  await rm(root, { recursive: true });
  assert.ok(failure instanceof Error);
  assert.match(failure.message, 'bare is published with the site, but its package has no file LICENSE');
});

test.run();
