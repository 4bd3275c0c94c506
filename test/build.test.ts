import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as assert from 'uvu/assert';
import { suite } from './suite.ts';

const test = suite('build.mjs');

let folder: string;

/** Runs a command of the project, reached through a symbolic link. */
function run(...words: string[]) {
  const args = [join(folder, 'project/build.mjs'), ...words];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stderr };
}

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await symlink(resolve('.'), join(folder, 'project'), 'junction');
});

test.after(() => rm(folder, { recursive: true }));

test('an unknown command is refused with those that there are', () => {
  const { status, stderr } = run('biuld');
  assert.is(status, 2);
  assert.match(stderr, 'Unknown command "biuld". There are: build, check:launch, start, dev');
});

test('an unknown option is refused before anything is built', () => {
  const { status, stderr } = run('start', '--hots');
  assert.is(status, 1);
  assert.match(stderr, "start failed.\nUnknown option '--hots'");
});

test.run();
