// Bundles every test file with esbuild, then lets uvu run the bundles under happy-dom: node run.mjs [part of a path]
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = join(root, `node_modules/.cache/tests-${process.pid}`);
const plain = (path) => path.replaceAll('\\', '/').toLowerCase();
const pattern = process.argv[2] ?? '';

const tests = readdirSync(join(root, 'test'), { recursive: true })
  .map((file) => `test/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && plain(file).includes(plain(pattern)));
if (tests.length === 0) {
  console.error(`No test file has "${pattern}" in its path.`);
  process.exit(1);
}

await build({
  absWorkingDir: root,
  entryPoints: ['test/setup.ts', ...tests],
  outbase: 'test',
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  loader: { '.woff2': 'empty' },
  sourcemap: 'inline',
  logLevel: 'warning',
  // It has said what is wrong.
}).catch(() => process.exit(1));

// Ctrl-C ends the tests; then the folder is removed.
process.on('SIGINT', () => {});
const options = ['--enable-source-maps', '--import', pathToFileURL(join(outdir, 'setup.mjs')).href];
const uvu = join(root, 'node_modules/uvu/bin.js');
const { status } = spawnSync(process.execPath, [...options, uvu, outdir, '\\.test\\.mjs$'], {
  stdio: 'inherit',
  cwd: root,
  env: { ...process.env, TZ: 'Australia/Sydney' },
});
rmSync(outdir, { recursive: true });
process.exitCode = status ?? 1;
