import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileOf } from '../src/build/document.ts';
import { allRoutes, routeFor, routes } from '../src/routes.ts';

const test = suite('routes');

for (const [path, file, indexed, component] of [
  ['/', 'index.html', true, 'HomePage'],
  ['/resources', 'resources.html', true, 'ResourcesPage'],
  ['/privacy-policy', 'privacy-policy.html', false, 'PrivacyPage'],
  ['/terms-of-service', 'terms-of-service.html', false, 'TermsPage'],
  ['/404', '404.html', false, 'NotFoundPage'],
] as const) {
  test(`${path} is ${component}, in ${file}, which search engines may ${indexed ? '' : 'not '}list`, async () => {
    const route = routeFor(path);
    assert.equal([route.path, fileOf(path), route.indexed], [path, file, indexed]);
    assert.is((await route.load()).name, component);
  });
}

test('every page is found at its path, and has a title of its own', () => {
  for (const route of allRoutes) assert.is(routeFor(route.path), route);
  assert.is(new Set(allRoutes.map(({ title }) => title)).size, allRoutes.length);
});

test('any other path is the 404 page', () => {
  for (const path of ['/nowhere', '/resources/x', '//', '/constructor']) assert.is(routeFor(path), routes.notFound, path);
});

test('each page has a description of its own, of the 50 to 160 characters that search results show', () => {
  const texts = allRoutes.map(({ description }) => description);
  assert.is(new Set(texts).size, allRoutes.length);
  assert.equal(texts.filter(({ length }) => length < 50 || length > 160), []);
});

test.run();
