import * as assert from 'uvu/assert';
import { createRouter } from '../../src/router/createRouter.ts';
import { scheduleScroll } from '../../src/router/scroll.ts';
import { fakeTimers, recordScrolls, restoreStubs, settle, stub } from '../helpers.tsx';
import { suite } from '../suite.ts';

const test = suite('a pending navigation');
let clock: ReturnType<typeof fakeTimers>;
let stop = () => {};
let documents: string[];

/** A router at the address, and what its reader is shown, where the pages in `slow` have yet to load. */
function start(address: string, ...slow: string[]) {
  history.replaceState(null, '', address);
  const pages = new Map<string, { arrive(): void; fail(): void }>();
  function loadPage(pathname: string): Promise<void> | undefined {
    if (!slow.includes(pathname)) return undefined;
    return new Promise((arrive, reject) => pages.set(pathname, { arrive, fail: () => reject(new Error('gone')) }));
  }
  const router = createRouter({ serverPath: '/', loadPage, prefetchPage: () => {} });
  const shown: string[] = [];
  stop = router.subscribe(() => {
    const { pathname, hash } = router.getEntry();
    if (shown.at(-1) !== pathname + hash) shown.push(pathname + hash);
  });
  async function end(pathname: string, how: 'arrive' | 'fail'): Promise<void> {
    pages.get(pathname)?.[how]();
    await settle();
  }
  return { router, shown, end };
}

test.before.each(() => {
  clock = fakeTimers();
  documents = [];
  stub(location, 'assign', (href: string) => documents.push(href));
  stub(location, 'reload', () => documents.push('reload'));
});

test.after.each(() => {
  stop();
  restoreStubs();
  clock.restore();
});

test('the page is shown, and its address written, only once it is there', async () => {
  const { router, shown, end } = start('/', '/resources');
  router.navigate('/resources');
  await clock.advance(500);
  assert.equal([shown, location.pathname], [[], '/']);
  await end('/resources', 'arrive');
  assert.equal([shown, location.pathname, clock.count()], [['/resources'], '/resources', 0]);
});

test('the visitor is told after 1,000 ms, not after 999, until the page is there', async () => {
  const { router, end } = start('/', '/resources');
  router.navigate('/resources');
  await clock.advance(999);
  assert.is(router.isPending(), false);
  await clock.advance(1);
  assert.is(router.isPending(), true);
  await end('/resources', 'arrive');
  assert.is(router.isPending(), false);
});

test('after 8,000 ms, not after 7,999, it becomes an ordinary page load, and the late page is not shown', async () => {
  const { router, shown, end } = start('/', '/resources');
  router.navigate('/resources#collection');
  await clock.advance(7_999);
  assert.equal(documents, []);
  await clock.advance(1);
  assert.equal(documents, ['https://site.example/resources#collection']);
  await end('/resources', 'arrive');
  assert.equal([shown, documents.length], [['/'], 1]);
});

test('it becomes an ordinary page load at once when the page’s script fails', async () => {
  const { router, end } = start('/', '/resources');
  router.navigate('/resources');
  await end('/resources', 'fail');
  assert.equal([documents, clock.count()], [['https://site.example/resources'], 0]);
});

test('while the ordinary page load is under way, another choice becomes one as well, until the page is back', async () => {
  const { router, shown, end } = start('/', '/resources');
  router.navigate('/resources');
  await end('/resources', 'fail');
  router.navigate('/terms-of-service');
  assert.equal([shown, documents.length, documents.at(-1)], [[], 2, 'https://site.example/terms-of-service']);
  dispatchEvent(new Event('pagehide'));
  router.navigate('/terms-of-service');
  assert.equal([shown, documents.length], [['/terms-of-service'], 2]);
});

test('after Back, which has changed the address already, the ordinary page load is a reload', async () => {
  const { router, shown, end } = start('/resources', '/resources');
  router.navigate('/');
  history.back();
  await settle();
  assert.is(router.getEntry().pathname, '/');
  await end('/resources', 'fail');
  assert.equal([shown, documents], [['/'], ['reload']]);
});

for (const [name, leave, shown] of [
  ['another page', ({ navigate }) => navigate('/terms-of-service'), ['/#about', '/terms-of-service']],
  ['a section of this page', ({ navigate }) => navigate('/#contact'), ['/#about', '/#contact']],
  ['Back', () => history.back(), ['/#about', '/']],
] as const satisfies [string, (router: ReturnType<typeof createRouter>) => void, string[]][]) {
  for (const how of ['arrive', 'fail'] as const) {
    test(`a newer navigation, to ${name}, calls it off: nothing comes of a page that would ${how} late`, async () => {
      const { router, end, ...env } = start('/', '/resources');
      router.navigate('/#about');
      router.navigate('/resources');
      await clock.advance(1_000);
      leave(router);
      await settle();
      await end('/resources', how);
      assert.equal([env.shown, router.isPending(), documents, clock.count()], [shown, false, [], 0]);
    });
  }
}

test('leaving for another document calls it off: that document may be left again', async () => {
  const { router, shown, end } = start('/', '/resources');
  router.navigate('/resources');
  await clock.advance(1_000);
  dispatchEvent(new Event('pagehide'));
  await end('/resources', 'arrive');
  assert.equal([shown, router.isPending(), clock.count()], [['/'], false, 0]);
});

test('a page that notes its state in the address does not call it off', async () => {
  const { router, shown, end } = start('/resources', '/');
  router.navigate('/#contact');
  router.navigate('/resources#dental-practices', { replace: true });
  await end('/', 'arrive');
  assert.equal(shown, ['/resources#dental-practices', '/#contact']);
});

test('it calls off a scheduled scroll as soon as it begins', async () => {
  const { router } = start('/', '/resources');
  const scrolls = recordScrolls();
  scheduleScroll('', 300);
  router.navigate('/resources');
  await clock.advance(300);
  assert.equal(scrolls, []);
});

test.run();
