import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkDocuments } from '../../src/build/checkDocuments.ts';

const test = suite('checkDocuments');

const SHEET = '.Header_bar{color:red}.reveal,.active:hover{--x:1.5}@media print{.visually-hidden{top:0}}';
const FILES = new Set(['/favicon.svg', '/assets/client.js']);
const HEAD = '<head><link rel="icon" href="/favicon.svg"><script>style="x" class="y"</script><style>a[id="z"]{}</style></head>';

function page(body: string, { path = '/', file = 'index.html', title = 'Home', head = HEAD } = {}) {
  return { path, file, title, html: `<!doctype html><html>${head}<body>${body}</body></html>` };
}

const about = page('<h2 id="team">Team</h2>', { path: '/about', file: 'about.html', title: 'About' });

function findings(body: string): string[] {
  return checkDocuments([page(body), about], SHEET, FILES, 1);
}

test('documents in order have no findings', () => {
  const body = `
    <header class="Header_bar reveal" id="top"></header>
    <a href="#top">Top</a><a href="/">Home</a><a href="/about#team">Team</a>
    <a href="mailto:a@b.example">Mail</a><a href="tel:+61">Call</a><a href="https://elsewhere.example/x#y">Away</a>
    <img src="/favicon.svg" class="">`;
  assert.equal(findings(body), []);
});

for (const [name, body, finding] of [
  ['a class that the sheet lacks', '<p class="reveal Hero_root">x</p>', 'index.html: the class "Hero_root" is not in the style sheet'],
  ['an inline style', '<p style="color:red">x</p>', 'index.html: an element has an inline style attribute'],
  ['a template', '<template id="B:0"></template>', 'index.html: React wrote a template or a javascript: address'],
  ['a javascript: address', '<form action="javascript:throw 1"></form>', 'index.html: React wrote a template or a javascript: address'],
  ['a script that is not ours', '<script src="/assets/client.js"></script>', 'index.html: 2 scripts instead of 1'],
  ['an id that occurs twice', '<p id="a"></p><p id="a"></p>', 'index.html: the id "a" occurs twice'],
  ['a link to no page', '<a href="/nowhere">x</a>', 'index.html: the link /nowhere leads nowhere'],
  ['a link to a file’s spelling of a page', '<a href="/about.html">x</a>', 'index.html: the link /about.html leads nowhere'],
  ['a picture that is not there', '<img src="/face.jpg">', 'index.html: the link /face.jpg leads nowhere'],
  ['an anchor that its own page lacks', '<a href="#nowhere">x</a>', 'index.html: the link #nowhere names an anchor that index.html does not have'],
  ['an anchor that another page lacks', '<a href="/about#x">x</a>', 'index.html: the link /about#x names an anchor that about.html does not have'],
] as const) {
  test(`${name} is found`, () => {
    assert.equal(findings(body), [finding]);
  });
}

test('a script too few is found', () => {
  assert.equal(checkDocuments([page('', { head: '' })], SHEET, FILES, 1), ['index.html: 0 scripts instead of 1']);
});

test('every document is looked at', () => {
  const broken = page('<p style="top:0">x</p>', { path: '/about', file: 'about.html', title: 'About' });
  assert.equal(checkDocuments([page(''), broken], SHEET, FILES, 1), ['about.html: an element has an inline style attribute']);
});

test('two routes may share neither path nor file nor title', () => {
  assert.equal(checkDocuments([page(''), page('')], SHEET, FILES, 1), [
    'two routes have the path /',
    'two routes write index.html',
    'two routes have the title "Home"',
  ]);
});

test.run();
