import * as assert from 'uvu/assert';
import { createRouter } from '../../src/router/createRouter.ts';
import type { Entry, Router } from '../../src/router/createRouter.ts';
import { restoreStubs, settle, stub } from '../helpers.tsx';
import { suite } from '../suite.ts';

const test = suite('createRouter');
let unsubscribe = () => {};
let prefetched: string[];

/** The router of a document whose pages are all loaded. */
function open(serverPath = '/'): Router {
  return createRouter({ serverPath, loadPage: () => undefined, prefetchPage: (path) => prefetched.push(path) });
}

/** A router at the address, with the addresses that a reader is shown. */
function start(address: string, serverPath = '/') {
  history.replaceState(null, '', address);
  const router = open(serverPath);
  const shown: string[] = [];
  unsubscribe = router.subscribe(() => shown.push(router.getEntry().pathname + router.getEntry().hash));
  return { router, shown };
}

async function go(steps: number): Promise<void> {
  history.go(steps);
  await settle();
}

/** Where a return leads to, in px. */
function positionOf(entry: Entry): number | undefined {
  return entry.action === 'pop' ? entry.scrollY : undefined;
}

test.before.each(() => {
  sessionStorage.clear();
  prefetched = [];
});

test.after.each(() => {
  unsubscribe();
  restoreStubs();
});

test('it starts at the visitor’s address, and hydrates the path that was prerendered, without a hash', () => {
  const { router } = start('/nowhere?from=ad#about', '/404');
  assert.equal({ ...router.getEntry(), key: '' }, { pathname: '/nowhere', hash: '#about', key: '', action: 'load' });
  assert.equal(router.serverEntry, { pathname: '/404', hash: '', key: '', action: 'load' });
});

for (const [name, replace, added] of [['adds one', false, 1], ['with replace adds no', true, 0]] as const) {
  test(`navigate shows a page, writes its address and ${name} history entry`, () => {
    const { router, shown } = start('/');
    const before = history.length;
    router.navigate('/resources?from=footer#collection', { replace });
    assert.is(location.href, 'https://site.example/resources?from=footer#collection');
    assert.equal([shown, history.length - before], [['/resources#collection'], added]);
    assert.is(router.getEntry().action, replace ? 'replace' : 'push');
  });
}

test('navigating to the address one is at never stacks entries', () => {
  const { router, shown } = start('/');
  router.navigate('/#about');
  const before = history.length;
  router.navigate('/#about');
  assert.equal([history.length, shown], [before, ['/#about', '/#about']]);
});

test('a link to a section of the shown page keeps the query, a link to another page does not', () => {
  const { router } = start('/?utm_source=flyer');
  router.navigate('/#contact');
  assert.is(location.search + location.hash, '?utm_source=flyer#contact');
  router.navigate('/resources#collection');
  assert.is(location.search + location.hash, '#collection');
});

test('another origin is left to the browser', () => {
  const { router, shown } = start('/');
  const assigned: string[] = [];
  stub(location, 'assign', (url: string | URL) => assigned.push(String(url)));
  router.navigate('https://elsewhere.example/page');
  assert.equal([assigned, shown, location.pathname], [['https://elsewhere.example/page'], [], '/']);
});

test('Back and Forward return to where each visit to a page was scrolled', async () => {
  const { router } = start('/');
  for (const [scrollY, to] of [[100, '/resources'], [340, '/'], [900, '/resources']] as const) {
    stub(globalThis, 'scrollY', scrollY);
    router.navigate(to);
  }
  for (const [steps, pathname, scrollY, next] of [[-1, '/', 900, 950], [-2, '/', 100, 0], [2, '/', 950, 0]] as const) {
    await go(steps);
    assert.equal([router.getEntry().pathname, positionOf(router.getEntry())], [pathname, scrollY]);
    stub(globalThis, 'scrollY', next);
  }
});

test('a page that notes its state in the address over and over costs no other visit its position', async () => {
  const { router } = start('/');
  stub(globalThis, 'scrollY', 700);
  router.navigate('/resources');
  for (let times = 0; times < 60; times += 1) router.navigate(`/resources#${times}`, { replace: true });
  await go(-1);
  assert.is(positionOf(router.getEntry()), 700);
});

test('a jump that the browser made by itself can be come back to', async () => {
  const { router } = start('/');
  history.pushState(null, '', '#workflow');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  assert.equal([router.getEntry().action, router.getEntry().hash], ['jump', '#workflow']);
  stub(globalThis, 'scrollY', 640);
  router.navigate('/resources');
  await go(-1);
  assert.is(positionOf(router.getEntry()), 640);
});

for (const state of [null, 'text', { idx: 3 }, { key: 5 }]) {
  test(`a history state of somebody else gives way to a key, which a reload keeps: ${JSON.stringify(state)}`, () => {
    history.replaceState(state, '', '/');
    const { key } = open().getEntry();
    assert.equal([history.state, open().getEntry().key], [{ key }, key]);
    assert.type(key, 'string');
  });
}

for (const [name, pathname, connection, expected] of [
  ['another page is prefetched', '/resources', {}, ['/resources']],
  ['the page that is shown is not prefetched', '/index.html', {}, []],
  ['nothing is prefetched under data saver', '/resources', { saveData: true }, []],
] as const) {
  test(name, () => {
    const { router } = start('/');
    stub(navigator, 'connection', connection);
    router.prefetch(pathname);
    assert.equal(prefetched, expected);
  });
}

test('a link to the page that Back is waiting for leaves each history entry its own key', async () => {
  history.replaceState(null, '', '/resources');
  let arrive = () => {};
  const loading = () => new Promise<void>((resolve) => (arrive = resolve));
  const loadPage = (path: string) => (path === '/resources' ? loading() : undefined);
  const router = createRouter({ serverPath: '/resources', loadPage, prefetchPage: () => {} });
  const unsubscribe = router.subscribe(() => {});
  const { key } = router.getEntry();
  router.navigate('/');
  history.back();
  await settle();
  router.navigate('/resources');
  arrive();
  await settle();
  unsubscribe();
  assert.is(history.state.key, key);
});

test.run();
