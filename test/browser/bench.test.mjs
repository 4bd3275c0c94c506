import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allowFloorScript, withoutScripts } from './bench/columns.mjs';
import { forcedLayouts, layoutShift, markdownTable, median, ratio, spread } from './bench/figures.mjs';
import { treeCode } from './bench/reactAlone.mjs';
import { report, tableRows } from './bench/rows.mjs';
import { headersOf, parseHeaderRules, serveSite } from './bench/server.mjs';

const figures = suite('the figures of the bench');

figures('take the middle number, or the mean of the two middle ones', () => {
  assert.is(median([30, 100, 2]), 30);
  assert.is(median([4, 1, 3, 2]), 2.5);
});

figures('show median, least and most; one number where nothing varies; a dash for nothing', () => {
  assert.is(spread([1200, 900, 1000]), '1,000 (900–1,200)');
  assert.is(spread([0.256, 0.256], 2), '0.26');
  assert.is(spread([]), '–');
});

figures('compare medians, unless there is nothing to compare with', () => {
  assert.is(ratio([3, 3], [2]), '1.50');
  assert.is(ratio([3], []), '');
  assert.is(ratio([], [3]), '');
  assert.is(ratio([3], [0]), '');
});

figures('sum layout shifts that are less than a second apart, for five seconds at most', () => {
  const close = (shifts, expected) => assert.ok(Math.abs(layoutShift(shifts) - expected) < 1e-9, JSON.stringify(shifts));
  close([], 0);
  close([[0, 0.1], [999, 0.2], [1999, 0.05]], 0.3);
  close([[0, 0.1], [900, 0.1], [1800, 0.1], [2700, 0.1], [3600, 0.1], [4500, 0.1], [5000, 0.5]], 0.6);
});

figures('count the styles and layouts within a script of the same thread', () => {
  const event = (name, ts, dur, more) => ({ ph: 'X', pid: 1, tid: 1, name, ts, dur, ...more });
  const script = event('FunctionCall', 100, 50);
  assert.is(forcedLayouts([script, event('Layout', 100, 5), event('UpdateLayoutTree', 149, 1)]), 2);
  assert.is(forcedLayouts([script, event('Layout', 99, 5), event('Layout', 150, 5), event('Paint', 120, 5)]), 0);
  assert.is(forcedLayouts([event('EventDispatch', 100, 50), event('UpdateLayoutTree', 120, 5)]), 0);
  assert.is(forcedLayouts([script, event('Layout', 120, 5, { tid: 2 }), event('Layout', 120, 5, { pid: 2 })]), 0);
});

figures('become a Markdown table with aligned columns', () => {
  assert.is(
    markdownTable([['', 'site'], ['first', '1'], ['2nd', '1,000 (9–9)']]),
    ['|       | site        |', '| ----- | ----------- |', '| first | 1           |', '| 2nd   | 1,000 (9–9) |'].join('\n'),
  );
});

figures.run();

const bars = suite('the bars of the bench');

const good = { fcp: 100, lcp: 100, shift: 0, hydrated: 100, blocking: 0, requests: 6, document: 14_600, scripts: 70_000, all: 105_000 };
const visits = (home = {}) => ({ '/': { ...good, ...home }, '/resources': good });
const quick = { clicks: { theme: 32, menu: 32, select: 32, card: 50, route: 50 }, canvas: { frame: 1, framesOffScreen: 0 }, scrolling: 0, restored: 1 };
const run = (site) => report(tableRows(60_000), { limit: [{ visits: visits() }], floor: [{ visits: visits() }], site: [{ visits: visits(), ...quick, ...site }] });
const verdict = ({ table }, name) => table.split('\n').find((line) => line.includes(name)).split('|').at(-2).trim();

bars('are reached at their very edge', () => {
  const { table, missed } = run({});
  assert.equal(missed, []);
  assert.not.match(table, 'missed');
});

