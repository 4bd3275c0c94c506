import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRouter, createStaticRouter } from '../../src/router/createRouter.ts';
import type { Router } from '../../src/router/createRouter.ts';
import { scheduleScroll } from '../../src/router/scroll.ts';
import { fakeTimers, recordScrolls, restoreStubs, settle, stub, withoutWindow } from '../helpers.tsx';

const test = suite('createRouter');
let unsubscribes: (() => void)[] = [];

interface Page {
  ready(): void;
  fail(): void;
}

interface Setting {
  /** The pages that are there only once they are made ready. */
  readonly slow?: readonly string[];
  readonly serverPath?: string;
}

/** A router at the address, with a reader. */
function start(address: string, { slow = [], serverPath = '/' }: Setting = {}) {
  history.replaceState(null, '', address);
  const pages = new Map<string, Page>();
  const prepared: string[] = [];
  const signals = new Map<string, AbortSignal>();
  function prepare(pathname: string, href: string, signal: AbortSignal): Promise<void> | undefined {
    prepared.push(href);
    signals.set(pathname, signal);
    if (!slow.includes(pathname)) return undefined;
    return new Promise((resolve, reject) => {
      pages.set(pathname, { ready: resolve, fail: () => reject(new Error('gone')) });
    });
  }
  const router = createRouter({ serverPath, prepare, preload: () => {} });
  const shown: string[] = [];
  watch(router, () => shown.push(router.getEntry().pathname + router.getEntry().hash));
  return { router, shown, prepared, page: (pathname: string) => pages.get(pathname), isWanted: (pathname: string) => signals.get(pathname)?.aborted === false };
}

function watch(router: Router, listener: () => void): () => void {
  const unsubscribe = router.subscribe(listener);
  unsubscribes.push(unsubscribe);
  return unsubscribe;
}

function address(): string {
  return location.pathname + location.search + location.hash;
}

async function goBack(): Promise<void> {
  history.back();
  await settle();
}

async function goForward(): Promise<void> {
  history.forward();
  await settle();
}

