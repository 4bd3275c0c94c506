import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileOf } from '../src/build/document.ts';
import { routeFor, routes } from '../src/routes.ts';

const test = suite('routes');
const all = Object.values(routes);

for (const [id, path, file, indexed, component] of [
  ['home', '/', 'index.html', true, 'HomePage'],
  ['resources', '/resources', 'resources.html', true, 'ResourcesPage'],
  ['privacy', '/privacy-policy', 'privacy-policy.html', false, 'PrivacyPage'],
  ['terms', '/terms-of-service', 'terms-of-service.html', false, 'TermsPage'],
  ['notFound', '/404', '404.html', false, 'NotFoundPage'],
] as const) {
  test(`${path} is ${component}, in ${file}, which search engines may ${indexed ? '' : 'not '}list`, async () => {
    const route = routeFor(path);
    assert.equal([route.id, route.path, fileOf(path), route.indexed], [id, path, file, indexed]);
    assert.is((await route.load()).name, component);
  });
}

test('every page is listed by its id, is found at its path, and has a title of its own', () => {
  for (const [id, route] of Object.entries(routes)) assert.equal([route.id, routeFor(route.path).id], [id, id]);
  assert.is(new Set(all.map(({ title }) => title)).size, all.length);
});

test('any other path is the 404 page', () => {
  for (const path of ['/nowhere', '/resources/x', '//', '/constructor']) assert.is(routeFor(path).id, 'notFound', path);
});

test('each page has a description of its own, of the 50 to 160 characters that search results show', () => {
  const texts = all.map(({ description }) => description);
  assert.is(new Set(texts).size, all.length);
  assert.equal(texts.filter(({ length }) => length < 50 || length > 160), []);
});

test.run();
