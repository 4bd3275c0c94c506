import * as assert from 'uvu/assert';
import { retryDelay } from '../../src/cache/retry.ts';
import { retry } from '../../src/cache/retry.ts';
import { fakeTimers, settle, withoutWindow } from '../helpers.tsx';
import { suite } from '../suite.ts';

const test = suite('retry');
let clock: ReturnType<typeof fakeTimers>;

/** A task that fails the given number of times; counts its calls and notes how it ends. */
function attempt(failures: number) {
  const log = { calls: 0, outcome: 'pending' };
  const task = retry(async () => {
    log.calls += 1;
    if (log.calls <= failures) throw new Error(`failure ${log.calls}`);
    return `value ${log.calls}`;
  });
  const ended = task.catch(({ message }) => message).then((outcome) => (log.outcome = outcome));
  return { log, ended };
}

test.before.each(() => {
  clock = fakeTimers();
});

test.after.each(() => clock.restore());

for (const [failures, ms] of [[1, 1_000], [2, 2_000], [3, 4_000], [5, 16_000], [6, 30_000], [60, 30_000]] as const) {
  test(`the wait doubles from 1 s to at most 30 s: ${ms} ms after failure ${failures}`, () => {
    assert.is(retryDelay(failures), ms);
  });
}

test('there are exactly 3 retries, after 1, 2 and 4 seconds, and then the last error', async () => {
  const { log } = attempt(Infinity);
  for (const [wait, calls] of [[999, 1], [1, 2], [1_999, 2], [1, 3], [3_999, 3]] as const) {
    await clock.advance(wait);
    assert.equal(log, { calls, outcome: 'pending' });
  }
  await clock.advance(1);
  assert.equal([log, clock.count()], [{ calls: 4, outcome: 'failure 4' }, 0]);
});

test('a retry that succeeds ends it, and leaves no timer', async () => {
  const { log } = attempt(3);
  await clock.advance(7_000);
  assert.equal([log, clock.count()], [{ calls: 4, outcome: 'value 4' }, 0]);
});

test('a browser that comes online retries at once, and leaves no timer', async () => {
  const { log } = attempt(1);
  await clock.advance(500);
  dispatchEvent(new Event('online'));
  await settle();
  assert.equal([log, clock.count()], [{ calls: 2, outcome: 'value 2' }, 0]);
});

test('while prerendering nothing is retried and no timer is set', async () => {
  await withoutWindow(async () => {
    const { log, ended } = attempt(Infinity);
    await ended;
    assert.equal([log, clock.count()], [{ calls: 1, outcome: 'failure 1' }, 0]);
  });
});

test.run();