for (const [name, home] of [
  ['`/` document', { document: 14_601 }],
  ['`/` scripts', { scripts: 70_001 }],
  ['`/` everything', { all: 105_001 }],
  ['`/` requests', { requests: 7 }],
]) {
  bars(`fail for ${name}`, () => {
    const result = run({ visits: visits(home) });
    assert.is(result.missed.length, 1);
    assert.match(result.missed[0], name);
    assert.is(verdict(result, name), 'missed');
  });
}

bars('fail for a frame off screen, a forced layout, a page that is loaded anew', () => {
  const { missed } = run({ canvas: { frame: 1, framesOffScreen: 1 }, scrolling: 1, restored: 0 });
  assert.is(missed.length, 3);
});

bars('only say so of times', () => {
  const result = run({
    visits: visits({ fcp: 111, lcp: 111, hydrated: 131, blocking: 11 }),
    clicks: { theme: 33, menu: 33, select: 33, card: 51, route: 51 },
    canvas: { frame: 1.01, framesOffScreen: 0 },
  });
  assert.equal(result.missed, []);
  assert.is(result.table.match(/missed/g).length, 10);
});

bars('have nothing to say of what was not measured', () => {
  const result = run({ clicks: {} });
  assert.is(verdict(result, 'click on menu'), '');
});

bars.run();

const pages = suite('the pages of the bench');

pages('that are the limit have no script, and all else', () => {
  const files = new Map([['/index.html', '<head><script data-x="1">a</script><style>b</style></head><script>c</script>'], ['/a.js', 'd']]);
  assert.equal([...withoutScripts(files)], [['/index.html', '<head><style>b</style></head>'], ['/a.js', 'd']]);
});

pages('that are the floor let only its script run, wherever the policy stands', () => {
  const policy = "default-src 'none';script-src 'self' 'sha256-a/b=' 'sha256-c=';style-src 'sha256-d='";
  const allowed = allowFloorScript(`<meta content="${policy}">`);
  assert.match(allowed, /^<meta content="default-src 'none';script-src 'self' 'sha256-[\w+/]{43}=';style-src 'sha256-d='">$/);
  assert.not.match(allowed, 'a/b');
});

pages('become the code that creates their elements', () => {
  assert.is(treeCode(['br', {}, []]), 'jsx("br",{})');
  assert.is(
    treeCode(['label', { class: 'a b', for: 'x', 'data-y': '"' }, ['one', ['b', {}, ['two']]]]),
    'jsx("label",{"className":"a b","htmlFor":"x","data-y":"\\"","children":["one",jsx("b",{"children":"two"})]})'.replaceAll('"children"', 'children'),
  );
});

pages('are served with the headers of their own rules', () => {
  const rules = parseHeaderRules('/*\n  X-A: 1; b: c\n  Cache-Control: no-cache\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n');
  assert.equal(headersOf(rules, '/'), { 'X-A': '1; b: c', 'Cache-Control': 'no-cache' });
  assert.equal(headersOf(rules, '/assets/a.js'), { 'X-A': '1; b: c', 'Cache-Control': 'immutable' });
});

pages('are counted as they go over the wire', async () => {
  const text = 'again and '.repeat(100);
  const headers = '/\n  X-Home: yes\n';
  const { origin, log, close } = await serveSite(new Map([['/index.html', text], ['/404.html', 'none'], ['/_headers', headers]]));
  try {
    const response = await fetch(origin);
    assert.is(await response.text(), text);
    assert.is(response.headers.get('x-home'), 'yes');
    assert.is((await fetch(`${origin}/nope`)).status, 404);
    const [{ path, type, body, wire }] = log;
    assert.equal([path, type], ['/', 'text/html; charset=utf-8']);
    assert.ok(body < 100 && wire > body + 100 && wire < body + 400, `${body} and ${wire}`);
  } finally {
    close();
  }
});

pages.run();
