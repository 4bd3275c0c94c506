import * as assert from 'uvu/assert';
import { createScrollPositions } from '../../src/router/scrollPositions.ts';
import { restoreStubs, stub } from '../helpers.tsx';
import { suite } from '../suite.ts';

const test = suite('scrollPositions');
let leaving: AbortController;

/** Positions of a document that is at the history entry `here`. */
function open(here = 'here') {
  const positions = createScrollPositions();
  positions.takeOverRestoration(() => here, leaving.signal);
  function saveAt(y: number, key: string): void {
    stub(globalThis, 'scrollY', y);
    positions.save(key);
  }
  return { ...positions, saveAt };
}

function reopen() {
  dispatchEvent(new Event('pagehide'));
  return open();
}

test.before.each(() => {
  sessionStorage.clear();
  leaving = new AbortController();
});

test.after.each(() => {
  leaving.abort();
  restoreStubs();
});

test('a reload keeps the positions, and where the visitor was', () => {
  open('at home').saveAt(120, 'a');
  stub(globalThis, 'scrollY', 300);
  const { read } = reopen();
  assert.equal(['a', 'at home'].map(read), [120, 300]);
});

test('the 50 that were saved last are kept', () => {
  const { saveAt } = open('51');
  for (let key = 1; key <= 50; key += 1) saveAt(key, String(key));
  saveAt(7, '1');
  const { read } = reopen();
  assert.equal(['1', '2', '3', '51'].map(read), [7, 0, 3, 7]);
});

test('the browser restores the position only when the document is left: it can do so before any script runs', () => {
  open();
  assert.is(history.scrollRestoration, 'manual');
  for (const [type, expected] of [['pagehide', 'auto'], ['pageshow', 'manual']] as const) {
    dispatchEvent(new Event(type));
    assert.is(history.scrollRestoration, expected);
  }
  for (const [hidden, expected] of [[true, 'auto'], [false, 'manual']] as const) {
    stub(document, 'hidden', hidden);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    assert.is(history.scrollRestoration, expected, 'a hidden tab may be discarded');
  }
});

for (const stored of ['', '{', 'null', '7', '{"a":120}', '[null]', '[["a"]]', '[["a","9"]]', '[["a",1e999]]']) {
  test(`what somebody else has put into the storage counts as nothing: ${stored}`, () => {
    sessionStorage.setItem('scroll-positions', stored);
    assert.is(open().read('a'), 0);
  });
}

test('where storage is blocked, positions last as long as the page', () => {
  stub(globalThis, 'sessionStorage', null);
  const { saveAt, read } = open();
  saveAt(120, 'a');
  dispatchEvent(new Event('pagehide'));
  assert.is(read('a'), 120);
});

test.run();
