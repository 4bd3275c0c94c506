// Figures from what the browser reports, and the table that shows them. Nothing here touches a browser.

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const SESSION_GAP_MS = 1000;
const SESSION_MS = 5000;

/** CLS: the largest sum of a session window, from [time, value] pairs. */
export function layoutShift(shifts) {
  let start = -Infinity;
  let last = -Infinity;
  let sum = 0;
  let largest = 0;
  for (const [time, value] of shifts) {
    if (time - last >= SESSION_GAP_MS || time - start >= SESSION_MS) {
      start = time;
      sum = 0;
    }
    last = time;
    sum += value;
    largest = Math.max(largest, sum);
  }
  return largest;
}

// Not EventDispatch: the browser brings its own styles up to date between two handlers.
const SCRIPT_EVENTS = ['EvaluateScript', 'FunctionCall', 'RunMicrotasks'];
const LAYOUT_EVENTS = ['Layout', 'UpdateLayoutTree'];

/** How many times in a DevTools trace a script has made the browser work out styles or the layout there and then. */
export function forcedLayouts(events) {
  const spans = events.filter(({ ph, name }) => ph === 'X' && SCRIPT_EVENTS.includes(name));
  const isWithin = (event) => (span) =>
    span.pid === event.pid && span.tid === event.tid && span.ts <= event.ts && event.ts < span.ts + span.dur;
  const layouts = events.filter(({ ph, name }) => ph === 'X' && LAYOUT_EVENTS.includes(name));
  return layouts.filter((event) => spans.some(isWithin(event))).length;
}

const show = (number, digits) => number.toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** "median (least–most)", the median alone where nothing varies, "–" for nothing measured. */
export function spread(numbers, digits = 0) {
  if (numbers.length === 0) return '–';
  const [middle, least, most] = [median(numbers), Math.min(...numbers), Math.max(...numbers)].map((number) => show(number, digits));
  return least === most ? middle : `${middle} (${least}–${most})`;
}

export function ratio(numbers, others) {
  if (numbers.length === 0 || others.length === 0 || median(others) === 0) return '';
  return (median(numbers) / median(others)).toFixed(2);
}

/** A Markdown table that also reads well in a terminal; the first row is its head. */
export function markdownTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row) => row[column].length)));
  const line = (cells, filler) => `| ${cells.map((cell, column) => cell.padEnd(widths[column], filler)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head), line(head.map(() => ''), '-'), ...body.map((row) => line(row))].join('\n');
}
