import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { retry } from '../../src/cache/retry.ts';
import { fakeTimers, settle, withoutWindow } from '../helpers.tsx';

const test = suite('retry');
let clock: ReturnType<typeof fakeTimers>;

/** A task that fails the given number of times, run at once, with everything that it did. */
function attempt(failures: number, failWith = (call: number): unknown => new Error(`failure ${call}`)) {
  const controller = new AbortController();
  const log: { calls: number; failed: unknown[]; outcome: unknown } = { calls: 0, failed: [], outcome: 'pending' };
  const result = retry(
    () => {
      log.calls += 1;
      if (log.calls <= failures) return Promise.reject(failWith(log.calls));
      return Promise.resolve(`value ${log.calls}`);
    },
    {
      signal: controller.signal,
      onFailure: (error, number) => log.failed.push([error instanceof Error && error.message, number]),
    },
  );
  result.then(
    (value) => (log.outcome = value),
    (error) => (log.outcome = error),
  );
  return { log, controller, result };
}

function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

test.before.each(() => {
  clock = fakeTimers();
});

test.after.each(() => {
  clock.restore();
  Reflect.deleteProperty(navigator, 'onLine');
});

test('a success needs one attempt and no timer', async () => {
  const { log } = attempt(0);
  await settle();
  assert.equal([log.outcome, log.calls, log.failed, clock.count()], ['value 1', 1, [], 0]);
});

test('the first attempt is made at once, even offline: the browser may hold the answer', async () => {
  setOnline(false);
  assert.is(attempt(0).log.calls, 1);
});

test('retries after exactly 1, 2 and 4 seconds', async () => {
  const { log } = attempt(Infinity);
  await clock.advance(999);
  assert.is(log.calls, 1);
  await clock.advance(1);
  assert.is(log.calls, 2);
  await clock.advance(1_999);
  assert.is(log.calls, 2);
  await clock.advance(1);
  assert.is(log.calls, 3);
  await clock.advance(3_999);
  assert.is(log.calls, 3);
  await clock.advance(1);
  assert.is(log.calls, 4);
});

test('gives up with the last error after 3 retries', async () => {
  const { log } = attempt(Infinity);
  await clock.advance(1_000_000);
  assert.is(log.calls, 4);
  assert.instance(log.outcome, Error);
  assert.match(String(log.outcome), 'failure 4');
  assert.is(clock.count(), 0);
});

test('a retry that succeeds ends it', async () => {
  const { log } = attempt(3);
  await clock.advance(7_000);
  assert.is(log.outcome, 'value 4');
  assert.is(clock.count(), 0);
});

test('reports each failed attempt with its number, the last one too', async () => {
  const { log } = attempt(Infinity);
  await settle();
  assert.equal(log.failed, [['failure 1', 1]]);
  await clock.advance(1_000);
  assert.equal(log.failed, [['failure 1', 1], ['failure 2', 2]]);
  await clock.advance(6_000);
  assert.equal(log.failed.slice(2), [['failure 3', 3], ['failure 4', 4]]);
});

test('a task that throws instead of rejecting is retried as well', async () => {
  let calls = 0;
  const result = retry(
    () => {
      calls += 1;
      if (calls === 1) throw new Error('at once');
      return Promise.resolve('fine');
    },
    { signal: new AbortController().signal, onFailure: () => undefined },
  );
  await clock.advance(1_000);
  assert.is(await result, 'fine');
});

test('retries while the browser is offline as well, and gives up at the end', async () => {
  setOnline(false);
  const { log } = attempt(Infinity);
  await clock.advance(7_000);
  assert.is(log.calls, 4);
  assert.match(String(log.outcome), 'failure 4');
});

test('coming online cuts the wait short, once, and leaves no timer', async () => {
  setOnline(false);
  const { log } = attempt(1);
  await clock.advance(500);
  setOnline(true);
  setOnline(true);
  await settle();
  assert.is(log.outcome, 'value 2');
  assert.is(log.calls, 2);
  assert.is(clock.count(), 0);
});

test('an abort during the wait stops it, rejects with an AbortError and leaves no timer', async () => {
  const { log, controller } = attempt(Infinity);
  await clock.advance(500);
  controller.abort();
  assert.is(clock.count(), 0);
  await clock.advance(100_000);
  assert.is(log.calls, 1);
  assert.is(log.outcome instanceof Error && log.outcome.name, 'AbortError');
});

test('an abort while offline stops it for good', async () => {
  setOnline(false);
  const { log, controller } = attempt(Infinity);
  await clock.advance(500);
  controller.abort();
  setOnline(true);
  await clock.advance(100_000);
  assert.is(log.calls, 1);
  assert.is(log.outcome instanceof Error && log.outcome.name, 'AbortError');
});

test('a failure that comes in after the abort is none', async () => {
  const { log, controller } = attempt(Infinity);
  controller.abort();
  await clock.advance(100_000);
  assert.equal([log.calls, log.failed], [1, []]);
  assert.is(log.outcome instanceof Error && log.outcome.name, 'AbortError');
});

test('an abort from the failure callback is obeyed, without a wait', async () => {
  const controller = new AbortController();
  let calls = 0;
  const result = retry(
    () => {
      calls += 1;
      return Promise.reject(new Error('no'));
    },
    { signal: controller.signal, onFailure: () => controller.abort() },
  );
  const outcome = result.catch((error: unknown) => error);
  await settle();
  assert.equal([calls, clock.count()], [1, 0]);
  assert.match(String(await outcome), 'AbortError');
});

test('a task aborted before it began is not run', async () => {
  let calls = 0;
  const result = retry(async () => (calls += 1), { signal: AbortSignal.abort(), onFailure: () => undefined });
  assert.match(String(await result.catch((error: unknown) => error)), 'AbortError');
  assert.is(calls, 0);
});

test('an AbortError of the task itself is neither a failure nor retried', async () => {
  const { log } = attempt(Infinity, () => new DOMException('left', 'AbortError'));
  await clock.advance(100_000);
  assert.equal([log.calls, log.failed], [1, []]);
  assert.match(String(log.outcome), 'AbortError');
});

test('while prerendering nothing is retried and no timer is set', async () => {
  const outcome = await withoutWindow(async () => {
    const { log, result } = attempt(Infinity);
    await result.catch(() => undefined);
    return log;
  });
  assert.equal([outcome.calls, outcome.failed.length, clock.count()], [1, 1, 0]);
  assert.match(String(outcome.outcome), 'failure 1');
});

test.run();
