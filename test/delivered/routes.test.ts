import * as assert from 'uvu/assert';
import { allRoutes, routeFor } from '../../src/routes.ts';
import { suite } from '../suite.ts';

const test = suite('as delivered: routes');

for (const [path, indexed, component] of [
  ['/', true, 'HomePage'],
  ['/resources', true, 'ResourcesPage'],
  ['/privacy-policy', false, 'PrivacyPage'],
  ['/terms-of-service', false, 'TermsPage'],
  ['/404', false, 'NotFoundPage'],
] as const) {
  test(`${path} is ${component}, which search engines may ${indexed ? '' : 'not '}list`, async () => {
    const route = routeFor(path);
    assert.equal([route.path, route.indexed], [path, indexed]);
    assert.is((await route.load()).name, component);
  });
}

test('each page has a title of its own', () => {
  const titles = allRoutes.map(({ title }) => title);
  assert.equal(titles.filter((title, index) => titles.indexOf(title) !== index), []);
});

test('search results show the home page’s title in full', () => {
  const { title } = routeFor('/');
  assert.ok(title.length <= 60, title);
});

test('each page has a description of its own, of the 50 to 160 characters that search results show', () => {
  const texts = allRoutes.map(({ description }) => description);
  assert.is(new Set(texts).size, allRoutes.length);
  assert.equal(texts.filter(({ length }) => length < 50 || length > 160), []);
});

test.run();
