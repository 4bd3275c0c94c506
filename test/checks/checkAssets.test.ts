import * as assert from 'uvu/assert';
import { checkAssets, pictureAdvice } from '../../src/checks/checkAssets.ts';
import { suite } from '../suite.ts';

const test = suite('checkAssets');
const small = new Uint8Array(200_000);
const large = new Uint8Array(1_234_567);

test('a picture above 200 kB is named with its size and what to do; another file may be as large as it is', () => {
  assert.equal(pictureAdvice(new Map([['/a.jpg', small], ['/film.mp4', large]]), []), []);
  const [advice = '', ...more] = pictureAdvice(new Map([['/team/We all.JPG', large]]), []);
  assert.equal(more, []);
  assert.match(advice, /^src\/assets\/team\/We all\.JPG has 1,235 kB\. Make it less than 200/);
});

test('a picture without width and height is named with its page', () => {
  const img = (attributes: string) => [{ path: '/careers', body: `<p><img alt="" src="/a.jpg"${attributes}></p>` }];
  const files = new Map([['/a.jpg', small]]);
  assert.equal(pictureAdvice(files, img(' width="8" height="6"')), []);
  for (const attributes of ['', ' width="8"', ' height="6"']) {
    assert.match(pictureAdvice(files, img(attributes)).join(), /^The page \/careers shows \/a\.jpg without/);
  }
});

test('a picture that is not there is named with its page', () => {
  const files = new Map([['/team/We all.jpg', small]]);
  const show = (src: string) => [{ path: '/', body: `<img src="${src}" alt="" width="8" height="6">` }];
  for (const src of ['/team/We%20all.jpg', 'data:,', 'https://a.example/b.jpg']) {
    assert.equal(pictureAdvice(files, show(src)), [], src);
  }
  for (const src of ['/team/we%20all.jpg', 'team/We all.jpg', '/%']) {
    assert.match(pictureAdvice(files, show(src)).join(), `The page / shows ${src}, and src/assets holds no such file`);
  }
});

test('a file that the build would write over, or that would lie among its own, is refused', () => {
  const assets = new Map([['/a.jpg', small], ['/robots.txt', small], ['/assets/b.jpg', small]]);
  const problems = checkAssets(assets, new Map<string, unknown>([...assets, ['/robots.txt', 'User-agent: *']]));
  assert.equal(problems.map((problem) => problem.split(':')[0]), ['src/assets/robots.txt', 'src/assets/assets/b.jpg']);
});

test.run();
