import * as assert from 'uvu/assert';
import { policyBreaches, sheetBreaches } from '../../src/checks/policyBreaches.ts';
import { suite } from '../suite.ts';

const test = suite('policyBreaches');
const SITE = 'https://www.example.com.au';
const OTHER = 'https://other.example';

for (const [html, way] of [
  [`<iframe src="${OTHER}/map"></iframe>`, 'Link to it with an <a>'],
  ['<object data="/brochure.pdf"></object>', 'Link to it with an <a>'],
  ['<embed src="/brochure.pdf">', 'Link to it with an <a>'],
  [`<form method="post" action="${OTHER}/subscribe">`, 'Send it by script'],
  ['<form><button formaction="/subscribe">', 'Send it by script'],
  [`<script async src="${OTHER}/widget.js"></script>`, 'fill in counter in src/site.ts'],
  ['<script>gtag()</script>', 'src/assets, or a component’s effect'],
  ['<p style="color:red">', 'CSS module'],
  ['<style>p { color: red }</style>', 'CSS module'],
  ['<button onclick="go()">', 'Handle the event in a component'],
  ['<a href="javascript:go()">', 'Use a button'],
  ['<link rel="stylesheet" href="https://fonts.example/css2?family=Inter">', 'Import yours in styles/index.css'],
  [`<link href='${OTHER}/icon.png' rel=icon>`, 'Put the file into src/assets'],
  [`<img alt="" src="${OTHER}/a.jpg">`, 'Put the file into src/assets'],
  ['<img alt="" src="data:image/png;base64,AAAA">', 'Put the file into src/assets'],
  [`<img alt="" src="/a.jpg" srcset="/a.jpg 1x, ${OTHER}/a.jpg 2x">`, 'Put the file into src/assets'],
  ['<video poster="//other.example/a.jpg">', 'Put the file into src/assets'],
  [`<svg><image href="${OTHER}/a.jpg"/></svg>`, 'Put the file into src/assets'],
] as const) {
  test(`${html} is refused, with the page and the way out: ${way}`, () => {
    const [found = '', ...more] = policyBreaches('The page /a', `<main><p>Hello</p>${html}</main>`, SITE);
    assert.equal(more, []);
    assert.ok(found.startsWith('The page /a has <'), found);
    assert.match(found, way);
  });
}

for (const html of [
  `<p>An &lt;iframe&gt; has a style="x", and 2 < 3 > 1</p><!-- <iframe src="${OTHER}"> -->`,
  `<a href="${OTHER}" rel="me" data-onclick="x">Us elsewhere</a><a href="mailto:a@b.example">Mail</a>`,
  `<img alt="a > b" src="/my photo.jpg" srcset="/a.jpg 1x, b.jpg 2x"><img alt="" src="${SITE}/a.jpg">`,
  '<form method="post"><input name="style"><button type="submit">Go</button></form>',
  `<link rel="canonical" href="${SITE}/a"><link rel="preconnect" href="${OTHER}"><link rel="icon" href="/favicon.svg">`,
  '<script type="application/ld+json">{}</script><script src="/own.js" defer></script>',
  '<script data-modules="{{modules}}">{{headScript}}</script><style>{{sheet}}</style>{{body}}',
  '<svg><use href="#mark"/></svg><video src="/film.mp4" controls></video>',
]) {
  test(`${html} is fine`, () => {
    assert.equal(policyBreaches('The page /a', html, SITE), []);
  });
}

const FILES = new Map([['/assets/a.woff2', ''], ['/my photo.jpg', '']]);

test('a style sheet that loads what is not there is refused', () => {
  assert.match(sheetBreaches("p{background:url('/gone.jpg')}", '', FILES).join(), 'loads /gone.jpg, and src/assets holds no');
});

test('a style sheet that loads from elsewhere is refused, and one that loads our own files is not', () => {
  const own = "@font-face{src:url(/assets/a.woff2)}p{background:url('/my photo.jpg');mask:url(#m)}";
  assert.equal(sheetBreaches(own, '', FILES), []);
  for (const address of ['https://fonts.example/css2', '//fonts.example/a.woff2', 'data:image/svg+xml,x']) {
    for (const sheet of [`@import"${address}";`, `@import url("${address}");`, `p{background:url(${address})}`]) {
      const [found = '', ...more] = sheetBreaches(own + sheet, SITE, FILES);
      assert.equal([found.startsWith(`A style sheet loads ${address}, `), more], [true, []], sheet);
    }
  }
});

test.run();
