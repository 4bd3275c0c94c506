import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { descriptions } from '../src/content/descriptions.ts';
import { normalisePath } from '../src/router/match.ts';
import { fileOf } from '../src/build/document.ts';
import { routeFor, routes } from '../src/routes.ts';

const test = suite('routes');
const all = Object.values(routes);
const { home, resources, privacy, terms, notFound } = routes;
const specified = [home, resources, privacy, terms, notFound];

test('the pages of the specification are there', () => {
  assert.equal(
    specified.map(({ path }) => `${path} ${fileOf(path)}`),
    [
      '/ index.html',
      '/resources resources.html',
      '/privacy-policy privacy-policy.html',
      '/terms-of-service terms-of-service.html',
      '/404 404.html',
    ],
  );
});

for (const name of ['id', 'path', 'title'] as const) {
  test(`no two pages share their ${name}`, () => {
    const values = all.map((route) => route[name]);
    assert.is(new Set(values).size, values.length);
    assert.ok(values.every((value) => value !== ''));
  });
}

test('each description has 50 to 160 characters, which search results show in full', () => {
  const texts = Object.entries(descriptions);
  assert.is(new Set(texts.map(([, text]) => text)).size, all.length);
  for (const [id, description] of texts) {
    assert.ok(description.length >= 50 && description.length <= 160, `${id}: ${description.length}`);
  }
});

test('each page is listed under its own id, and its path is spelt as the router spells it', () => {
  for (const [id, route] of Object.entries(routes)) {
    assert.is(route.id, id);
    assert.is(normalisePath(route.path), route.path);
  }
});

test('every path leads to its page, and any other to the 404 page', () => {
  for (const route of all) assert.is(routeFor(route.path), route);
  for (const path of ['/nowhere', '/resources/x', '//', '/constructor']) {
    assert.is(routeFor(path), routes.notFound, path);
  }
});

test('search engines may list the pages with content, and never the 404 page', () => {
  assert.equal([routes.home, routes.resources, routes.notFound].map(({ indexed }) => indexed), [true, true, false]);
});

test('every page can be loaded, and its component has the name of its file', async () => {
  for (const { id, load } of all) assert.match((await load()).name, /^[A-Z]\w*Page$/, id);
  const pages = await Promise.all(specified.map(({ load }) => load()));
  assert.equal(
    pages.map(({ name }) => name),
    ['HomePage', 'ResourcesPage', 'PrivacyPage', 'TermsPage', 'NotFoundPage'],
  );
});

test.run();
