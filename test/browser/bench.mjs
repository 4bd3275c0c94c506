// Measures the built site in a real Chromium and prints the table of README.md:
// node bench.mjs [--runs 5] [--previous FOLDER]
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureAnimation, measureClicks } from './bench/clicks.mjs';
import { openColumns } from './bench/columns.mjs';
import { report } from './bench/table.mjs';
import { CPU_SLOWDOWN, visit } from './bench/visit.mjs';
import { browser } from './chromium.mjs';

const PAGES = ['/', '/resources', '/privacy-policy'];

function readArguments() {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, previous: { type: 'string' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a positive whole number, not ${values.runs}`);
  return { runs, previous: values.previous };
}

async function measure(column) {
  const visits = {};
  for (const path of PAGES) visits[path] = await visit(column, path);
  const clicks = await measureClicks(column);
  return { visits, clicks, ...(column.ours && (await measureAnimation(column))) };
}

/** Lets the columns take turns, a different one first each time. */
async function measureInTurns(columns, total) {
  const names = Object.keys(columns);
  const runs = Object.fromEntries(names.map((name) => [name, []]));
  // Whatever comes first after the start is slower.
  for (const name of names) await visit(columns[name], '/');
  for (let run = 0; run < total; run += 1) {
    console.error(`Run ${run + 1} of ${total}`);
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(run + turn) % names.length];
      runs[name].push(await measure(columns[name]));
    }
  }
  return runs;
}

try {
  const { runs, previous } = readArguments();
  const { columns, reactBytes } = await openColumns(PAGES, previous);
  const { table, missed } = report(await measureInTurns(columns, runs), PAGES, reactBytes);
  const machine = `Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} cores`;
  console.log(`${machine}; ${runs} runs: median (least–most).`);
  console.log(`Loads and clicks: processor ${CPU_SLOWDOWN}× slower; loads: 150 ms and 1.6 Mbit/s.`);
  console.log(`limit: the same pages without scripts. floor: React alone hydrating the same HTML.\n\n${table}`);
  if (missed.length > 0) {
    console.log(`\nMissed: ${missed.join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}
// The servers of the columns still listen.
process.exit();
