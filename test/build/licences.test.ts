import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { licences } from '../../src/build/licences.ts';
import { suite } from '../suite.ts';

const test = suite('licences');

test('each package that the bundle reads is named once, with its version and its whole licence', async () => {
  const text = await licences('.', [
    'src/client.tsx',
    'node_modules/@testing-library/react/dist/a.js',
    'node_modules/react-dom/cjs/a.js',
    'node_modules/react-dom/index.js',
    'node_modules/react-dom/node_modules/scheduler/index.js',
  ]);
  const expected = ['@testing-library/react', 'react-dom', 'scheduler'].map((name) => {
    const { version }: { version: string } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    return `${name} ${version}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()}\n`;
  });
  assert.equal(text.split(`\n${'-'.repeat(80)}\n\n`).slice(1), expected);
});

test('a package without a licence file ends the build, by its name', async () => {
  const root = await mkdtemp(join(tmpdir(), 'licences-'));
  await mkdir(join(root, 'node_modules/bare'), { recursive: true });
  await writeFile(join(root, 'node_modules/bare/package.json'), '{"version":"1.0.0"}');
  const failure = await licences(root, ['node_modules/bare/index.js']).catch((error: unknown) => error);
  await rm(root, { recursive: true });
  assert.ok(failure instanceof Error);
  assert.match(failure.message, 'bare is published with the site, but its package holds no licence');
});

test.run();
