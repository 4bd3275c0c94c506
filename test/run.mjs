// Bundles every test file with esbuild, then lets uvu run the bundles under happy-dom.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = join(root, `node_modules/.cache/tests-${process.pid}`);
const pattern = process.argv[2] ?? '';

const tests = readdirSync(join(root, 'test'), { recursive: true })
  .filter((file) => /\.test\.tsx?$/.test(file) && file.includes(pattern))
  .map((file) => join(root, 'test', file));

await build({
  entryPoints: [join(root, 'test/setup.ts'), ...tests],
  outbase: join(root, 'test'),
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: 'inline',
  logLevel: 'warning',
});

const options = ['--enable-source-maps', '--import', join(outdir, 'setup.mjs')];
const uvu = join(root, 'node_modules/uvu/bin.js');
const { status, stdout } = spawnSync(process.execPath, [...options, uvu, outdir, '\\.test\\.mjs$'], {
  stdio: ['inherit', 'pipe', 'inherit'],
  encoding: 'utf8',
  maxBuffer: Infinity,
  cwd: root,
  env: { ...process.env, TZ: 'Australia/Sydney' },
});
rmSync(outdir, { recursive: true });
process.stdout.write(stdout);

// uvu swallows what a hook throws and ends the suite as if it had passed: only the counts tell.
const count = (name) => Number(stdout.match(`${name}: +(\\d+)`)?.[1]);
const complete = count('Passed') + count('Skipped') === count('Total');
if (!complete) console.error('Not every test has passed.');
process.exitCode = complete ? (status ?? 1) : 1;
