import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { matchRoute, normalisePath } from '../../src/router/match.ts';

const test = suite('match');
const routes = [{ path: '/' }, { path: '/resources' }];

for (const [pathname, path] of [
  ['/', '/'],
  ['/index.html', '/'],
  ['/resources', '/resources'],
  ['/resources/', '/resources'],
  ['/resources.html', '/resources'],
  ['/Resources', '/resources'],
]) {
  test(`${pathname} is the page ${path}`, () => {
    assert.is(matchRoute(routes, pathname ?? '')?.path, path);
  });
}

for (const pathname of ['//', '//resources', '/resources//', '/%2Fresources', '/%E0%A4%A', '/constructor', '/__proto__', '/resources/x']) {
  test(`${pathname} is no page`, () => {
    assert.is(matchRoute(routes, pathname), undefined);
  });
}

test('an unknown path keeps its own spelling apart from the slash', () => {
  assert.is(normalisePath('/nowhere/'), '/nowhere');
});

test.run();
