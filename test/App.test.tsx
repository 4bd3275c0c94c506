import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { App } from '../src/App.tsx';
import { codeCache, pageCache, preloadPage, preparePage } from '../src/pageCache.ts';
import { Collection } from '../src/pages/resources/Collection.tsx';
import { ResourcesHero } from '../src/pages/resources/ResourcesHero.tsx';
import { createRouter } from '../src/router/createRouter.ts';
import { cancelScroll } from '../src/router/scroll.ts';
import { routes } from '../src/routes.ts';
import type { RouteId } from '../src/routes.ts';
import { site } from '../src/site.ts';
import { ButtonLink } from '../src/ui/Button.tsx';
import { fakeTimers, recordScrolls, restoreStubs, settle, stub } from './helpers.tsx';

const test = suite('App');
let clock: ReturnType<typeof fakeTimers>;
let scrolls: string[];

// Light stand-ins for the two large pages: their anchors, and the links that lead to them.
function Home() {
  const anchors = ['services', 'about', 'workflow', 'contact'];
  return (
    <>
      <h1>Home</h1>
      <ButtonLink to="/#services">See</ButtonLink>
      {anchors.map((id) => (
        <section key={id} id={id} />
      ))}
    </>
  );
}

function Resources() {
  return (
    <>
      <ResourcesHero />
      <Collection />
    </>
  );
}

const pages = new Map<RouteId, ComponentType>([
  ['home', Home],
  ['resources', Resources],
]);

function setUp(address: string): HTMLElement {
  history.replaceState(null, '', address);
  const router = createRouter({ serverPath: '/', prepare: preparePage, preload: preloadPage });
  const { container } = render(<App router={router} />);
  scrolls.length = 0;
  return container;
}

function link(root: Element | null, text: string): HTMLElement {
  const found = [...(root?.querySelectorAll('a') ?? [])].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`no link ${text}`);
  return found;
}

function heading(): string | null | undefined {
  return document.querySelector('main h1')?.textContent;
}

async function follow(element: Element): Promise<void> {
  await act(async () => {
    fireEvent.click(element);
    await settle();
  });
}

async function pass(ms: number): Promise<void> {
  await act(() => clock.advance(ms));
}

/** Chooses a link and proves that the scroll to the section comes after exactly so many ms. */
async function scrollsAfter(delay: number, element: Element, section: string): Promise<void> {
  await follow(element);
  assert.is(location.pathname + location.hash, `/#${section}`);
  assert.equal(scrolls, ['0 instant']);
  await pass(delay - 1);
  assert.equal(scrolls, ['0 instant']);
  await pass(1);
  assert.equal(scrolls, ['0 instant', `#${section} smooth`]);
  assert.is(document.activeElement?.id, section);
}

test.before(async () => {
  for (const { id, load } of Object.values(routes)) if (!pages.has(id)) pages.set(id, await load());
});

test.before.each(() => {
  sessionStorage.clear();
  clock = fakeTimers();
  scrolls = recordScrolls();
  stub(globalThis, 'PerformanceNavigationTiming', class {});
  for (const id of pages.keys()) stub(routes[id], 'hasParts', undefined);
  for (const cache of [codeCache, pageCache]) for (const [id, page] of pages) cache.seed(id, page);
});

test.after.each(async () => {
  cleanup();
  cancelScroll();
  await clock.advance(1_000_000);
  restoreStubs();
  clock.restore();
});

test('the document’s page needs its code alone; who comes back to it gets the whole page', async () => {
  codeCache.seed('home', () => <p>The code</p>);
  const root = setUp('/');
  assert.is(root.querySelector('main')?.textContent, 'The code');
  await follow(link(root.querySelector('footer'), 'Privacy policy'));
  await follow(link(root.querySelector('header'), site.brand));
  assert.is(heading(), 'Home');
});

test('the page of the document is fetched whole once the visitor has left it, so that Back need not wait', async () => {
  const root = setUp('/');
  await pass(300_000);
  assert.is(pageCache.peek('home'), undefined);
  stub(routes.home, 'load', () => Promise.resolve(Home));
  await follow(link(root.querySelector('footer'), 'Privacy policy'));
  await pass(0);
  assert.is(pageCache.peek('home'), Home);
});

for (const [text, section] of [
  ['Services', 'services'],
  ['About', 'about'],
  ['Contact', 'contact'],
  ['Get Started', 'contact'],
] as const) {
  test(`the header’s ${text}, from another page: home, and the section after 500 ms, not 499`, async () => {
    const root = setUp('/privacy-policy');
    await scrollsAfter(500, link(root.querySelector('header nav'), text), section);
  });
}

for (const [text, section] of [
  ['Services', 'services'],
  ['About', 'about'],
  ['Workflow', 'workflow'],
  ['Contact', 'contact'],
] as const) {
  test(`the footer’s ${text}, from another page: home, and the section after 100 ms, not 99`, async () => {
    const root = setUp('/terms-of-service');
    await scrollsAfter(100, link(root.querySelector('footer nav'), text), section);
  });
}

test('the resources hero: home in place of the history entry, and the form after 100, not 99 ms', async () => {
  const root = setUp('/resources');
  const before = history.length;
  await scrollsAfter(100, link(root.querySelector('main section'), 'Join Early Access List'), 'contact');
  assert.is(history.length, before);
});

