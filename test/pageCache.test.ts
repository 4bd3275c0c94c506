import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pageCache, preloadPage, preparePage } from '../src/pageCache.ts';
import { createStaticRouter } from '../src/router/createRouter.ts';
import { RouterContext } from '../src/router/useRouter.ts';
import { routes } from '../src/routes.ts';
import { Prerendered } from '../src/ui/Prerendered.tsx';
import { fakeTimers, restoreStubs, settle, stub } from './helpers.tsx';

const test = suite('pageCache');
const ADDRESS = 'https://site.example/terms-of-service#top';
let clock: ReturnType<typeof fakeTimers>;
let loads = 0;
let assigned: string[];
let reloads = 0;

const { signal } = new AbortController();

function Page() {
  return null;
}

function everyLoad(load: () => Promise<ComponentType>): void {
  stub(routes.terms, 'load', () => {
    loads += 1;
    return load();
  });
}

function breakEveryLoad(): void {
  everyLoad(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
}

test.before.each(() => {
  clock = fakeTimers();
  loads = 0;
  assigned = [];
  reloads = 0;
  history.replaceState(null, '', '/');
  stub(location, 'assign', (href: string) => assigned.push(href));
  stub(location, 'reload', () => (reloads += 1));
});

test.after.each(async () => {
  // Until the cache has dropped what the test left in it.
  await clock.advance(1_000_000);
  restoreStubs();
  clock.restore();
});

test('a page that is there already needs no waiting', () => {
  pageCache.seed('terms', Page);
  assert.is(preparePage('/terms-of-service', ADDRESS, signal), undefined);
});

test('a page that is missing is loaded, once', async () => {
  everyLoad(() => Promise.resolve(Page));
  preloadPage('/terms-of-service');
  preloadPage('/terms-of-service');
  await preparePage('/terms-of-service', ADDRESS, signal);
  assert.is(loads, 1);
  assert.is(pageCache.peek('terms'), Page);
});

test('a page with parts is ready once its code and its document are there, and can use them', async () => {
  let deliver = () => {};
  const written = document.implementation.createHTMLDocument();
  written.body.innerHTML = '<div data-part="Words">Hello</div>';
  stub(
    globalThis,
    'XMLHttpRequest',
    class {
      status = 200;
      responseXML = written;
      onloadend = () => {};
      open() {}
      send() {
        deliver = () => this.onloadend();
      }
    },
  );
  stub(routes.terms, 'hasParts', true);
  everyLoad(() => Promise.resolve(() => createElement(Prerendered, { part: 'Words' })));
  const ready = preparePage('/terms-of-service', ADDRESS, signal);
  await settle();
  assert.is(pageCache.peek('terms'), undefined);
  deliver();
  await ready;
  const Whole = pageCache.peek('terms');
  const router = createStaticRouter('/terms-of-service');
  const { container } = render(Whole && createElement(RouterContext, { value: router }, createElement(Whole)));
  assert.is(container.textContent, 'Hello');
  cleanup();
});

test('an unknown path loads the 404 page', async () => {
  await preparePage('/nowhere', 'https://site.example/nowhere', signal);
  assert.is(pageCache.peek('notFound')?.name, 'NotFoundPage');
});

test('a page that fails to load becomes an ordinary page load after the first failed retry', async () => {
  breakEveryLoad();
  preparePage('/terms-of-service', ADDRESS, signal)?.catch(() => {});
  await clock.advance(999);
  assert.equal([loads, assigned], [1, []]);
  await clock.advance(1);
  assert.equal([loads, assigned], [2, [ADDRESS]]);
});

test('the ordinary page load is tried once, however often the retries fail', async () => {
  breakEveryLoad();
  preparePage('/terms-of-service', ADDRESS, signal)?.catch(() => {});
  await clock.advance(1_000);
  await clock.advance(2_000);
  await clock.advance(4_000);
  assert.equal([loads, assigned], [4, [ADDRESS]]);
});

test('a page that fails to load at its own address is reloaded', async () => {
  breakEveryLoad();
  preparePage('/terms-of-service', location.href, signal)?.catch(() => {});
  await clock.advance(1_000);
  assert.equal([reloads, assigned], [1, []]);
});

test('a guess that fails to load moves nobody', async () => {
  breakEveryLoad();
  pageCache.seed('home', Page);
  preparePage('/', 'https://site.example/', signal);
  preloadPage('/terms-of-service');
  await clock.advance(100_000);
  assert.equal([assigned, reloads], [[], 0]);
});

test('a page that the visitor has given up for another moves nobody when it fails', async () => {
  breakEveryLoad();
  pageCache.seed('home', Page);
  preparePage('/terms-of-service', ADDRESS, signal)?.catch(() => {});
  preparePage('/', 'https://site.example/', signal);
  await clock.advance(100_000);
  assert.equal([assigned, reloads], [[], 0]);
});

test('a page that the visitor has given up for a place on the present one moves nobody when it fails', async () => {
  breakEveryLoad();
  preparePage('/terms-of-service', ADDRESS, AbortSignal.abort())?.catch(() => {});
  await clock.advance(100_000);
  assert.equal([assigned, reloads], [[], 0]);
});

test('offline the retries run to their end, and no page load is tried', async () => {
  breakEveryLoad();
  stub(navigator, 'onLine', false);
  let failure: unknown;
  preparePage('/terms-of-service', ADDRESS, signal)?.catch((error: unknown) => (failure = error));
  for (let retry = 0; retry < 3; retry += 1) {
    await clock.advance(30_000);
    dispatchEvent(new Event('online'));
    await settle();
  }
  assert.is(loads, 4);
  assert.ok(failure instanceof TypeError);
  assert.equal([assigned, reloads], [[], 0]);
});

test.run();
