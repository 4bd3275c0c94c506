import * as assert from 'uvu/assert';
import { checkRoutes, routeAdvice } from '../../src/checks/checkRoutes.ts';
import { routes } from '../../src/routes.ts';
import { suite } from '../suite.ts';

const test = suite('checkRoutes');
const { home, privacy } = routes;

const problems = (path: string) => checkRoutes([home, { ...privacy, title: 'Privacy', path }], []).join();

test('a page may stand at any path of small letters, digits and hyphens, also below another', () => {
  for (const path of ['/careers', '/blog/three-jobs', '/2026/a/b']) assert.is(problems(path), '', path);
});

for (const path of ['careers', '/Careers', '/our work', '/careers/', '/a//b', '/a.html', '/a?b', '']) {
  test(`a page at "${path}" would not be found, so it is refused`, () => {
    assert.match(problems(path), `src/routes.ts: "${path}" of "Privacy" can’t be reached`);
  });
}

test('a path can’t be taken twice', () => {
  assert.match(problems('/'), `src/routes.ts: / of "Privacy" is already that of "${home.title}"`);
});

test('a page that is imported on demand names its file', () => {
  const file = 'src/pages/OtherPage.tsx';
  assert.equal(checkRoutes([home, { ...privacy, importedFrom: file }], [file]), []);
  assert.match(checkRoutes([home, privacy], [file]).join(), `importedFrom: '${file}'`);
});

test('a title and a description that search results would not show are advised about, and stop nothing', () => {
  const page = ([title, description]: readonly [number, number]) => [{ path: '/a', title: 'a'.repeat(title), description: 'b'.repeat(description) }];
  for (const fit of [[60, 50], [60, 160]] as const) assert.equal(routeAdvice(page(fit)), []);
  assert.equal(routeAdvice(page([61, 49])), [
    'src/routes.ts: the title of /a has 61 characters; search results show 60.',
    'src/routes.ts: the description of /a has 49 characters; 50 to 160 are best.',
  ]);
  assert.is(routeAdvice(page([60, 161])).length, 1);
});

test.run();
