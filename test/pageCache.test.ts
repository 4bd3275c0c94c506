import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadPage, pageCache, prefetchPage } from '../src/pageCache.ts';
import { routes } from '../src/routes.ts';
import { fakeTimers, restoreStubs, settle, stub } from './helpers.tsx';

const test = suite('pageCache');
let clock: ReturnType<typeof fakeTimers>;

/** Makes every try to load the terms fail. */
function breakTerms(): void {
  stub(routes.terms, 'load', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
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
    load('/terms-of-service');
    await settle();
    assert.is(loadPage('/terms-of-service'), undefined);
    assert.equal(pageCache.getSnapshot('/terms-of-service'), { status: 'ready', value: await routes.terms.load() });
  });
}

test('a page that was asked for fails at once: an ordinary page load is better than waiting for retries', async () => {
  breakTerms();
  let failure: unknown;
  loadPage('/terms-of-service')?.catch((error: unknown) => (failure = error));
  await settle();
  assert.instance(failure, TypeError);
});

for (const [ms, status] of [[500, 'pending'], [7_000, 'error']] as const) {
  test(`a prefetch that failed and is ${status} ${ms} ms later holds nobody up who asks for the page`, async () => {
    breakTerms();
    prefetchPage('/terms-of-service');
    await clock.advance(ms);
    assert.is(pageCache.getSnapshot('/terms-of-service').status, status);
    restoreStubs();
    loadPage('/terms-of-service');
    await settle();
    assert.is(pageCache.getSnapshot('/terms-of-service').status, 'ready');
  });
}

test.run();
