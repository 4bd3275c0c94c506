import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { suite } from './suite.ts';

const test = suite('README');

function scriptsOf(folder: string): string[] {
  const file = join(folder, 'package.json');
  return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts) : [];
}

for (const file of ['README.md', 'src/launch/README.md', 'test/browser/README.md']) {
  const text = readFileSync(file, 'utf8');

  test(`${file} links only to files that exist`, () => {
    const targets = [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, target = '']) => join(dirname(file), target));
    assert.equal(targets.filter((target) => !existsSync(target)), []);
  });

  test(`${file} names only commands that there are`, () => {
    const commands = [...text.matchAll(/`npm (?:run )?(start|test|(?<=run )[\w:]+)/g)].map(([, name = '']) => name);
    const known = [...scriptsOf('.'), ...scriptsOf(dirname(file))];
    assert.equal(commands.filter((name) => !known.includes(name)), []);
  });
}

test('README.md explains every command', () => {
  const explained = readFileSync('README.md', 'utf8').match(/(?<=^\| `npm (?:run )?)[\w:]+/gm);
  assert.equal(scriptsOf('.').filter((name) => !explained?.includes(name)), []);
});

test('what a recipe runs in test/browser installs first what it needs', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('test/browser/package.json', 'utf8'));
  for (const [, name = ''] of readFileSync('README.md', 'utf8').matchAll(/`npm --prefix test\/browser run (\w+)/g)) {
    assert.match(scripts[name] ?? '', /^npm ci && /);
  }
});

test.run();
