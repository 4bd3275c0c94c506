// Runs every test file of this folder in one process: node run.mjs [part of a file's name]
import { readdir, stat } from 'node:fs/promises';

const pattern = process.argv[2] ?? '';
const AT_ONCE = 3;
const here = new URL('.', import.meta.url);

// With it uvu only collects the suites; each is a function that resolves with [errors or true, passed, skipped, total].
globalThis.UVU_DEFER = 1;

const sizeOf = async (file) => (await stat(new URL(file, here))).size;

/** The suites of each file, the largest file first, so that no long one is left for the end. */
async function collect() {
  const files = (await readdir(here)).filter((file) => file.endsWith('.test.mjs') && file.includes(pattern));
  if (files.length === 0) throw new Error(`No test file has "${pattern}" in its name`);
  const sizes = new Map(await Promise.all(files.map(async (file) => [file, await sizeOf(file)])));
  const suites = [];
  for (const file of files.sort((one, other) => sizes.get(other) - sizes.get(one))) {
    globalThis.UVU_QUEUE = [[]];
    await import(new URL(file, here).href);
    suites.push(globalThis.UVU_QUEUE.flat());
  }
  return suites;
}

/** Runs some files at once, and the suites of one file in turn: they may share an inbox. */
async function runAll(files) {
  const waiting = [...files];
  let passed = 0;
  let failed = 0;
  async function work() {
    for (let suites = waiting.shift(); suites; suites = waiting.shift()) {
      for (const run of suites) {
        const [errors, done, , total] = await run();
        if (errors !== true) process.stdout.write(`\n${errors}\n`);
        passed += done;
        failed += total - done;
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { passed, failed };
}

let chromium;
let site;
let exitCode = 1;
try {
  chromium = await import('./chromium.mjs');
  site = await import('./site.mjs');
  const { passed, failed } = await runAll(await collect());
  console.log(`\n${passed} passed, ${failed} failed`);
  if (passed > 0 && failed === 0) exitCode = 0;
} catch (error) {
  console.error(error.message);
} finally {
  await chromium?.browser.close();
  await site?.closeSites();
}
process.exit(exitCode);
