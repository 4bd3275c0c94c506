import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import * as assert from 'uvu/assert';
import { App } from '../src/App.tsx';
import { headerLinks, legalLinks, quickLinks } from '../src/content/navigation.ts';
import { loadPage, pageCache, prefetchPage } from '../src/pageCache.ts';
import { createRouter } from '../src/router/createRouter.ts';
import { Link } from '../src/router/Link.tsx';
import { cancelScroll } from '../src/router/scroll.ts';
import { routes } from '../src/routes.ts';
import { fakeTimers, recordScrolls, restoreStubs, settle, stub } from './helpers.tsx';
import { replaceContent } from './pages/page.tsx';
import { suite } from './suite.ts';

const test = suite('App');
const POLICY = routes.privacy.path;
let clock: ReturnType<typeof fakeTimers>;
let scrolls: string[];

replaceContent(headerLinks, [{ label: 'Write', to: '/#contact' }]);
replaceContent(quickLinks, [{ label: 'Write', to: '/#contact' }]);
replaceContent(legalLinks, [{ label: 'Policy', to: POLICY }]);

function Home() {
  return (
    <>
      <h1>Home</h1>
      <section id="contact" />
    </>
  );
}

function Policy() {
  return (
    <>
      <h1>Policy</h1>
      <Link to="/#contact">Ask</Link>
    </>
  );
}

function setUp(address: string): HTMLElement {
  history.replaceState(null, '', address);
  const router = createRouter({ serverPath: '/', loadPage, prefetchPage });
  return render(<App router={router} />).container;
}

async function follow(root: Element, selector: string): Promise<void> {
  const link = root.querySelector(selector);
  if (!link) throw new Error(`no ${selector}`);
  await act(async () => {
    fireEvent.click(link);
    await settle();
  });
}

function pass(ms: number): Promise<void> {
  return act(() => clock.advance(ms));
}

function heading(): string | null {
  return screen.getByRole('heading', { level: 1 }).textContent;
}

function Broken(): never {
  throw new Error('the wire broke');
}

test.before.each(async () => {
  sessionStorage.clear();
  clock = fakeTimers();
  scrolls = recordScrolls();
  stub(globalThis, 'PerformanceNavigationTiming', class {});
  stub(routes.home, 'load', async () => Home);
  stub(routes.privacy, 'load', async () => Policy);
  for (const { path } of Object.values(routes)) await pageCache.load(path);
});

test.after.each(async () => {
  cleanup();
  cancelScroll();
  await clock.advance(1_000_000);
  restoreStubs();
  clock.restore();
});

for (const [place, from, selector, delay] of [
  ['header', POLICY, 'header nav a', 500],
  ['footer', POLICY, 'footer nav a', 100],
  ['resources hero', routes.resources.path, 'main a', 100],
  ['page', POLICY, 'main a', 300],
] as const) {
  test(`a link in the ${place} of ${from}: home, and its section after ${delay} ms, not 1 ms sooner`, async () => {
    const root = setUp(from);
    const before = history.length;
    await follow(root, selector);
    assert.equal([location.pathname + location.hash, heading()], ['/#contact', 'Home']);
    assert.is(history.length - before, place === 'resources hero' ? 0 : 1);
    await pass(delay - 1);
    assert.equal(scrolls, ['0 instant']);
    await pass(1);
    assert.equal([scrolls, document.activeElement?.id], [['0 instant', '#contact smooth'], 'contact']);
  });
}

test('an address with a hash scrolls to its section after 300 ms, not 1 ms sooner', async () => {
  setUp('/#contact');
  await pass(299);
  assert.equal(scrolls, []);
  await pass(1);
  assert.equal(scrolls, ['#contact smooth']);
});

test('the next choice cancels the scroll of the one before', async () => {
  const root = setUp(POLICY);
  await follow(root, 'header nav a');
  await pass(499);
  await follow(root, `footer a[href="${POLICY}"]`);
  await pass(10_000);
  assert.equal([scrolls, heading()], [['0 instant', '0 instant'], 'Policy']);
});

test('a slow page leaves the present one in place, is on its way after 1 s, and announced at last', async () => {
  const root = setUp('/');
  const status = () => root.lastElementChild?.textContent;
  await pass(300_000);
  let arrive = (_page: ComponentType) => {};
  const loading = new Promise<ComponentType>((resolve) => (arrive = resolve));
  stub(routes.privacy, 'load', () => loading);
  await follow(root, `footer a[href="${POLICY}"]`);
  await pass(999);
  assert.equal([heading(), status()], ['Home', '']);
  await pass(1);
  assert.is(heading(), 'Home');
  assert.ok(![undefined, '', routes.privacy.title].includes(status()), 'it says that the page is on its way');
  arrive(Policy);
  await pass(0);
  assert.equal([heading(), status()], ['Policy', routes.privacy.title]);
});

test('a page that breaks shows Unexpected Application Error! and its message; the next page is whole', async () => {
  stub(console, 'error', () => {});
  await pass(300_000);
  stub(routes.home, 'load', async () => Broken);
  const root = setUp('/');
  await pass(0);
  assert.is(heading(), 'Unexpected Application Error!');
  assert.ok(screen.getByText('the wire broke'));
  await follow(root, `footer a[href="${POLICY}"]`);
  assert.is(heading(), 'Policy');
});

test('what breaks outside of the page leaves the error screen, not an empty document', () => {
  stub(console, 'error', () => {});
  stub(performance, 'getEntriesByType', Broken);
  setUp(`${POLICY}#top`);
  assert.is(heading(), 'Unexpected Application Error!');
});

test.run();
