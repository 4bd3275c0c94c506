import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as assert from 'uvu/assert';
import { suite } from './suite.ts';

const test = suite('run.mjs');

const FILES: Readonly<Record<string, string>> = {
  'before.test.ts': "const test = suite('first'); test.before(() => missing()); test('a', () => {}); test.run();",
  'after.test.ts': "const test = suite('last'); test.after.each(() => missing()); test('a', () => {}); test.run();",
  'idle.test.ts': "const test = suite('idle'); test('a', () => {});",
  'router/fine.test.ts': "const test = suite('fine'); test.before(() => {}); test('a', () => {}); test.run();",
};

let folder: string;

function run(pattern: string) {
  const args = [join(folder, 'test/run.mjs'), pattern];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-'));
  for (const file of ['run.mjs', 'suite.ts']) await cp(join('test', file), join(folder, 'test', file));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  await mkdir(join(folder, 'test/router'));
  await writeFile(join(folder, 'test/setup.ts'), '');
  for (const [file, text] of Object.entries(FILES)) {
    const above = file.includes('/') ? '..' : '.';
    const start = `import { suite } from '${above}/suite.ts';\ndeclare function missing(): void;\n`;
    await writeFile(join(folder, 'test', file), start + text);
  }
});

test.after(() => rm(folder, { recursive: true }));

for (const [file, name] of [['before', 'first'], ['after', 'last']]) {
  test(`a hook that throws fails the run, with its suite and its error (${file})`, () => {
    const { status, stderr } = run(`${file}.test`);
    assert.is(status, 1);
    assert.match(stderr, `A hook of "${name}" threw`);
    assert.match(stderr, 'missing is not defined');
  });
}

test('a suite that never runs fails the run', () => {
  const { status, stderr } = run('idle');
  assert.is(status, 1);
  assert.match(stderr, "Never run, since their files don't end with test.run(): idle");
});

test('part of a path chooses files, with slashes of either kind and letters of either size', () => {
  for (const pattern of ['router/fine', 'router\\fine', 'test/Router/']) {
    const { status, stdout } = run(pattern);
    assert.is(status, 0, pattern);
    assert.match(stdout, /Total: +1\D/);
  }
});

test('a part that no path has is an error', () => {
  const { status, stderr } = run('nosuch');
  assert.equal([status, stderr], [1, 'No test file has "nosuch" in its path.\n']);
});

test.run();
