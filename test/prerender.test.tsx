import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { App } from '../src/App.tsx';
import { codeCache } from '../src/pageCache.ts';
import { keepParts } from '../src/keepParts.ts';
import { prerenderRoute } from '../src/prerender.tsx';
import { createRouter } from '../src/router/createRouter.ts';
import { routeFor, routes } from '../src/routes.ts';
import type { Route } from '../src/routes.ts';
import { fakeTimers, restoreStubs, stub, withoutWindow } from './helpers.tsx';

const test = suite('prerender');
const pages = new Map<string, { html: string; root: HTMLElement }>();
const { BUILD_YEAR } = process.env;
let unmount = () => {};

function pageAt(path: string) {
  const page = pages.get(path);
  if (!page) throw new Error(`nothing prerendered for ${path}`);
  return page;
}

/** Hydrates the document of a route as the browser finds it at an address, and notes what goes wrong. */
async function hydrateAt({ path, id, load }: Route, address: string, before = (_root: HTMLElement) => {}) {
  const clock = fakeTimers();
  const problems: unknown[] = [];
  stub(console, 'error', (...problem: unknown[]) => {
    // Only in this test does the same React context serve both renderers.
    if (!String(problem[0]).startsWith('Detected multiple renderers')) problems.push(problem);
  });
  codeCache.seed(id, await load());
  history.replaceState(null, '', address);
  const container = document.createElement('div');
  container.innerHTML = pageAt(path).html;
  document.body.append(container);
  before(container);
  const router = createRouter({ serverPath: path, prepare: () => undefined, preload: () => {} });
  const root = await act(() =>
    hydrateRoot(container, <App router={router} />, { onRecoverableError: (error) => problems.push(error) }),
  );
  unmount = () => {
    act(() => root.unmount());
    container.remove();
    clock.restore();
  };
  return { container, problems };
}

test.before(async () => {
  process.env.BUILD_YEAR = '2026';
  for (const route of Object.values(routes)) {
    const html = await withoutWindow(() => prerenderRoute(route));
    const root = document.createElement('div');
    root.innerHTML = html;
    pages.set(route.path, { html, root });
  }
});

test.after.each(() => {
  unmount();
  unmount = () => {};
  restoreStubs();
});

test.after(() => {
  if (BUILD_YEAR === undefined) delete process.env.BUILD_YEAR;
  else process.env.BUILD_YEAR = BUILD_YEAR;
});

for (const [path, heading] of [
  ['/', 'Quotes out. Invoices sent. Leads followed up.'],
  ['/resources', "See Exactly What's Possible When You Automate Intelligently"],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-of-service', 'Terms of service'],
  ['/404', 'Oops! Page not found'],
] as const) {
  test(`${path} is complete HTML with its h1, header, main and footer`, () => {
    const { root } = pageAt(path);
    assert.equal(
      [...root.querySelectorAll('h1')].map(({ textContent }) => textContent),
      [heading],
    );
    assert.ok(root.querySelector('main h1'));
    for (const landmark of ['header', 'main#main', 'footer']) {
      assert.is(root.querySelectorAll(landmark).length, 1, landmark);
    }
  });

  test(`${path} needs no script and breaks no policy: no style attribute, template or script`, () => {
    const { html } = pageAt(path);
    assert.not.match(html, /\sstyle=/);
    assert.not.match(html, /<(template|script|style)\b/);
    assert.not.match(html, /javascript:|<div hidden/);
  });

  test(`${path} names each id once, and its links lead to pages and sections that exist`, () => {
    const { root } = pageAt(path);
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    assert.equal(ids.filter((id, index) => ids.indexOf(id) !== index), []);
    for (const link of root.querySelectorAll('a[href^="/"], a[href^="#"]')) {
      const [target = '', anchor] = (link.getAttribute('href') ?? '').split('#');
      const targetPath = target === '' ? path : target;
      assert.is(routeFor(targetPath).path, targetPath, `${path} links to ${targetPath}`);
      if (anchor === undefined) continue;
      assert.ok(pageAt(targetPath).root.querySelector(`#${anchor}`), `${targetPath}#${anchor}`);
    }
  });

  test(`${path} has the live regions before the first message, empty`, () => {
    const { root } = pageAt(path);
    const regions = [...root.querySelectorAll('[role=status], [role=alert]')];
    assert.ok(regions.length >= 3);
    assert.ok(regions.every(({ textContent }) => textContent === ''));
  });
}

for (const [route, address] of [
  [routes.home, '/'],
  [routes.home, '/?from=ad#contact'],
  [routes.resources, '/resources#dental-practices'],
  [routes.privacy, '/privacy-policy/'],
  [routes.terms, '/terms-of-service.html'],
  [routes.notFound, '/nowhere/at/all'],
] as const) {
  test(`${route.path} hydrates at ${address} without a mismatch`, async () => {
    stub(globalThis, 'PerformanceNavigationTiming', class {});
    const { problems, container } = await hydrateAt(route, address);
    assert.equal(problems, []);
    const prerendered = pageAt(route.path).root.querySelector('h1');
    assert.is(container.querySelector('h1')?.textContent, prerendered?.textContent);
  });
}

test('a card and a menu that were opened before hydration stay open', async () => {
  const { problems, container } = await hydrateAt(routes.resources, '/resources', (root) => {
    const opened = root.querySelectorAll('header details, #dental-practices');
    for (const details of opened) details.setAttribute('open', '');
  });
  assert.equal(problems, []);
  assert.is(container.querySelectorAll('details[open]').length, 2);
});

for (const route of [routes.home, routes.resources]) {
  test(`${route.path} keeps every element that it was prerendered with`, async () => {
    let before: Element[] = [];
    const { container } = await hydrateAt(route, route.path, (root) => {
      before = [...root.querySelectorAll('main *')];
    });
    const after = new Set(container.querySelectorAll('main *'));
    assert.equal(before.filter((element) => !after.has(element)), []);
  });
}

for (const route of [routes.home, routes.resources]) {
  test(`${route.path}, made anew because something has changed it, gets its parts back`, async () => {
    let restoreParts = () => {};
    const { problems, container } = await hydrateAt(route, route.path, (root) => {
      root.querySelector('header nav')?.replaceChildren('Translated');
      restoreParts = keepParts(root);
    });
    assert.ok(problems.length > 0);
    restoreParts();
    restoreParts();
    const headings = (root: Element) => [...root.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent);
    assert.equal(headings(container), headings(pageAt(route.path).root));
    assert.match(container.querySelector('header nav')?.textContent ?? '', 'Services');
  });
}

test('the pages whose document has parts are those that a link takes them from', () => {
  const withParts = Object.values(routes).filter(({ path }) => pageAt(path).root.querySelector('main [data-part]'));
  assert.equal(withParts, Object.values(routes).filter(({ hasParts }) => hasParts));
  for (const { path } of withParts) {
    const names = [...pageAt(path).root.querySelectorAll<HTMLElement>('main [data-part]')].map(({ dataset }) => dataset.part);
    assert.is(new Set(names).size, names.length, path);
  }
});

test('a page that throws ends the build with its error', async () => {
  function Broken(): never {
    throw new Error('the wire broke');
  }
  const route = { ...routes.terms, load: () => Promise.resolve(Broken) };
  const logged: unknown[] = [];
  stub(console, 'error', (error: unknown) => logged.push(error));
  const failure = await withoutWindow(() => prerenderRoute(route).catch((error: unknown) => error));
  restoreStubs();
  assert.ok(failure instanceof Error);
  assert.is(failure.message, 'the wire broke');
  assert.equal(logged, [failure]);
});

test.run();
