import { existsSync } from 'node:fs';
import { Fragment, Suspense } from 'react';
import * as assert from 'uvu/assert';
import { businessTypes } from '../src/content/businessTypes/all.ts';
import { pageCache } from '../src/pageCache.ts';
import { prerenderRoute } from '../src/prerender.tsx';
import { routes } from '../src/routes.ts';
import { restoreStubs, stub, withoutWindow } from './helpers.tsx';
import { suite } from './suite.ts';

const test = suite('prerender');
const FORBIDDEN = /^<(?:script|template|style|iframe)>|^(?:style|hidden|on\w+)=|=\s*javascript:/i;
const documents = new Map<string, Document>();

function documentAt(path: string): Document {
  const found = documents.get(path);
  if (!found) throw new Error(`no page at ${path}`);
  return found;
}

/** A file of src/assets, or the one that the build writes for readers. */
function isFile(pathname: string): boolean {
  return pathname === '/licences.txt' || (pathname.includes('.') && existsSync(`src/assets${pathname}`));
}

test.before(async () => {
  for (const route of Object.values(routes)) {
    const html = await withoutWindow(() => prerenderRoute(route));
    documents.set(route.path, new DOMParser().parseFromString(html, 'text/html'));
  }
});

test.after.each(restoreStubs);

for (const { path } of Object.values(routes)) {
  test(`${path} is prerendered without a window: one header, main, footer, and one h1, which is in main`, () => {
    for (const selector of ['header', 'main', 'footer', 'h1', 'main h1']) {
      assert.is(documentAt(path).querySelectorAll(selector).length, 1, selector);
    }
  });

  test(`${path} needs no script and breaks no policy: nothing inline, no template, no javascript: address`, () => {
    for (const element of documentAt(path).querySelectorAll('*:not(option)')) {
      const attributes = element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`);
      const found = [`<${element.localName}>`, ...attributes].filter((part) => FORBIDDEN.test(part));
      assert.equal(found, [], element.outerHTML);
    }
  });

  test(`${path} names each id once, by what an address can hold`, () => {
    const ids = [...documentAt(path).querySelectorAll('[id]')].map(({ id }) => id);
    assert.equal(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z][\w-]*$/i.test(id)), []);
  });

  test(`${path} links only to pages, sections and files that exist`, () => {
    const dead = [...documentAt(path).querySelectorAll('a')].filter((link) => {
      const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', `https://site.example${path}`);
      if (origin !== 'https://site.example' || isFile(pathname)) return false;
      const target = documents.get(pathname);
      return !target || (hash !== '' && !target.getElementById(hash.slice(1)));
    });
    assert.equal(dead.map(({ outerHTML }) => outerHTML), []);
  });

  test(`${path} shows only drawings that it has, all hidden from assistive technology or named`, () => {
    for (const drawing of documentAt(path).querySelectorAll('svg, canvas')) {
      assert.ok(drawing.closest('[aria-hidden="true"], [role="img"][aria-label]'), drawing.outerHTML);
    }
    for (const use of documentAt(path).querySelectorAll('use')) {
      assert.ok(documentAt(path).querySelector(use.getAttribute('href') ?? ''), use.outerHTML);
    }
  });

  test(`${path} has the headings that its sections are named by`, () => {
    for (const section of documentAt(path).querySelectorAll('section[aria-labelledby]')) {
      const heading = documentAt(path).getElementById(section.getAttribute('aria-labelledby') ?? '');
      assert.ok(heading?.textContent, section.id);
    }
  });

  test(`${path} has its live regions before the first message, empty`, () => {
    for (const role of ['status', 'alert']) {
      const texts = [...documentAt(path).querySelectorAll(`[role=${role}]`)].map(({ textContent }) => textContent);
      assert.equal([...new Set(texts)], [''], role);
    }
  });
}

test('/resources has every trade with all its automations and their steps, for visitors without JavaScript', () => {
  for (const { id, title, description, categories } of businessTypes) {
    const card = documentAt('/resources').getElementById(id)?.textContent ?? '';
    const automations = categories.flatMap((category) => [
      category.title,
      category.description,
      ...category.steps.map(({ text }) => text),
      category.valueStatement,
    ]);
    assert.equal([title, description, ...automations].filter((text) => !card.includes(text)), []);
  }
});

for (const [where, Boundary] of [['outside', Fragment], ['inside', Suspense]] as const) {
  test(`a component that throws ${where} a boundary ends the build with its name and its error`, async () => {
    function Broken(): never {
      throw new Error('the wire broke');
    }
    stub(console, 'error', () => {});
    const broken = { status: 'ready', value: () => <Boundary><Broken /></Boundary> };
    stub(pageCache, 'getSnapshot', () => broken);
    const failure = await withoutWindow(() => prerenderRoute(routes.notFound).catch((error: unknown) => error));
    assert.is(String(failure), "Error: Broken can't be rendered on /404: Error: the wire broke");
  });
}

test.run();