test('another link to the form keeps its page in the history, and scrolls after 300 ms', async () => {
  const root = setUp('/resources');
  const before = history.length;
  await scrollsAfter(300, link(root, 'Get Notified When Available'), 'contact');
  assert.is(history.length, before + 1);
});

test('a load with a hash scrolls to its section after 300 ms, not after 299', async () => {
  setUp('/#workflow');
  await pass(299);
  assert.equal(scrolls, []);
  await pass(1);
  assert.equal(scrolls, ['#workflow smooth']);
});

test('on the home page itself links scroll at once, from header, page and footer', async () => {
  const root = setUp('/');
  await follow(link(root.querySelector('header nav'), 'About'));
  await follow(link(root.querySelector('main'), 'See'));
  await follow(link(root.querySelector('footer nav'), 'Workflow'));
  assert.equal(scrolls, ['#about smooth', '#services smooth', '#workflow smooth']);
});

test('a choice in the mobile menu closes it and scrolls', async () => {
  const root = setUp('/privacy-policy');
  const menu = root.querySelector<HTMLDetailsElement>('header details');
  if (!menu) throw new Error('no menu');
  menu.open = true;
  await scrollsAfter(500, link(menu, 'About'), 'about');
  assert.is(menu.open, false);
});

test('the next choice cancels the scroll of the one before', async () => {
  const root = setUp('/privacy-policy');
  await follow(link(root.querySelector('header nav'), 'Services'));
  await pass(499);
  await follow(link(root.querySelector('header nav'), 'Resources'));
  await pass(10_000);
  assert.equal(scrolls, ['0 instant', '0 instant']);
  assert.is(document.title, routes.resources.title);
});

test('a page whose code is still loading leaves the present one in place', async () => {
  let ready: () => void = () => {};
  const root = setUp('/privacy-policy');
  await pass(300_000);
  const loading = new Promise((resolve) => (ready = () => resolve(pages.get('resources'))));
  stub(routes.resources, 'load', () => loading);
  await follow(link(root.querySelector('header nav'), 'Resources'));
  assert.equal([location.pathname, heading()], ['/privacy-policy', 'Privacy policy']);
  await act(async () => {
    ready();
    await settle();
  });
  assert.equal([location.pathname, document.title], ['/resources', routes.resources.title]);
  assert.match(heading() ?? '', 'See Exactly');
});

test('an unknown address shows the 404 page and its title', () => {
  setUp('/nowhere');
  assert.is(heading(), 'Oops! Page not found');
  assert.is(document.title, routes.notFound.title);
});

test('a page that throws shows Unexpected Application Error! and its message', () => {
  stub(console, 'error', () => {});
  codeCache.seed('home', () => {
    throw new Error('the wire broke');
  });
  const root = setUp('/');
  assert.is(heading(), 'Unexpected Application Error!');
  assert.ok(screen.getByText('the wire broke'));
  assert.ok(root.querySelector('header') && root.querySelector('footer'));
});

test('after an error the next page is shown as ever', async () => {
  stub(console, 'error', () => {});
  codeCache.seed('home', () => {
    throw new Error('the wire broke');
  });
  const root = setUp('/');
  await follow(link(root.querySelector('footer'), 'Privacy policy'));
  assert.is(heading(), 'Privacy policy');
});

test('a page that can’t be loaded shows its error after the last retry, with phone and email', async () => {
  stub(console, 'error', () => {});
  stub(location, 'assign', () => {});
  const root = setUp('/privacy-policy');
  await pass(300_000);
  stub(routes.resources, 'load', () => Promise.reject(new TypeError('Failed to fetch')));
  await follow(link(root.querySelector('header nav'), 'Resources'));
  await pass(6_999);
  assert.is(heading(), 'Privacy policy');
  await pass(1);
  assert.is(heading(), 'Unexpected Application Error!');
  const main = root.querySelector('main');
  assert.ok(main && within(main).getByText('Failed to fetch'));
  assert.equal(
    [...(main?.querySelectorAll('a') ?? [])].map(({ protocol }) => protocol),
    ['tel:', 'mailto:'],
  );
});

test('a page that couldn’t be loaded offline comes by itself once the browser is online', async () => {
  const root = setUp('/privacy-policy');
  await pass(300_000);
  stub(navigator, 'onLine', false);
  stub(routes.resources, 'load', () => Promise.reject(new TypeError('Failed to fetch')));
  await follow(link(root.querySelector('header nav'), 'Resources'));
  await pass(7_000);
  assert.is(heading(), 'Unexpected Application Error!');
  stub(routes.resources, 'load', () => Promise.resolve(Resources));
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await settle();
  });
  assert.match(heading() ?? '', 'See Exactly');
});

test('what breaks outside of the page leaves the error screen, not an empty document', () => {
  stub(console, 'error', () => {});
  history.replaceState(null, '', '/');
  const router = createRouter({ serverPath: '/', prepare: preparePage, preload: preloadPage });
  stub(document, 'title', '');
  Object.defineProperty(document, 'title', {
    configurable: true,
    set() {
      throw new Error('the wire broke');
    },
  });
  const { container } = render(<App router={router} />);
  assert.is(container.querySelector('h1')?.textContent, 'Unexpected Application Error!');
});

test('the skip link leads to the content', () => {
  const root = setUp('/');
  const first = root.querySelector('a');
  assert.is(first?.getAttribute('href'), '#main');
  assert.is(root.querySelector('#main')?.tagName, 'MAIN');
});

test.run();
