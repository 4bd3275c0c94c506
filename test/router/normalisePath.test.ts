import * as assert from 'uvu/assert';
import { normalisePath } from '../../src/router/normalisePath.ts';
import { suite } from '../suite.ts';

const test = suite('normalisePath');

for (const [path, ...spellings] of [
  ['/', '/index.html', '/INDEX.html'],
  ['/resources', '/resources/', '/resources.html', '/Resources', '/%72esources'],
  ['/privacy-policy', '/privacy%2Dpolicy'],
  ['/café', '/caf%C3%A9'],
] as const) {
  for (const spelling of [path, ...spellings]) {
    test(`${spelling} is ${path}`, () => {
      assert.is(normalisePath(spelling), path);
    });
  }
}

for (const other of ['//', '//resources', '/resources//', '/%2Fresources', '/%E0%A4%A', '/resources/x']) {
  test(`${other} is another page than / and /resources`, () => {
    assert.not(['/', '/resources'].includes(normalisePath(other)));
  });
}

test.run();
