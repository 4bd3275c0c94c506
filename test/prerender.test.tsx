import { Fragment, Suspense } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { businessTypes } from '../src/content/businessTypes/all.ts';
import { pageCache } from '../src/pageCache.ts';
import { prerenderRoute } from '../src/prerender.tsx';
import { routes } from '../src/routes.ts';
import { restoreStubs, stub, withoutWindow } from './helpers.tsx';

const test = suite('prerender');
const FORBIDDEN = /^<(?:script|template|style|iframe)>|^(?:style|hidden|on\w+)=|=\s*javascript:/i;
const documents = new Map<string, Document>();

function documentAt(path: string): Document {
  const found = documents.get(path);
  if (!found) throw new Error(`no page at ${path}`);
  return found;
}

function textsOf(root: ParentNode, selector: string): (string | null)[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
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
    for (const element of documentAt(path).querySelectorAll('*')) {
      const attributes = element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`);
      const found = [`<${element.localName}>`, ...attributes].filter((part) => FORBIDDEN.test(part));
      assert.equal(found, [], element.outerHTML);
    }
  });

  test(`${path} has its transparent header in the tone of the section below it`, () => {
    const [header, section] = ['header', 'main section'].map((part) => documentAt(path).querySelector<HTMLElement>(part));
    assert.is(header?.dataset.tone, section?.dataset.tone);
  });

  test(`${path} names each id once`, () => {
    const ids = [...documentAt(path).querySelectorAll('[id]')].map(({ id }) => id);
    assert.equal(ids.filter((id, index) => ids.indexOf(id) !== index), []);
  });

  test(`${path} links only to pages and sections that exist`, () => {
    for (const link of documentAt(path).querySelectorAll('a')) {
      const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', `https://site.example${path}`);
      if (origin !== 'https://site.example') continue;
      const target = documentAt(pathname);
      assert.ok(hash === '' || target.getElementById(hash.slice(1)), link.outerHTML);
    }
  });

  test(`${path} has its live regions before the first message, empty`, () => {
    for (const role of ['status', 'alert']) {
      assert.equal([...new Set(textsOf(documentAt(path), `[role=${role}]`))], [''], role);
    }
  });
}

test('the home page has all the anchors of the specification', () => {
  const anchors = ['services', 'about', 'workflow', 'ai-solutions', 'experts', 'cyber-checks', 'contact'];
  const sections = [...documentAt('/').querySelectorAll('main > section[id]')].map(({ id }) => id);
  assert.equal(sections.filter((id) => anchors.includes(id)), anchors);
});

test('/resources has every trade with all its automations and their steps, for visitors without JavaScript', () => {
  for (const { id, title, description, categories } of businessTypes) {
    const card = documentAt('/resources').getElementById(id);
    const automations = categories.flatMap((category) => [
      category.title,
      category.description,
      ...category.steps.map(({ text }) => text),
      category.valueStatement,
    ]);
    assert.equal(card && textsOf(card, 'h3, h4, p, span'), [title, description, ...automations]);
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
    const failure = await withoutWindow(() => prerenderRoute(routes.terms).catch((error: unknown) => error));
    assert.is(String(failure), "Error: Broken can't be rendered on /terms-of-service: Error: the wire broke");
  });
}

test.run();
