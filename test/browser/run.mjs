// Runs every test file of this folder in one process: node run.mjs [part of a file's name]
import { readdir } from 'node:fs/promises';

const pattern = process.argv[2] ?? '';
const here = new URL('.', import.meta.url);

// uvu then only collects the suites. Each one returns [errors or true, passed, skipped, total].
globalThis.UVU_DEFER = 1;
globalThis.UVU_QUEUE = [];

async function collect() {
  const files = (await readdir(here)).filter((file) => file.endsWith('.test.mjs') && file.includes(pattern));
  if (files.length === 0) throw new Error(`No test file has "${pattern}" in its name`);
  for (const [index, file] of files.sort().entries()) {
    globalThis.UVU_INDEX = index;
    globalThis.UVU_QUEUE.push([]);
    await import(new URL(file, here).href);
  }
  return globalThis.UVU_QUEUE.flat();
}

async function runAll(suites) {
  let passed = 0;
  let failed = 0;
  for (const run of suites) {
    const [errors, done, , total] = await run();
    if (errors !== true) process.stdout.write(`\n${errors}\n`);
    passed += done;
    failed += total - done;
  }
  return { passed, failed };
}

let site;
let chromium;
try {
  // In this order: without a browser nothing needs to be built.
  site = await import('./site.mjs');
  chromium = await import('./browser.mjs');
  const start = performance.now();
  const { passed, failed } = await runAll(await collect());
  console.log(`\n${Math.round((performance.now() - start) / 1000)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await chromium?.browser.close();
  await site?.closeSites();
  process.exit();
}
