import { act } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import * as assert from 'uvu/assert';
import { hydrate } from '../src/client.tsx';
import { prerenderRoute } from '../src/prerender.tsx';
import { routes } from '../src/routes.ts';
import type { Route } from '../src/routes.ts';
import { fakeTimers, restoreStubs, settle, stub, withoutWindow } from './helpers.tsx';
import { suite } from './suite.ts';

const test = suite('client');
const { classList } = document.documentElement;
const documents = new Map<string, string>();
let clock: ReturnType<typeof fakeTimers>;
let root: Root | undefined;
let problems: unknown[];

/** The document of a route, as the browser finds it at an address. */
function open({ path }: Route, address: string): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root" data-path="${path}">${documents.get(path)}</div>`;
}

function find<E extends Element>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

function headings(): (string | null)[] {
  return [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent);
}

test.before(async () => {
  process.env.BUILD_YEAR = '2026';
  for (const route of Object.values(routes)) documents.set(route.path, await withoutWindow(() => prerenderRoute(route)));
});

test.before.each(() => {
  clock = fakeTimers();
  problems = [];
  stub(globalThis, 'PerformanceNavigationTiming', class {});
  stub(console, 'error', (...problem: unknown[]) => {
    // Only in this test does the same React context serve both renderers.
    if (!String(problem[0]).startsWith('Detected multiple renderers')) problems.push(problem);
  });
});

test.after.each(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  classList.remove('hydrated');
  restoreStubs();
  clock.restore();
});

test.after(() => {
  delete process.env.BUILD_YEAR;
});

for (const [id, address, shown, normal] of [
  ['home', '/?from=ad#contact', 'home', '/?from=ad#contact'],
  ['resources', '/resources#dental-practices', 'resources', '/resources#dental-practices'],
  ['privacy', '/privacy-policy.html', 'privacy', '/privacy-policy'],
  ['notFound', '/nowhere/at/all', 'notFound', '/nowhere/at/all'],
  ['notFound', '/resources/?from=ad#collection', 'resources', '/resources?from=ad#collection'],
  ['notFound', '/Privacy-Policy', 'privacy', '/privacy-policy'],
] as const) {
  test(`the ${id} document at ${address} shows ${shown} at ${normal}, without a complaint or a page load`, async () => {
    stub(location, 'assign', (href: string) => problems.push(href));
    stub(location, 'reload', () => problems.push('reload'));
    open(routes[shown], normal);
    const expected = headings();
    open(routes[id], address);
    const elements = [...document.querySelectorAll('#root *')];
    const entries = history.length;
    root = await act(hydrate);
    const { pathname, search, hash } = location;
    assert.equal([pathname + search + hash, history.length, problems], [normal, entries, []]);
    assert.equal([document.title, headings()], [routes[shown].title, expected]);
    assert.equal([document.activeElement, find('[role=status]').textContent], [document.body, '']);
    if (shown === id) assert.ok(elements.every(({ isConnected }) => isConnected), 'hydration keeps every element');
  });
}

test('nothing is hydrated before the document has arrived to its end', async () => {
  open(routes.home, '/');
  const footer = find('footer');
  footer.remove();
  stub(document, 'readyState', 'loading');
  let hydrating: Promise<Root> | undefined;
  await act(async () => {
    hydrating = hydrate();
    await settle();
  });
  assert.not.ok(classList.contains('hydrated'));
  find('main').after(footer);
  await act(async () => {
    dispatchEvent(new Event('DOMContentLoaded'));
    root = await hydrating;
  });
  assert.equal([problems, document.querySelectorAll('footer').length], [[], 1]);
  assert.ok(classList.contains('hydrated'));
});

test('what was typed stays where React makes the page anew, because an extension has changed it', async () => {
  open(routes.home, '/');
  const expected = headings();
  find<HTMLTextAreaElement>('textarea').value = 'Quotes take all evening';
  find('header nav').replaceChildren('Translated');
  const main = find('main');
  root = await act(hydrate);
  assert.is.not(find('main'), main);
  assert.equal([find<HTMLTextAreaElement>('textarea').value, headings()], ['Quotes take all evening', expected]);
});

test.run();
