import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { addressOf, readAssets } from '../../src/build/assets.ts';
import { suite } from '../suite.ts';

const test = suite('assets');
const folder = mkdtempSync(join(tmpdir(), 'assets-'));
test.after(() => rmSync(folder, { recursive: true }));

test('files are published under their paths, except what is hidden or left behind by a computer', async () => {
  const published = ['/.well-known/security.txt', '/my photo.jpg', '/team/2026/ada.jpg'];
  const others = ['/.DS_Store', '/team/.DS_Store', '/.git/config', '/Thumbs.db', '/team/Desktop.ini'];
  for (const path of [...published, ...others]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path);
  }
  const files = await readAssets(folder);
  assert.equal([...files.keys()].sort(), published);
  for (const [path, content] of files) assert.is(String(content), path);
});

for (const [path, address] of [
  ['/a/b.jpg', '/a/b.jpg'],
  ['/my photo.jpg', '/my%20photo.jpg'],
  ['/Café #1?.jpg', '/Caf%C3%A9%20%231%3F.jpg'],
  ['/100%.jpg', '/100%25.jpg'],
] as const) {
  test(`the address of ${path} is ${address}`, () => {
    assert.is(addressOf(path), address);
  });
}

test.run();
