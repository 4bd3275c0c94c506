import * as assert from 'uvu/assert';
import { addressOf } from '../../src/build/assets.ts';
import { headerRules, headersFor } from '../../src/build/headers.ts';
import { nginxFile } from '../../src/build/nginx.ts';
import { suite } from '../suite.ts';

const PAGES = [
  { path: '/', file: 'index.html' },
  { path: '/resources', file: 'resources.html' },
  { path: '/404', file: '404.html' },
];
const FILES = ['/robots.txt', '/favicon.svg', '/my photo.jpg', '/a"b{1}.jpg'];

const rules = headerRules("default-src 'none'", [...PAGES.map(({ path }) => path), ...FILES.map(addressOf)]);
const text = nginxFile(rules, PAGES, FILES);

/** The lines of the block. */
function block(opening: string): string[] {
  const [, body] = text.split(`\n${opening} {\n`);
  assert.ok(body, opening);
  return body.slice(0, body.indexOf('\n}')).split('\n').map((line) => line.trim());
}

const test = suite('nginxFile');

test('a location with headers of its own repeats all of them, since nginx inherits either all or none', () => {
  const directives = (path: string) =>
    Object.entries(headersFor(rules, path)).map(([name, value]) => `add_header ${name} "${value}" always;`);
  for (const location of ['/assets/', '= /favicon.svg', '= /robots.txt']) {
    assert.equal(block(`location ${location}`), ['try_files $uri =404;', ...directives(location.replace('= ', ''))]);
  }
  assert.equal(text.match(/^add_header .*/gm), directives('/404'));
});

test('a file’s name is quoted where nginx would read it otherwise, and gets the headers of its address', () => {
  for (const name of ['"/my photo.jpg"', '"/a\\"b{1}.jpg"']) {
    assert.match(block(`location = ${name}`).join(), /try_files \$uri =404;,.*Cache-Control "no-cache"/);
  }
});

test('each page has one address, to which its other spellings lead', () => {
  assert.equal(block('location = /'), ['try_files /index.html =404;']);
  assert.equal(block('location = /index.html'), ['return 301 /$is_args$args;']);
  assert.equal(block('location = /resources'), ['try_files /resources.html =404;']);
  for (const opening of ['location = /resources.html', 'location = /resources/']) {
    assert.equal(block(opening), ['return 301 /resources$is_args$args;'], opening);
  }
});

test('nobody can ask for the 404 page itself, for what is hidden or for what only hosts read', () => {
  assert.equal(block('location = /404.html'), ['internal;']);
  assert.not.match(text, 'location = /404 ');
  assert.equal(block('location ~ /[._]'), ['return 404;']);
});

test('a value that nginx would read otherwise stops the build', () => {
  for (const value of ['a "quoted" word', 'a $variable', 'a back\\slash', 'two\nlines']) {
    assert.throws(() => nginxFile([{ pattern: '/*', headers: { 'X-Test': value } }], PAGES, FILES), /nginx/);
  }
});

test.run();
