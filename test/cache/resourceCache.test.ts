import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createResourceCache } from '../../src/cache/resourceCache.ts';
import { fakeTimers, settle, withoutWindow } from '../helpers.tsx';

const test = suite('resourceCache');
let clock: ReturnType<typeof fakeTimers>;

interface Call {
  readonly key: string;
  readonly resolve: (value: string) => void;
  readonly reject: (error: unknown) => void;
}

/** A cache whose loads the test settles by hand. */
function setUp() {
  const calls: Call[] = [];
  const failures: unknown[] = [];
  const cache = createResourceCache<string, string>({
    load: (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject })),
    onFailure: (key, error, attempt) => failures.push([key, error, attempt]),
  });
  function call(index: number): Call {
    const found = calls[index];
    if (!found) throw new Error(`no call ${index}`);
    return found;
  }
  async function fail(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      call(calls.length - 1).reject('broken');
      await clock.advance(time < times - 1 ? 30_000 : 0);
    }
  }
  const holds = (key: string) => cache.peek(key) !== undefined;
  return { cache, calls, call, failures, fail, holds };
}

async function loaded(key = 'a') {
  const env = setUp();
  env.cache.preload(key);
  env.call(0).resolve('value');
  await settle();
  return env;
}

test.before.each(() => {
  clock = fakeTimers();
});

test.after.each(() => {
  clock.restore();
});

test('an unknown key is pending, and looking at it starts nothing', () => {
  const { cache, calls } = setUp();
  assert.equal(cache.getSnapshot('a'), { status: 'pending' });
  assert.is(cache.peek('a'), undefined);
  assert.is(calls.length, 0);
});

test('a loaded value can be had in every way', async () => {
  const { cache, call } = setUp();
  const promise = cache.load('a');
  assert.equal(cache.getSnapshot('a'), { status: 'pending' });
  call(0).resolve('value');
  assert.is(await promise, 'value');
  assert.is(cache.peek('a'), 'value');
  assert.equal(cache.getSnapshot('a'), { status: 'ready', value: 'value' });
  assert.is(await cache.load('a'), 'value');
});

test('names that every object has are ordinary keys', async () => {
  const { cache } = await loaded('constructor');
  assert.is(cache.peek('constructor'), 'value');
  assert.is(cache.peek('__proto__'), undefined);
});

test('one load serves everybody who asks for its key', async () => {
  const { cache, calls, call } = setUp();
  cache.preload('a');
  const promises = [cache.load('a'), cache.load('a')];
  cache.preload('a');
  cache.preload('b');
  assert.equal(calls.map(({ key }) => key), ['a', 'b']);
  call(0).resolve('value');
  assert.equal(await Promise.all(promises), ['value', 'value']);
  cache.preload('a');
  assert.is(calls.length, 2);
});

test('a load under way is shared while it waits for a retry too', async () => {
  const { cache, calls, call } = setUp();
  cache.preload('a');
  call(0).reject('broken');
  await clock.advance(500);
  const promise = cache.load('a');
  assert.is(calls.length, 1);
  await clock.advance(500);
  call(1).resolve('value');
  assert.is(await promise, 'value');
});

test('a failure is reported with its key and attempt, and shows only after the last retry', async () => {
  const { cache, failures, fail } = setUp();
  cache.preload('a');
  await fail(3);
  assert.equal(failures, [['a', 'broken', 1], ['a', 'broken', 2], ['a', 'broken', 3]]);
  assert.is(cache.getSnapshot('a').status, 'pending');
  await clock.advance(4_000);
  await fail(1);
  assert.equal(cache.getSnapshot('a'), { status: 'error', error: 'broken' });
  assert.is(cache.peek('a'), undefined);
  assert.is(failures.length, 4);
});

for (const again of ['load', 'preload'] as const) {
  test(`after an error ${again} tries again, pending first`, async () => {
    const { cache, calls, call, fail } = setUp();
    cache.preload('a');
    await fail(4);
    assert.is(cache.getSnapshot('a').status, 'error');
    void cache[again]('a');
    assert.is(cache.getSnapshot('a').status, 'pending');
    assert.is(calls.length, 5);
    call(4).resolve('value');
    await settle();
    assert.is(cache.peek('a'), 'value');
  });
}

test('a rejection that nobody looks at is handled, the one of load too', async () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', onUnhandled);
  const { cache, fail } = setUp();
  cache.preload('a');
  void cache.load('a');
  await fail(4);
  await settle();
  await settle();
  process.off('unhandledRejection', onUnhandled);
  assert.equal(unhandled, []);
});

