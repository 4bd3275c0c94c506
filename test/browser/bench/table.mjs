// The table: its rows, each with its bar where it has one, and the verdict on them.
import { timeBudgets, visitBudget } from '../budgets.mjs';

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function show(number, digits) {
  return number.toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** "median (least–most)", the median alone where nothing varies, "–" for nothing measured. */
function spread(numbers, digits = 0) {
  if (numbers.length === 0) return '–';
  const values = [median(numbers), Math.min(...numbers), Math.max(...numbers)];
  const [middle, least, most] = values.map((value) => show(value, digits));
  return least === most ? middle : `${middle} (${least}–${most})`;
}

function ratio(numbers, others) {
  if (numbers.length === 0 || others.length === 0 || median(others) === 0) return '';
  return (median(numbers) / median(others)).toFixed(2);
}

// A bar has its text, and a limit that may depend on the medians of the row's columns. What is `counted` instead of
// timed comes out the same on every machine, so missing it is an error.
const atMost = (limit, digits) => ({ text: `at most ${show(limit, digits)}`, limit: () => limit });
const none = { text: '0', limit: () => 0 };
const times = (factor, column) => ({ text: `${factor} × ${column}`, limit: (medians) => factor * medians[column] });
const above = (margin, column) => ({ text: `${column} + ${margin}`, limit: (medians) => margin + medians[column] });
const counted = (bar) => ({ ...bar, counted: true });

function pageRows(path, reactBytes) {
  const budget = visitBudget(path, reactBytes);
  const rows = [
    ['fcp', 'first contentful paint, ms', times(timeBudgets.paint, 'limit')],
    ['lcp', 'largest contentful paint, ms', times(timeBudgets.paint, 'limit')],
    ['shift', 'layout shift', none, 4],
    ['hydrated', 'hydrated, ms', times(timeBudgets.hydrated, 'floor')],
    ['longTasks', 'tasks beyond 50 ms, ms', above(timeBudgets.longTasks, 'floor')],
    ['document', 'document, bytes', counted(atMost(budget.document))],
    ['scripts', 'scripts, bytes', counted(atMost(budget.scripts))],
    ['all', 'everything, bytes', counted(atMost(budget.all))],
    ['requests', 'requests', counted(atMost(budget.requests))],
  ];
  return rows.map(([key, name, bar, digits]) => {
    return { name: `\`${path}\` ${name}`, read: ({ visits }) => visits[path][key], bar, digits };
  });
}

function clickRow(key, name, bar) {
  return { name: `click ${name}, ms`, read: ({ clicks }) => clicks[key], bar };
}

function tableRows(pages, reactBytes) {
  const click = above(timeBudgets.click, 'limit');
  return [
    ...pages.flatMap((path) => pageRows(path, reactBytes)),
    clickRow('theme', 'on theme', click),
    clickRow('menu', 'on menu', click),
    clickRow('card', 'on a trade', click),
    // Nothing to compare it with: no script sees how long a native list takes.
    clickRow('select', 'on select'),
    clickRow('nextPage', 'to next page', atMost(timeBudgets.nextPage)),
    {
      name: 'animation script a frame, ms',
      read: ({ frame }) => frame,
      digits: 2,
      bar: atMost(timeBudgets.animationFrame),
    },
    { name: 'animation frames off screen', read: ({ framesOffScreen }) => framesOffScreen, bar: counted(none) },
  ];
}

/** Whether the site reaches the row's bar; undefined without one, or when nothing was measured. */
function reaches({ bar }, numbers) {
  if (!bar || numbers.site.length === 0) return undefined;
  const medians = Object.fromEntries(Object.entries(numbers).map(([column, each]) => [column, median(each)]));
  return (bar.counted ? Math.max(...numbers.site) : medians.site) <= bar.limit(medians);
}

const VERDICTS = new Map([[true, 'ok'], [false, 'missed'], [undefined, '']]);

/** A Markdown table that also reads well in a terminal; the first row is its head. */
function markdownTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row) => row[column].length)));
  const line = (cells, filler) => `| ${cells.map((cell, column) => cell.padEnd(widths[column], filler)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head), line(head.map(() => ''), '-'), ...body.map((row) => line(row))].join('\n');
}

/** The table as Markdown, and the names of the rows whose counted bar is missed; `runs` are lists by column. */
export function report(runs, pages, reactBytes) {
  const names = Object.keys(runs);
  const missed = [];
  const lines = tableRows(pages, reactBytes).map((row) => {
    const read = (name) => runs[name].map(row.read).filter((number) => typeof number === 'number');
    const numbers = Object.fromEntries(names.map((name) => [name, read(name)]));
    const reached = reaches(row, numbers);
    if (reached === false && row.bar.counted) missed.push(row.name);
    return [
      row.name,
      ...names.map((name) => spread(numbers[name], row.digits)),
      ratio(numbers.site, numbers.limit),
      ratio(numbers.site, numbers.floor),
      row.bar?.text ?? '',
      VERDICTS.get(reached),
    ];
  });
  return { table: markdownTable([['', ...names, 'site ÷ limit', 'site ÷ floor', 'bar', ''], ...lines]), missed };
}
