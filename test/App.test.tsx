import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { App } from '../src/App.tsx';
import { loadPage, pageCache, prefetchPage } from '../src/pageCache.ts';
import { TermsPage } from '../src/pages/TermsPage.tsx';
import { createRouter } from '../src/router/createRouter.ts';
import { cancelScroll } from '../src/router/scroll.ts';
import { routes } from '../src/routes.ts';
import { fakeTimers, recordScrolls, restoreStubs, settle, stub } from './helpers.tsx';

const test = suite('App');
let clock: ReturnType<typeof fakeTimers>;
let scrolls: string[];

function setUp(address: string): HTMLElement {
  history.replaceState(null, '', address);
  const router = createRouter({ serverPath: '/', loadPage, prefetchPage });
  return render(<App router={router} />).container;
}

function link(root: Element, selector: string, text: string): HTMLElement {
  const links = [...root.querySelectorAll<HTMLElement>(`${selector} a`)];
  const found = links.find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`no link ${text} in ${selector}`);
  return found;
}

async function follow(element: Element): Promise<void> {
  await act(async () => {
    fireEvent.click(element);
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
  for (const { path } of Object.values(routes)) await pageCache.load(path);
});

test.after.each(async () => {
  cleanup();
  cancelScroll();
  await clock.advance(1_000_000);
  restoreStubs();
  clock.restore();
});

for (const [place, from, selector, label, section, delay] of [
  ['header', '/privacy-policy', 'header nav', 'Services', 'services', 500],
  ['header', '/privacy-policy', 'header nav', 'About', 'about', 500],
  ['header', '/privacy-policy', 'header nav', 'Contact', 'contact', 500],
  ['header', '/privacy-policy', 'header nav', 'Get Started', 'contact', 500],
  ['footer', '/privacy-policy', 'footer nav', 'Services', 'services', 100],
  ['footer', '/privacy-policy', 'footer nav', 'About', 'about', 100],
  ['footer', '/privacy-policy', 'footer nav', 'Workflow', 'workflow', 100],
  ['footer', '/privacy-policy', 'footer nav', 'Contact', 'contact', 100],
  ['resources hero', '/resources', 'main', 'Join Early Access List', 'contact', 100],
  ['page', '/privacy-policy', 'main', 'Get In Touch', 'contact', 300],
] as const) {
  test(`${label} in the ${place} of ${from}: home, and #${section} after ${delay} ms, not 1 ms sooner`, async () => {
    const root = setUp(from);
    const before = history.length;
    await follow(link(root, selector, label));
    assert.is(location.pathname + location.hash, `/#${section}`);
    assert.is(history.length - before, place === 'resources hero' ? 0 : 1);
    await pass(delay - 1);
    assert.equal(scrolls, ['0 instant']);
    await pass(1);
    assert.equal([scrolls, document.activeElement?.id], [['0 instant', `#${section} smooth`], section]);
  });
}

test('an address with a hash scrolls to its section after 300 ms, not 1 ms sooner', async () => {
  setUp('/#workflow');
  await pass(299);
  assert.equal(scrolls, []);
  await pass(1);
  assert.equal(scrolls, ['#workflow smooth']);
});

test('the next choice cancels the scroll of the one before', async () => {
  const root = setUp('/privacy-policy');
  await follow(link(root, 'header nav', 'Services'));
  await pass(499);
  await follow(link(root, 'footer', 'Terms of service'));
  await pass(10_000);
  assert.equal([scrolls, heading()], [['0 instant', '0 instant'], 'Terms of service']);
});

test('a slow page leaves the present one in place, is on its way after 1 s, and announced at last', async () => {
  const root = setUp('/privacy-policy');
  const status = () => root.lastElementChild?.textContent;
  await pass(300_000);
  let arrive = (_page: ComponentType) => {};
  const loading = new Promise<ComponentType>((resolve) => (arrive = resolve));
  stub(routes.terms, 'load', () => loading);
  await follow(link(root, 'footer', 'Terms of service'));
  await pass(999);
  assert.equal([heading(), status()], ['Privacy policy', '']);
  await pass(1);
  assert.equal([heading(), status()], ['Privacy policy', 'One moment, the page is on its way.']);
  arrive(TermsPage);
  await pass(0);
  assert.equal([heading(), status()], ['Terms of service', routes.terms.title]);
});

test('a page that breaks shows Unexpected Application Error! and its message; the next page is whole', async () => {
  stub(console, 'error', () => {});
  await pass(300_000);
  stub(routes.terms, 'load', async () => Broken);
  const root = setUp('/terms-of-service');
  await pass(0);
  assert.is(heading(), 'Unexpected Application Error!');
  assert.ok(screen.getByText('the wire broke'));
  await follow(link(root, 'footer', 'Privacy policy'));
  assert.is(heading(), 'Privacy policy');
});

test('what breaks outside of the page leaves the error screen, not an empty document', () => {
  stub(console, 'error', () => {});
  stub(performance, 'getEntriesByType', Broken);
  setUp('/terms-of-service#top');
  assert.is(heading(), 'Unexpected Application Error!');
});

test.run();