test('load passes the error on to who waits for it', async () => {
  const { cache, fail } = setUp();
  const outcome = cache.load('a').catch((error: unknown) => error);
  await fail(4);
  assert.is(await outcome, 'broken');
});

test('an AbortError is not an error state, and the entry can be loaded again', async () => {
  const { cache, calls, call, failures } = setUp();
  cache.preload('a');
  call(0).reject(new DOMException('left', 'AbortError'));
  await settle();
  assert.equal(cache.getSnapshot('a'), { status: 'pending' });
  assert.equal(failures, []);
  cache.preload('a');
  assert.is(calls.length, 2);
});

test('subscribers hear of each change of their key only', async () => {
  const { cache, call, fail } = setUp();
  const seen: string[] = [];
  cache.subscribe('a', () => seen.push(cache.getSnapshot('a').status));
  cache.subscribe('b', () => seen.push('b'));
  cache.preload('a');
  await fail(4);
  cache.preload('a');
  call(4).resolve('value');
  await settle();
  assert.equal(seen, ['pending', 'error', 'pending', 'ready']);
});

test('a snapshot keeps its identity until something changes', async () => {
  const { cache, call, fail } = setUp();
  assert.is(cache.getSnapshot('a'), cache.getSnapshot('a'));
  const before = cache.getSnapshot('a');
  cache.subscribe('a', () => undefined);
  cache.preload('a');
  assert.is(cache.getSnapshot('a'), before);
  await fail(4);
  assert.is(cache.getSnapshot('a'), cache.getSnapshot('a'));
  cache.preload('a');
  call(4).resolve('value');
  await settle();
  const ready = cache.getSnapshot('a');
  cache.preload('a');
  await cache.load('a');
  assert.is(cache.getSnapshot('a'), ready);
});

test('a listener that unsubscribes another while being told does not upset the round', () => {
  const { cache } = setUp();
  const heard: string[] = [];
  const leave: (() => void)[] = [];
  cache.subscribe('a', () => {
    heard.push('first');
    leave.forEach((unsubscribe) => unsubscribe());
  });
  leave.push(cache.subscribe('a', () => heard.push('second')));
  cache.seed('a', 'value');
  assert.equal(heard, ['first', 'second']);
  cache.seed('a', 'other');
  assert.equal(heard, ['first', 'second', 'first']);
});

test('the same function subscribed twice is two subscribers', () => {
  const { cache } = setUp();
  let heard = 0;
  const listener = () => (heard += 1);
  cache.subscribe('a', listener);
  const leave = cache.subscribe('a', listener);
  leave();
  leave();
  cache.seed('a', 'value');
  assert.is(heard, 1);
});

test('a seeded value needs no load and reaches the subscribers', async () => {
  const { cache, calls } = setUp();
  let heard = 0;
  cache.subscribe('a', () => (heard += 1));
  cache.seed('a', 'given');
  cache.preload('a');
  assert.is(await cache.load('a'), 'given');
  assert.equal([cache.peek('a'), calls.length, heard], ['given', 0, 1]);
});

for (const outcome of ['resolve', 'reject'] as const) {
  test(`a seeded value is not overwritten by an older load that then ${outcome}s`, async () => {
    const { cache, call } = setUp();
    cache.preload('a');
    cache.seed('a', 'given');
    call(0)[outcome]('late');
    await clock.advance(10_000);
    assert.is(cache.peek('a'), 'given');
  });
}

test('what nobody ever subscribed to is dropped 5 minutes after its load', async () => {
  const { holds } = await loaded();
  await clock.advance(299_999);
  assert.ok(holds('a'));
  await clock.advance(1);
  assert.not(holds('a'));
});

test('the 5 minutes begin when the load ends, not when it starts', async () => {
  const { cache, call, holds } = setUp();
  cache.preload('a');
  await clock.advance(400_000);
  call(0).resolve('value');
  await clock.advance(299_999);
  assert.ok(holds('a'));
  await clock.advance(1);
  assert.not(holds('a'));
});

test('a seeded value that nobody uses is dropped after 5 minutes as well', async () => {
  const { cache, holds } = setUp();
  cache.seed('a', 'given');
  await clock.advance(299_999);
  assert.ok(holds('a'));
  await clock.advance(1);
  assert.not(holds('a'));
});

