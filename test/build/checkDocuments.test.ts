import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkDocuments } from '../../src/build/checkDocuments.ts';

const test = suite('checkDocuments');

const SHEET = '.Header_bar{color:red}.reveal,.active:hover{--x:1.5}@media print{.visually-hidden{top:0}}';
const FILES = new Set(['/favicon.svg', '/assets/client.js']);
const SCRIPT = `const x = '<i style="a" class="b" id="c" href="/d"></i><i id="c"><template>'`;
const STYLE = '[class="e"]{}';
const HEAD = `<head><link href="/favicon.svg"><script>${SCRIPT}</script><style>${STYLE}</style></head>`;

function page(body: string, { path = '/', file = 'index.html', title = 'Home', head = HEAD } = {}) {
  return { path, file, title, sheets: [SHEET], html: `<!doctype html><html>${head}<body>${body}</body></html>` };
}

const about = page('<h2 id="team">Team</h2>', { path: '/about', file: 'about.html', title: 'About' });

function findings(body: string): string[] {
  return checkDocuments([page(body), about], FILES, 1);
}

test('documents in order have no findings', () => {
  const body = `
    <header class="Header_bar reveal" id="top"></header>
    <a href="#top">Top</a><a href="/">Home</a><a href="/about#team">Team</a>
    <a href="mailto:a@b.example">Mail</a><a href="tel:+61">Call</a>
    <a href="https://elsewhere.example/x#y">Away</a>
    <div data-part="Words"><p></p></div>
    <img src="/favicon.svg" class="">`;
  assert.equal(findings(body), []);
});

for (const [name, body, finding] of [
  ['a class that the sheet lacks', '<p class="reveal Lost_a">', 'the class "Lost_a" is not in the style sheet'],
  ['an inline style', '<p style="color:red">x</p>', 'an element has an inline style attribute'],
  ['a template', '<template id="B:0"></template>', 'React wrote a template or a javascript: address'],
  ['a javascript: address', '<a href="javascript:1">', 'React wrote a template or a javascript: address'],
  ['a script that is not ours', '<script src="/assets/client.js"></script>', '2 scripts instead of 1'],
  ['a part without content', '<div data-part="Words" class="reveal"></div>', 'the part "Words" is empty'],
  ['an id that occurs twice', '<p id="a"></p><p id="a"></p>', 'the id "a" occurs twice'],
  ['a link to no page', '<a href="/nowhere">x</a>', 'the link /nowhere leads nowhere'],
  ['a link to a page’s file', '<a href="/about.html">x</a>', 'the link /about.html leads nowhere'],
  ['a picture that is not there', '<img src="/face.jpg">', 'the link /face.jpg leads nowhere'],
  [
    'an anchor that its own page lacks',
    '<a href="#nowhere">x</a>',
    'the link #nowhere names an anchor that index.html does not have',
  ],
  [
    'an anchor that another page lacks',
    '<a href="/about#x">x</a>',
    'the link /about#x names an anchor that about.html does not have',
  ],
] as const) {
  test(`${name} is found`, () => {
    assert.equal(findings(body), [`index.html: ${finding}`]);
  });
}

test('what the inlined script and sheet say is not taken for HTML', () => {
  assert.equal(findings(''), []);
});

test('a data block is not taken for a script', () => {
  assert.equal(findings('<script type="application/ld+json">{"a":"<p style=\\"b\\">"}</script>'), []);
});

test('a script too few is found', () => {
  const headless = page('', { head: '' });
  assert.equal(checkDocuments([headless], FILES, 1), ['index.html: 0 scripts instead of 1']);
});

test('every document is looked at', () => {
  const broken = page('<p style="top:0">x</p>', { path: '/about', file: 'about.html', title: 'About' });
  assert.equal(checkDocuments([page(''), broken], FILES, 1), [
    'about.html: an element has an inline style attribute',
  ]);
});

test('two routes may share neither path nor file nor title', () => {
  assert.equal(checkDocuments([page(''), page('')], FILES, 1), [
    'two routes have the path /',
    'two routes write index.html',
    'two routes have the title "Home"',
  ]);
});

test.run();
