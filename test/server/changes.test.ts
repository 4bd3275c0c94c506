import { mkdir, mkdtemp, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readState } from '../../src/server/changes.ts';
import { suite } from '../suite.ts';

const test = suite('changes');
const SOURCES = ['index.html', 'src/App.tsx', 'src/pages/Page.module.css', 'src/assets/icon.svg', 'styles/base.css'];

let root: string;

const write = (name: string, text: string) => writeFile(join(root, name), text);

/** Whether a change of the sources shows. */
async function shows(change: () => Promise<unknown>): Promise<boolean> {
  const before = await readState(root);
  await change();
  return (await readState(root)) !== before;
}

/** As editors and git save: beside it, then in its place. */
async function replace(name: string, text: string): Promise<void> {
  const { atime, mtime } = await stat(join(root, name));
  await write(`${name}~`, text);
  await utimes(join(root, `${name}~`), atime, mtime);
  await rename(join(root, `${name}~`), join(root, name));
}

test.before.each(async () => {
  root = await mkdtemp(join(tmpdir(), 'changes-'));
  for (const folder of ['src/pages', 'src/assets', 'styles']) await mkdir(join(root, folder), { recursive: true });
  for (const name of SOURCES) await write(name, 'old');
});

test.after.each(() => rm(root, { recursive: true }));

for (const name of SOURCES) {
  test(`${name} changes when it is written, replaced by another as old and as large, and deleted`, async () => {
    assert.ok(await shows(() => write(name, 'longer')), 'written');
    for (const text of ['abcdef', 'ghijkl', 'mnopqr']) assert.ok(await shows(() => replace(name, text)), text);
    assert.ok(await shows(() => rm(join(root, name))), 'deleted');
    assert.ok(await shows(() => write(name, 'old')), 'back');
  });
}

test('a new file is a change, in a new folder too', async () => {
  assert.ok(await shows(() => write('src/assets/photo.jpg', '')));
  await mkdir(join(root, 'src/blog'));
  assert.ok(await shows(() => write('src/blog/Post.tsx', '')));
});

test('nothing has changed while nobody writes but an editor beside its files', async () => {
  assert.not(await shows(async () => {}));
  assert.not(await shows(() => write('src/.App.tsx.swp', 'typed')));
  assert.not(await shows(() => write('src/App.tsx~', 'backup')));
});

test.run();
