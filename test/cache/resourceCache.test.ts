import * as assert from 'uvu/assert';
import { createResourceCache } from '../../src/cache/resourceCache.ts';
import { fakeTimers, settle, withoutWindow } from '../helpers.tsx';
import { suite } from '../suite.ts';

const test = suite('resourceCache');
let clock: ReturnType<typeof fakeTimers>;

/** A cache whose loads answer as the test says, and all that they were asked for. */
function setUp({ broken = false } = {}) {
  const asked: string[] = [];
  const server = { broken, answer: Promise.resolve() };
  const cache = createResourceCache<string, string>(async (key) => {
    asked.push(key);
    await server.answer;
    if (server.broken) throw new Error('broken');
    return `value of ${key}`;
  });
  const status = () => cache.getSnapshot('a').status;
  return { cache, asked, server, status };
}

/** Proves that the entry goes 5 minutes from now, not 1 ms sooner. */
async function goesAfterFiveMinutes(status: () => string): Promise<void> {
  await clock.advance(299_999);
  assert.is.not(status(), 'pending');
  await clock.advance(1);
  assert.is(status(), 'pending');
}

test.before.each(() => {
  clock = fakeTimers();
});

test.after.each(async () => {
  // A load that a test leaves behind ends with the clock still stopped.
  await settle();
  clock.restore();
});

test('one load serves everybody who asks for its key, then and later, with one snapshot', async () => {
  const { cache, asked } = setUp();
  assert.equal([cache.getSnapshot('a'), asked], [{ status: 'pending' }, []]);
  cache.prefetch('a');
  const loads = [cache.load('a'), cache.load('a')];
  cache.prefetch('b');
  assert.equal(await Promise.all(loads), ['value of a', 'value of a']);
  const ready = cache.getSnapshot('a');
  assert.equal(ready, { status: 'ready', value: await cache.load('a') });
  assert.is(cache.getSnapshot('a'), ready);
  assert.equal(asked, ['a', 'b']);
});

test('an error shows after the last retry only, and a new load begins as pending', async () => {
  const { cache, server } = setUp({ broken: true });
  const seen: unknown[] = [];
  cache.subscribe('a', () => seen.push(cache.getSnapshot('a')));
  cache.subscribe('b', () => seen.push('b'));
  const failure = cache.load('a').catch((error: unknown) => error);
  await clock.advance(6_999);
  assert.equal(seen, [{ status: 'pending' }]);
  await clock.advance(1);
  assert.instance(await failure, Error);
  server.broken = false;
  await cache.load('a');
  const error = { status: 'error', error: await failure };
  assert.equal(seen.slice(1), [error, { status: 'pending' }, { status: 'ready', value: 'value of a' }]);
});

test('a prefetch that fails is nobody’s unhandled rejection', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  const { cache, status } = setUp({ broken: true });
  cache.prefetch('a');
  await clock.advance(7_000);
  await settle();
  process.off('unhandledRejection', note);
  assert.equal([status(), unhandled], ['error', []]);
});

test('a load that tries once begins at once, fails at once, and outlasts one that is between its tries', async () => {
  const { cache, asked, server, status } = setUp({ broken: true });
  cache.prefetch('a');
  await settle();
  const failure = await cache.load('a', { once: true }).catch((error: unknown) => error);
  assert.equal([String(failure), status(), asked.length], ['Error: broken', 'error', 2]);
  server.broken = false;
  assert.is(await cache.load('a', { once: true }), 'value of a');
  server.broken = true;
  await clock.advance(7_000);
  assert.is(status(), 'ready');
  assert.is(await cache.load('a', { once: true }), 'value of a');
});

for (const [what, broken] of [['a value', false], ['an error', true]] as const) {
  test(`${what} that nobody uses goes after 5 minutes`, async () => {
    const { cache, status } = setUp({ broken });
    cache.prefetch('a');
    await clock.advance(broken ? 7_000 : 0);
    await goesAfterFiveMinutes(status);
  });
}

test('the 5 minutes begin when the load ends, and what has gone is loaded afresh', async () => {
  const { cache, asked, server, status } = setUp();
  let answer = () => {};
  server.answer = new Promise((resolve) => (answer = resolve));
  cache.prefetch('a');
  await clock.advance(1_000_000);
  cache.prefetch('a');
  answer();
  await settle();
  assert.is(asked.length, 1);
  await goesAfterFiveMinutes(status);
  cache.prefetch('a');
  assert.is(asked.length, 2);
});

test('nothing goes while somebody uses it, and the 5 minutes begin anew with the last who leaves', async () => {
  const { cache, status } = setUp();
  await cache.load('a');
  const leave = cache.subscribe('a', () => {});
  await clock.advance(1_000_000);
  leave();
  await clock.advance(299_999);
  const leaveFirst = cache.subscribe('a', () => {});
  const leaveLast = cache.subscribe('a', () => {});
  leaveFirst();
  await clock.advance(1_000_000);
  leaveLast();
  await goesAfterFiveMinutes(status);
});

test('while prerendering values are kept without any timer', async () => {
  const { cache, status } = setUp();
  await withoutWindow(async () => {
    await cache.load('a');
    cache.subscribe('a', () => {})();
  });
  assert.equal([status(), clock.count()], ['ready', 0]);
});

test.run();
