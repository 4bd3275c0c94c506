// Runs every test file of this folder in one process: node run.mjs [part of a file's name]
import { readdir } from 'node:fs/promises';

const pattern = process.argv[2] ?? '';
const here = new URL('.', import.meta.url);

// With it uvu only collects the suites; each is a function that resolves with [errors or true, passed, skipped, total].
globalThis.UVU_DEFER = 1;
globalThis.UVU_QUEUE = [[]];

async function collect() {
  const files = (await readdir(here)).filter((file) => file.endsWith('.test.mjs') && file.includes(pattern));
  if (files.length === 0) throw new Error(`No test file has "${pattern}" in its name`);
  for (const file of files.sort()) await import(new URL(file, here).href);
  return globalThis.UVU_QUEUE.flat();
}

async function runAll(suites) {
  let passed = 0;
  let failed = 0;
  for (const run of suites) {
    const t0 = performance.now(); const [errors, done, , total] = await run(); console.log('   ', Math.round(performance.now() - t0), 'ms', Math.round((performance.now()-t0)/total), 'each');
    if (errors !== true) process.stdout.write(`\n${errors}\n`);
    passed += done;
    failed += total - done;
  }
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
