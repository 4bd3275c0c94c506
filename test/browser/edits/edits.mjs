// Applies ordinary edits of an owner or a maintainer, each to a fresh copy of the project, then tests and builds it, and
// prints a table: npm --prefix test/browser run edits [part of an edit's name]
import { exec } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEditor } from './editor.mjs';
import { factEdits } from './facts.mjs';
import { structureEdits } from './structure.mjs';
import { wordEdits } from './words.mjs';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const [pattern = ''] = process.argv.slice(2);
const AT_ONCE = 2;
const LEFT_OUT = /^(?:\.git|dist|test\/browser\/node_modules|node_modules\/\.cache)(?:\/|$)/;

/** Resolves with whether the command succeeds, and with what it prints. */
function run(command, cwd) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  return new Promise((resolve) => {
    exec(command, { cwd, env, maxBuffer: 1e8 }, (error, stdout, stderr) => resolve({ ok: !error, output: stdout + stderr }));
  });
}

const firstLines = (output) =>
  output.split('\n').filter((line) => /FAIL|rror|failed|TS\d/.test(line)).slice(0, 4).join('\n      ');

/** What the commands make of a copy with the edit. The delivered words are no longer held once they are the owner's. */
async function tryEdit({ apply, says }) {
  const folder = await mkdtemp(join(tmpdir(), 'edit-'));
  try {
    await cp(project, folder, { recursive: true, filter: (file) => !LEFT_OUT.test(file.slice(project.length)) });
    await apply(createEditor(folder, (command) => run(command, folder)));
    await rm(join(folder, 'test/delivered'), { recursive: true });
    const build = await run('npm run build', folder);
    if (says) return { ok: !build.ok && says.test(build.output), outcome: 'refused in words', output: build.output };
    const test = await run('npm test', folder);
    const outcome = `test ${test.ok ? 'passes' : 'FAILS'}, build ${build.ok ? 'passes' : 'FAILS'}`;
    return { ok: test.ok && build.ok, outcome, output: build.output + test.output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const edits = Object.entries({ ...wordEdits, ...factEdits, ...structureEdits });
const waiting = edits.filter(([name]) => name.includes(pattern));
let wrong = 0;

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, edit] = next;
    const { ok, outcome, output } = await tryEdit(typeof edit === 'function' ? { apply: edit } : edit).catch((error) => ({
      ok: false,
      outcome: 'could not be applied',
      output: String(error),
    }));
    console.log(`| ${name} | ${ok ? outcome : `**${outcome}**`} |`);
    if (ok) continue;
    wrong += 1;
    console.log(`      ${firstLines(output)}`);
  }
}

console.log('| edit | outcome |\n| --- | --- |');
await Promise.all(Array.from({ length: AT_ONCE }, work));
console.log(wrong === 0 ? '\nAll are as they should be.' : `\n${wrong} are not as they should be.`);
process.exitCode = wrong === 0 ? 0 : 1;
