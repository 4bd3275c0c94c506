import * as assert from 'uvu/assert';
import { loadPage, pageCache, prefetchPage } from '../src/pageCache.ts';
import { routes } from '../src/routes.ts';
import { fakeTimers, restoreStubs, settle, stub } from './helpers.tsx';
import { suite } from './suite.ts';

const test = suite('pageCache');
let clock: ReturnType<typeof fakeTimers>;

/** Makes every try to load the policy fail. */
function breakPolicy(): void {
  stub(routes.privacy, 'load', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
}

test.before.each(() => {
  clock = fakeTimers();
});

test.after.each(async () => {
  // Until the cache has dropped what the test left in it.
  await clock.advance(1_000_000);
  restoreStubs();
  clock.restore();
});

for (const [name, load] of [['asked for', loadPage], ['prefetched', prefetchPage]] as const) {
  test(`a page that was ${name} is there without waiting`, async () => {
    load('/privacy-policy');
    await settle();
    assert.is(loadPage('/privacy-policy'), undefined);
    assert.equal(pageCache.getSnapshot('/privacy-policy'), { status: 'ready', value: await routes.privacy.load() });
  });
}

test('a page that was asked for fails at once: an ordinary page load is better than waiting for retries', async () => {
  breakPolicy();
  let failure: unknown;
  loadPage('/privacy-policy')?.catch((error: unknown) => (failure = error));
  await settle();
  assert.instance(failure, TypeError);
});

for (const [ms, status] of [[500, 'pending'], [7_000, 'error']] as const) {
  test(`a prefetch that failed and is ${status} ${ms} ms later holds nobody up who asks for the page`, async () => {
    breakPolicy();
    prefetchPage('/privacy-policy');
    await clock.advance(ms);
    assert.is(pageCache.getSnapshot('/privacy-policy').status, status);
    restoreStubs();
    loadPage('/privacy-policy');
    await settle();
    assert.is(pageCache.getSnapshot('/privacy-policy').status, 'ready');
  });
}

test.run();
