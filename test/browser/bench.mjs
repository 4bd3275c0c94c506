// Measures the built site in a real Chromium and prints the table of README's "Performance" section:
// node bench.mjs [--runs 5] [--previous FOLDER]
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureClicks } from './bench/clicks.mjs';
import { openColumns } from './bench/columns.mjs';
import { report, tableRows } from './bench/rows.mjs';
import { measureCanvas, measureReturn, measureScrolling } from './bench/running.mjs';
import { CPU_SLOWDOWN, visit } from './bench/visit.mjs';
import { browser } from './chromium.mjs';

const PAGES = ['/', '/resources'];

function readArguments() {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, previous: { type: 'string' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a positive whole number, not ${values.runs}`);
  return { runs, previous: values.previous };
}

async function measure(column) {
  const visits = {};
  for (const path of PAGES) visits[path] = await visit(column, path);
  return {
    visits,
    clicks: column.clickable && (await measureClicks(column)),
    ...(column.ours && {
      canvas: await measureCanvas(column),
      scrolling: await measureScrolling(column),
      restored: await measureReturn(column),
    }),
  };
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

async function main() {
  const { runs, previous } = readArguments();
  const { columns, reactBytes } = await openColumns(PAGES, previous);
  try {
    const { table, missed } = report(tableRows(reactBytes), await measureInTurns(columns, runs));
    console.log(`Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} cores; ${runs} runs: median (least–most).`);
    console.log(`Loads: 150 ms and 1.6 Mbit/s, processor ${CPU_SLOWDOWN}× slower. Clicks: processor ${CPU_SLOWDOWN}× slower.`);
    console.log('limit: the same pages without scripts. floor: React alone hydrating the same HTML.\n');
    console.log(table);
    if (missed.length > 0) console.log(`\nMissed: ${missed.join('; ')}`);
    return missed.length > 0 ? 1 : 0;
  } finally {
    for (const { close } of Object.values(columns)) close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error);
  process.exitCode = 2;
} finally {
  await browser.close();
}
