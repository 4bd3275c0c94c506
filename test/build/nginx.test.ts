import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { headerRules } from '../../src/build/headers.ts';
import { nginxFile } from '../../src/build/nginx.ts';

const PAGES = [
  { path: '/', file: 'index.html' },
  { path: '/resources', file: 'resources.html' },
  { path: '/404', file: '404.html' },
];
const FILES = ['/robots.txt', '/favicon.svg'];

const rules = headerRules("default-src 'none'", [...PAGES.map(({ path }) => path), ...FILES]);
const text = nginxFile(rules, PAGES, FILES);

/** The lines of the block. */
function block(opening: string): string[] {
  const [, body] = text.split(`\n${opening} {\n`);
  assert.ok(body, opening);
  return body.slice(0, body.indexOf('\n}')).split('\n').map((line) => line.trim());
}

const headersIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('add_header '));
const nameOf = (line: string) => line.split(' ')[1];

const test = suite('nginxFile');

test('a location with headers of its own repeats all of them, since nginx inherits either all or none', () => {
  const common = headersIn(text.split('\n'));
  const ofDocuments = ['Content-Security-Policy', 'Permissions-Policy', 'Referrer-Policy', 'Cross-Origin-Opener-Policy'];
  const wanted = common.map(nameOf).filter((name) => !ofDocuments.includes(name ?? ''));
  for (const opening of ['location /assets/', 'location = /favicon.svg', 'location = /robots.txt']) {
    assert.equal(headersIn(block(opening)).map(nameOf).sort(), wanted.sort(), opening);
  }
  for (const opening of ['location = /', 'location = /resources', 'location /']) {
    assert.equal(headersIn(block(opening)), [], opening);
  }
});

test('every header goes with every status', () => {
  const lines = headersIn(text.split('\n').map((line) => line.trim()));
  assert.ok(lines.length > 8);
  for (const line of lines) assert.match(line, /^add_header [A-Za-z-]+ "[^"]+" always;$/);
});

test('each page has one address, to which its other spellings lead', () => {
  assert.equal(block('location = /'), ['try_files /index.html =404;']);
  assert.equal(block('location = /index.html'), ['return 301 /$is_args$args;']);
  assert.equal(block('location = /resources'), ['try_files /resources.html =404;']);
  for (const opening of ['location = /resources.html', 'location = /resources/']) {
    assert.equal(block(opening), ['return 301 /resources$is_args$args;'], opening);
  }
});

test('nobody can ask for the 404 page itself', () => {
  assert.equal(block('location = /404.html'), ['internal;']);
  assert.not.match(text, 'location = /404 ');
});

test('what is hidden, and what only hosts read, is not there for anybody', () => {
  assert.equal(block('location ~ /[._]'), ['return 404;']);
});

test('a value that nginx would read otherwise stops the build', () => {
  for (const value of ['a "quoted" word', 'a $variable', 'a back\\slash', 'two\nlines']) {
    assert.throws(() => nginxFile([{ pattern: '/*', headers: { 'X-Test': value } }], PAGES, FILES), /nginx/);
  }
});

test.run();