test('an error is dropped after 5 minutes', async () => {
  const { cache, fail } = setUp();
  cache.preload('a');
  await fail(4);
  await clock.advance(299_999);
  assert.is(cache.getSnapshot('a').status, 'error');
  await clock.advance(1);
  assert.is(cache.getSnapshot('a').status, 'pending');
});

test('nothing is dropped while somebody subscribes', async () => {
  const { cache, holds } = await loaded();
  cache.subscribe('a', () => undefined);
  await clock.advance(10_000_000);
  assert.ok(holds('a'));
  assert.is(clock.count(), 0);
});

test('an entry is dropped 5 minutes after the last of its subscribers left', async () => {
  const { cache, holds } = await loaded();
  const leave = cache.subscribe('a', () => undefined);
  const leaveLater = cache.subscribe('a', () => undefined);
  await clock.advance(200_000);
  leave();
  await clock.advance(200_000);
  leaveLater();
  await clock.advance(299_999);
  assert.ok(holds('a'));
  await clock.advance(1);
  assert.not(holds('a'));
});

test('subscribing again stops the clock', async () => {
  const { cache, holds } = await loaded();
  cache.subscribe('a', () => undefined)();
  await clock.advance(299_999);
  const leave = cache.subscribe('a', () => undefined);
  await clock.advance(1_000_000);
  assert.ok(holds('a'));
  leave();
  await clock.advance(299_999);
  assert.ok(holds('a'));
  await clock.advance(1);
  assert.not(holds('a'));
});

test('unsubscribing twice neither restarts the clock nor drops what others use', async () => {
  const { cache, holds } = await loaded();
  const leave = cache.subscribe('a', () => undefined);
  leave();
  await clock.advance(200_000);
  leave();
  await clock.advance(99_999);
  assert.ok(holds('a'));
  await clock.advance(1);
  assert.not(holds('a'));
  cache.seed('a', 'given');
  cache.subscribe('a', () => undefined);
  leave();
  await clock.advance(1_000_000);
  assert.ok(holds('a'));
});

test('a dropped value is loaded afresh', async () => {
  const { cache, calls } = await loaded();
  await clock.advance(300_000);
  cache.preload('a');
  assert.is(calls.length, 2);
});

test('when its last subscriber leaves, a load stops retrying and leaves no timer', async () => {
  const { cache, calls, failures, call } = setUp();
  const leave = cache.subscribe('a', () => undefined);
  cache.preload('a');
  call(0).reject('broken');
  await clock.advance(500);
  leave();
  await clock.advance(100_000);
  assert.equal([calls.length, failures.length, clock.count()], [1, 1, 0]);
});

test('leaving and coming back in one go, as StrictMode does, keeps the load', async () => {
  const { cache, calls, call } = setUp();
  cache.preload('a');
  const leave = cache.subscribe('a', () => undefined);
  leave();
  cache.subscribe('a', () => undefined);
  cache.preload('a');
  call(0).reject('broken');
  await clock.advance(1_000);
  call(1).resolve('value');
  await settle();
  assert.equal([cache.peek('a'), calls.length], ['value', 2]);
});

test('coming back later starts over, and the abandoned load changes nothing', async () => {
  const { cache, call } = setUp();
  cache.preload('a');
  const leave = cache.subscribe('a', () => undefined);
  leave();
  await settle();
  cache.subscribe('a', () => undefined);
  cache.preload('a');
  call(1).resolve('new');
  await settle();
  call(0).resolve('old');
  await settle();
  assert.is(cache.peek('a'), 'new');
});

test('a load that somebody awaits goes on without subscribers', async () => {
  const { cache, call } = setUp();
  const leave = cache.subscribe('a', () => undefined);
  const promise = cache.load('a');
  leave();
  call(0).reject('broken');
  await clock.advance(1_000);
  call(1).resolve('value');
  assert.is(await promise, 'value');
  assert.is(cache.peek('a'), 'value');
});

test('a preload that nobody subscribed to goes through its retries', async () => {
  const { cache, calls, fail } = setUp();
  cache.preload('a');
  await fail(4);
  assert.is(calls.length, 4);
});

test('while prerendering values are kept without any timer', async () => {
  const { cache, call } = setUp();
  await withoutWindow(async () => {
    cache.seed('a', 'given');
    const promise = cache.load('b');
    call(0).resolve('value');
    await promise;
    cache.subscribe('a', () => undefined)();
  });
  assert.equal([cache.peek('a'), cache.peek('b'), clock.count()], ['given', 'value', 0]);
});

test.run();