/** What the browser does for a plain #link. */
function jump(hash: string): void {
  history.pushState(null, '', hash);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Where Back or Forward has led, in px from the top. */
function returnedTo(router: Router): number | undefined {
  const entry = router.getEntry();
  return entry.action === 'pop' ? entry.scrollY : undefined;
}

function delayOf(router: Router): number | undefined {
  const entry = router.getEntry();
  return entry.action === 'push' ? entry.scrollDelay : undefined;
}

test.before.each(() => sessionStorage.clear());

test.after.each(() => {
  for (const unsubscribe of unsubscribes) unsubscribe();
  unsubscribes = [];
  restoreStubs();
});

test('it starts at the visitor’s address, with its hash', () => {
  const { router } = start('/resources?from=ad#dental-practices');
  const { pathname, hash, action } = router.getEntry();
  assert.equal([pathname, hash, action], ['/resources', '#dental-practices', 'load']);
});

test('the server entry is the path that was prerendered, without hash', () => {
  const { router } = start('/nowhere#about', { serverPath: '/404' });
  const { pathname, hash, action } = router.serverEntry;
  assert.equal([pathname, hash, action], ['/404', '', 'load']);
  assert.is(router.getEntry().pathname, '/nowhere');
});

test('navigate shows the page, writes its address and adds one history entry', () => {
  const { router, shown } = start('/');
  const before = history.length;
  router.navigate('/resources#collection');
  assert.is(address(), '/resources#collection');
  assert.is(history.length, before + 1);
  assert.equal(shown, ['/resources#collection']);
  assert.is(router.getEntry().action, 'push');
});

test('navigate with replace adds no history entry', () => {
  const { router, shown } = start('/resources');
  const before = history.length;
  router.navigate('/#contact', { replace: true });
  assert.is(address(), '/#contact');
  assert.is(history.length, before);
  assert.equal(shown, ['/#contact']);
  assert.is(router.getEntry().action, 'replace');
});

test('navigating to the address one is at replaces, and never stacks entries', () => {
  const { router, shown } = start('/');
  router.navigate('/#about');
  const before = history.length;
  router.navigate('/#about');
  router.navigate('/#about');
  assert.is(history.length, before);
  assert.is(shown.length, 3);
  assert.is(router.getEntry().action, 'push');
});

test('a search stays in the address and out of the pathname', () => {
  const { router } = start('/');
  router.navigate('/resources?from=footer');
  assert.is(address(), '/resources?from=footer');
  assert.is(router.getEntry().pathname, '/resources');
});

test('a page is prepared by its pathname and its whole address', () => {
  const { router, prepared } = start('/');
  router.navigate('/resources#collection');
  assert.equal(prepared, ['https://site.example/resources#collection']);
});

test('another origin is left to the browser', () => {
  const { router, shown } = start('/');
  const assigned: string[] = [];
  stub(location, 'assign', (url: string | URL) => assigned.push(String(url)));
  router.navigate('https://elsewhere.example/page');
  assert.equal(assigned, ['https://elsewhere.example/page']);
  assert.equal(shown, []);
  assert.is(address(), '/');
});

test('a listener that leaves or joins during a notification does not disturb it', () => {
  const { router } = start('/');
  const heard: string[] = [];
  watch(router, () => {
    heard.push('first');
    leave();
    watch(router, () => heard.push('late'));
  });
  const leave = watch(router, () => heard.push('second'));
  router.navigate('/resources');
  assert.equal(heard, ['first', 'second']);
});

test('unsubscribing twice does no harm to the others', () => {
  const { router, shown } = start('/');
  const unsubscribe = router.subscribe(() => {});
  unsubscribe();
  unsubscribe();
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  assert.is(shown.length, 1);
});

test('the history is followed only while somebody subscribes', async () => {
  const { router } = start('/');
  router.navigate('/resources');
  for (const unsubscribe of unsubscribes) unsubscribe();
  await goBack();
  assert.is(router.getEntry().pathname, '/resources');
});

test('a page that is still loading is shown, and its address written, only once it is ready', async () => {
  const { router, shown, page } = start('/', { slow: ['/resources'] });
  router.navigate('/resources');
  await settle();
  assert.equal([shown, address()], [[], '/']);
  page('/resources')?.ready();
  await settle();
  assert.equal([shown, address()], [['/resources'], '/resources']);
});

test('a page that fails to load is shown all the same, so that its error can be', async () => {
  const { router, shown, page } = start('/', { slow: ['/resources'] });
  router.navigate('/resources');
  page('/resources')?.fail();
  await settle();
  assert.equal([shown, address()], [['/resources'], '/resources']);
});

test('a slow page that resolves late does not overwrite a newer one', async () => {
  const { router, shown, page } = start('/', { slow: ['/resources', '/privacy-policy'] });
  router.navigate('/resources');
  router.navigate('/privacy-policy');
  page('/privacy-policy')?.ready();
  await settle();
  page('/resources')?.ready();
  await settle();
  assert.equal([shown, address()], [['/privacy-policy'], '/privacy-policy']);
});

test('a slow page does not overwrite the section that the visitor chose meanwhile', async () => {
  const { router, shown, page, isWanted } = start('/', { slow: ['/resources'] });
  router.navigate('/resources');
  assert.is(isWanted('/resources'), true);
  router.navigate('/#about');
  assert.is(isWanted('/resources'), false);
  page('/resources')?.ready();
  await settle();
  assert.equal([shown, address()], [['/#about'], '/#about']);
});

test('a tab that is hidden leaves its place to the browser, which may discard it; one that is shown again takes it back', () => {
  start('/');
  for (const [hidden, expected] of [[true, 'auto'], [false, 'manual']] as const) {
    stub(document, 'hidden', hidden);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    assert.is(history.scrollRestoration, expected);
  }
});

test('a page that is left for another document is not shown when that document is left again', async () => {
  const { router, shown, page } = start('/', { slow: ['/resources'] });
  router.navigate('/resources');
  dispatchEvent(new Event('pagehide'));
  page('/resources')?.ready();
  await settle();
  assert.equal(shown, []);
});

test('a page that notes its state in the address does not call off the page that the visitor is waiting for', async () => {
  const { router, shown, page } = start('/resources', { slow: ['/'] });
  router.navigate('/#contact');
  router.navigate('/resources#dental-practices', { replace: true });
  page('/')?.ready();
  await settle();
  assert.equal(shown, ['/resources#dental-practices', '/#contact']);
});

test('a pending scroll is off as soon as the next navigation begins, however slow its page', () => {
  const { router } = start('/', { slow: ['/resources'] });
  const scrolls = recordScrolls();
  const timers = fakeTimers();
  try {
    document.body.innerHTML = '<section id="about"></section>';
    scheduleScroll('#about', 300);
    router.navigate('/resources');
    timers.advance(1000);
    assert.equal(scrolls, []);
  } finally {
    timers.restore();
    document.body.innerHTML = '';
  }
});

test('going Back while a page loads gives that page up', async () => {
  const { router, shown, page } = start('/', { slow: ['/resources'] });
  router.navigate('/#about');
  router.navigate('/resources');
  await goBack();
  page('/resources')?.ready();
  await settle();
  assert.equal([shown, address()], [['/#about', '/'], '/']);
});

test('going Back to a page that must load keeps the present one until it is ready', async () => {
  const { router, shown, page } = start('/resources', { slow: ['/resources'] });
  router.navigate('/');
  await goBack();
  assert.is(router.getEntry().pathname, '/');
  page('/resources')?.ready();
  await settle();
  assert.equal(shown, ['/', '/resources']);
  assert.is(router.getEntry().action, 'pop');
});

test('Back and Forward return to where each page was scrolled', async () => {
  const { router } = start('/');
  stub(globalThis, 'scrollY', 820);
  router.navigate('/resources');
  stub(globalThis, 'scrollY', 340);
  await goBack();
  assert.is(returnedTo(router), 820);
  stub(globalThis, 'scrollY', 815);
  await goForward();
  assert.is(returnedTo(router), 340);
  await goBack();
  assert.is(returnedTo(router), 815);
});

test('two visits to the same page keep a position each', async () => {
  const { router } = start('/');
  stub(globalThis, 'scrollY', 100);
  router.navigate('/resources');
  router.navigate('/');
  stub(globalThis, 'scrollY', 900);
  router.navigate('/resources');
  await goBack();
  assert.is(returnedTo(router), 900);
  await goBack();
  await goBack();
  assert.is(returnedTo(router), 100);
});

test('a jump that the browser made by itself is a fragment, and coming back to it is a pop', async () => {
  const { router } = start('/');
  jump('#workflow');
  assert.equal([router.getEntry().action, router.getEntry().hash], ['fragment', '#workflow']);
  stub(globalThis, 'scrollY', 640);
  router.navigate('/resources');
  await goBack();
  assert.is(returnedTo(router), 640);
});

test('the scroll positions survive a reload of the tab', async () => {
  const { router } = start('/');
  stub(globalThis, 'scrollY', 512);
  router.navigate('/resources');
  dispatchEvent(new Event('pagehide'));
  const reloaded = createRouter({ serverPath: '/resources', prepare: () => undefined, preload: () => {} });
  assert.is(reloaded.getEntry().key, router.getEntry().key);
  watch(reloaded, () => {});
  await goBack();
  assert.equal([reloaded.getEntry().pathname, returnedTo(reloaded)], ['/', 512]);
});

test('the browser restores the position after another site, and the router within this one', () => {
  start('/');
  assert.is(history.scrollRestoration, 'manual');
  dispatchEvent(new Event('pagehide'));
  assert.is(history.scrollRestoration, 'auto');
  dispatchEvent(new Event('pageshow'));
  assert.is(history.scrollRestoration, 'manual');
});

for (const state of [null, 'text', 7, { idx: 3 }, { key: 5 }]) {
  test(`a history state of somebody else gives way to one with a key: ${JSON.stringify(state)}`, () => {
    history.replaceState(state, '', '/');
    const { key } = createRouter({ serverPath: '/', prepare: () => undefined, preload: () => {} }).getEntry();
    assert.ok(key.length > 0);
    assert.equal(history.state, { key });
  });
}

test('the delay of a navigation reaches its entry, and not the next one', () => {
  const { router } = start('/resources');
  router.navigate('/#about', { scrollDelay: 500 });
  assert.is(delayOf(router), 500);
  router.navigate('/#contact');
  assert.is(delayOf(router), undefined);
});

test('an entry stays the same object until the next navigation', () => {
  const { router } = start('/');
  assert.is(router.getEntry(), router.getEntry());
  assert.is(router.serverEntry, router.serverEntry);
});

test('a static router stands on its path and goes nowhere, without a window', async () => {
  await withoutWindow(() => {
    const router = createStaticRouter('/resources');
    router.navigate('/');
    router.preload('/');
    router.subscribe(() => {})();
    assert.is(router.getEntry().pathname, '/resources');
    assert.is(router.getEntry(), router.serverEntry);
  });
});

test.run();
