import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createScrollPositions } from '../../src/router/scrollPositions.ts';
import { restoreStubs, stub } from '../helpers.tsx';

const test = suite('scrollPositions');
const KEY = 'scroll-positions';

function scrollTo(y: number): void {
  stub(globalThis, 'scrollY', y);
}

test.before.each(() => sessionStorage.clear());
test.after.each(restoreStubs);

test('each key has its own position, and an unknown one is at the top', () => {
  const positions = createScrollPositions();
  scrollTo(120);
  positions.save('a');
  scrollTo(450);
  positions.save('b');
  assert.equal([positions.read('a'), positions.read('b'), positions.read('c')], [120, 450, 0]);
});

test('saving again replaces the position', () => {
  const positions = createScrollPositions();
  scrollTo(120);
  positions.save('a');
  scrollTo(0);
  positions.save('a');
  assert.is(positions.read('a'), 0);
});

test('positions last beyond the page only when they are persisted', () => {
  const positions = createScrollPositions();
  scrollTo(120);
  positions.save('a');
  assert.is(createScrollPositions().read('a'), 0);
  positions.persist();
  assert.is(createScrollPositions().read('a'), 120);
});

for (const stored of ['', '{', 'null', '7', '"text"', '[]', '{"a":"120"}', '{"a":null}', '{"a":1e999}']) {
  test(`damaged storage counts as empty: ${stored}`, () => {
    sessionStorage.setItem(KEY, stored);
    assert.is(createScrollPositions().read('a'), 0);
  });
}

test('blocked storage costs only the memory across a reload', () => {
  stub(globalThis, 'sessionStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('blocked');
    },
  });
  const positions = createScrollPositions();
  scrollTo(120);
  positions.save('a');
  positions.persist();
  assert.is(positions.read('a'), 120);
});

test.run();
