import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeFolder } from '../../src/build/writeFolder.mjs';

const test = suite('writeFolder');
let folder: string;

async function held(): Promise<Record<string, string>> {
  const paths = await readdir(folder, { recursive: true });
  const entries: [string, string][] = [];
  for (const path of paths.sort()) {
    if ((await stat(join(folder, path))).isFile()) entries.push([path, await readFile(join(folder, path), 'utf8')]);
  }
  return Object.fromEntries(entries);
}

const bytes = (text: string) => new TextEncoder().encode(text);

test.before.each(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-folder-'));
});

test.after.each(() => rm(folder, { recursive: true }));

test('the first time, what lay in the folder goes', async () => {
  await writeFile(join(folder, 'old.html'), 'old');
  await writeFolder(folder, new Map<string, string | Uint8Array>([['/index.html', 'home'], ['/assets/icon.png', bytes('icon')]]));
  assert.equal(await held(), { 'index.html': 'home', 'assets/icon.png': 'icon' });
});

test('after that, what has changed is written and what is gone is deleted', async () => {
  const first = await writeFolder(folder, new Map([['/a.js', '1'], ['/b.js', '1'], ['/c/d.js', '1']]));
  await writeFolder(folder, new Map([['/a.js', '2'], ['/b.js', '1'], ['/e/f.js', '1']]), first);
  assert.equal(await held(), { 'a.js': '2', 'b.js': '1', 'e/f.js': '1' });
});

test('what has not changed is left alone, as text and as bytes', async () => {
  const files = () => new Map<string, string | Uint8Array>([['/a.js', '1'], ['/b.png', bytes('1')]]);
  const first = await writeFolder(folder, files());
  for (const path of ['a.js', 'b.png']) await writeFile(join(folder, path), 'untouched');
  await writeFolder(folder, files(), first);
  assert.equal(await held(), { 'a.js': 'untouched', 'b.png': 'untouched' });
});

test('a folder that has been deleted meanwhile is written whole', async () => {
  const files = new Map([['/a.js', '1'], ['/b.js', '1']]);
  const first = await writeFolder(folder, files);
  await rm(folder, { recursive: true });
  await writeFolder(folder, files, first);
  assert.equal(await held(), { 'a.js': '1', 'b.js': '1' });
});

test.run();
