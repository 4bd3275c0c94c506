// The rows of the table, each with its bar where it has one, and the verdict on them.
import { markdownTable, median, ratio, spread } from './figures.mjs';

const KB = 1000;
const FIRST_WINDOW = 14_600;
const SCRIPTS_ABOVE_REACT = 10 * KB;

// A bar has its text, and a limit that may depend on the medians of the row's columns. What is `counted` instead of
// timed comes out the same on every machine, so missing it is an error.
const atMost = (limit, text = spread([limit])) => ({ text: `at most ${text}`, limit: () => limit });
const none = { text: '0', limit: () => 0 };
const timesLimit = (factor) => ({ text: `${factor.toFixed(2)} × limit`, limit: (medians) => factor * medians.limit });
const timesReact = (factor) => ({ text: `${factor} × React alone`, limit: (medians) => factor * medians.floor });
const aboveReact = (margin) => ({ text: `React alone + ${margin}`, limit: (medians) => medians.floor + margin });
const counted = (bar) => ({ ...bar, counted: true });

function loadRows(path) {
  const of = (key) => (run) => run.visits[path][key];
  return [
    { name: `\`${path}\` first contentful paint, ms`, read: of('fcp'), bar: timesLimit(1.1) },
    { name: `\`${path}\` largest contentful paint, ms`, read: of('lcp'), bar: timesLimit(1.1) },
    { name: `\`${path}\` layout shift`, read: of('shift'), digits: 4, bar: none },
    { name: `\`${path}\` hydrated, ms`, read: of('hydrated'), bar: timesReact(1.3) },
    { name: `\`${path}\` tasks beyond 50 ms, ms`, read: of('blocking'), bar: aboveReact(10) },
  ];
}

function byteRows(path, bars) {
  const row = (key, name) => ({ name: `\`${path}\` ${name}`, read: (run) => run.visits[path][key], bar: bars[key] });
  return [
    row('document', 'document, bytes'),
    row('scripts', 'scripts, bytes'),
    row('font', 'font, bytes'),
    row('all', 'everything, bytes'),
    row('requests', 'requests'),
  ];
}

function clickRow(name, key, limit) {
  return { name: `${name}, ms`, read: (run) => run.clicks?.[key], bar: atMost(limit) };
}

export function tableRows(reactBytes) {
  return [
    ...loadRows('/'),
    ...loadRows('/resources'),
    clickRow('click on theme', 'theme', 32),
    clickRow('click on menu', 'menu', 32),
    clickRow('click on select', 'select', 32),
    clickRow('click on a trade', 'card', 50),
    clickRow('click to next page', 'route', 50),
    { name: 'animation script a frame, ms', read: (run) => run.canvas?.frame, digits: 2, bar: atMost(1) },
    { name: 'animation frames off screen', read: (run) => run.canvas?.framesOffScreen, bar: counted(none) },
    { name: 'styles or layouts forced while scrolling', read: (run) => run.scrolling, bar: counted(none) },
    { name: 'restored on going back (1: yes)', read: (run) => run.restored, bar: counted({ text: '1', limit: () => 1, least: true }) },
    ...byteRows('/', {
      document: counted(atMost(FIRST_WINDOW)),
      scripts: counted(atMost(reactBytes + SCRIPTS_ABOVE_REACT)),
      all: counted(atMost(105 * KB)),
      requests: counted(atMost(6)),
    }),
    ...byteRows('/resources', { requests: counted(atMost(6)) }),
  ];
}

/** Whether the site reaches the row's bar; undefined without one, or when nothing was measured. */
function reaches({ bar }, numbers) {
  if (!bar || numbers.site.length === 0) return undefined;
  const medians = Object.fromEntries(Object.entries(numbers).map(([column, each]) => [column, median(each)]));
  const limit = bar.limit(medians);
  if (bar.least) return Math.min(...numbers.site) >= limit;
  return (bar.counted ? Math.max(...numbers.site) : medians.site) <= limit;
}

const VERDICTS = new Map([[true, 'ok'], [false, 'missed'], [undefined, '']]);

/** The table as Markdown, and the names of the rows whose counted bar is missed; `runs` are lists by column. */
export function report(rows, runs) {
  const columns = Object.keys(runs);
  const head = ['', ...columns, 'site ÷ limit', 'site ÷ floor', 'bar', ''];
  const missed = [];
  const lines = rows.map((row) => {
    const read = (column) => runs[column].map(row.read).filter((number) => typeof number === 'number');
    const numbers = Object.fromEntries(columns.map((column) => [column, read(column)]));
    const reached = reaches(row, numbers);
    if (reached === false && row.bar.counted) missed.push(row.name);
    return [
      row.name,
      ...columns.map((column) => spread(numbers[column], row.digits)),
      ratio(numbers.site, numbers.limit),
      ratio(numbers.site, numbers.floor),
      row.bar?.text ?? '',
      VERDICTS.get(reached),
    ];
  });
  return { table: markdownTable([head, ...lines]), missed };
}
