import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { retryDelay } from '../../src/cache/backoff.ts';

const test = suite('backoff');

for (const [failures, ms] of [
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [4, 8_000],
  [5, 16_000],
  [6, 30_000],
  [60, 30_000],
] as const) {
  test(`waits ${ms} ms after failure ${failures}`, () => {
    assert.is(retryDelay(failures), ms);
  });
}

test.run();
