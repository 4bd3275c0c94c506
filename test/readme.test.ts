import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('README');
const text = readFileSync('README.md', 'utf8');
const map = /```\n(build\.mjs[^]*?)```/.exec(text)?.[1] ?? '';

/** The names on the map: in the first column one or more, anywhere else those that end in .ts. */
function names(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.match(/^ *\S+(?: {2}[a-z]+\/)*|\b\w+\.ts\b/g) ?? []).flatMap((cell) => cell.trim().split(/ +/));
}

const lines = map.trimEnd().split('\n');
const inSrc = names(lines.filter((line) => line.startsWith('  ')));
const atTop = names(lines.filter((line) => !line.startsWith('  ')));

test('the map fits one screen', () => {
  assert.ok(lines.length > 20 && lines.length <= 40);
});

test('everything on the map is there', () => {
  const missing = [...atTop, ...inSrc.map((name) => `src/${name}`)].filter((path) => !existsSync(path));
  assert.equal(missing, []);
});

test('every folder and file of src is on the map', () => {
  const entries = readdirSync('src', { withFileTypes: true }).filter(({ name }) => !name.endsWith('.d.ts'));
  const paths = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  assert.equal(paths.filter((path) => !inSrc.includes(path)), []);
});

test('every link to a file leads to one', () => {
  const targets = [...text.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, target = '']) => target);
  assert.ok(targets.length > 5);
  assert.equal(targets.filter((target) => !existsSync(target)), []);
});

test('every command of package.json is explained', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = Object.keys(scripts).map((name) => (/^(?:start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`));
  assert.equal(commands.filter((command) => !text.includes(`\`${command}\``)), []);
});

test.run();
