import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { writeFolder } from '../../src/build/writeFolder.ts';
import { suite } from '../suite.ts';

const test = suite('writeFolder');
let folder: string;

async function held(): Promise<Record<string, string>> {
  const paths = await readdir(folder, { recursive: true });
  const entries: [string, string][] = [];
  for (const path of paths.sort()) {
    if ((await stat(join(folder, path))).isFile()) entries.push([path.replaceAll('\\', '/'), await readFile(join(folder, path), 'utf8')]);
  }
  return Object.fromEntries(entries);
}

const bytes = (text: string) => new TextEncoder().encode(text);

test.before.each(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-folder-'));
});

test.after.each(() => rm(folder, { recursive: true }));

test('a folder that is not there yet is made, with all that lies below it', async () => {
  await rm(folder, { recursive: true });
  await writeFolder(folder, new Map<string, string | Uint8Array>([['/index.html', 'home'], ['/assets/icon.png', bytes('icon')]]));
  assert.equal(await held(), { 'index.html': 'home', 'assets/icon.png': 'icon' });
});

test('what has changed is replaced, and what is gone is deleted', async () => {
  await writeFolder(folder, new Map([['/a.js', '1'], ['/b.js', '1'], ['/c/d.js', '1']]));
  await writeFolder(folder, new Map([['/a.js', '2'], ['/b.js', '1'], ['/e/f.js', '1']]));
  assert.equal(await held(), { 'a.js': '2', 'b.js': '1', 'e/f.js': '1' });
});

test.run();
