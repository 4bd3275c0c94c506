import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { headerRules } from '../../src/build/headers.ts';
import type { HeaderRule } from '../../src/build/headers.ts';
import { createLocalServer } from '../../src/server/localServer.ts';
import { restoreStubs, stub } from '../helpers.tsx';
import { ask, close, listenAnywhere } from '../http.ts';

const test = suite('localServer');

const FILES: Readonly<Record<string, string>> = {
  'dist/index.html': '<h1>Home</h1>',
  'dist/resources.html': '<h1>Resources</h1>',
  'dist/404.html': '<h1>Oops! Page not found</h1>',
  'dist/robots.txt': 'User-agent: *',
  'dist/favicon.svg': '<svg/>',
  'dist/assets/client.js': 'console.log(1)',
  'dist/assets/client.js.map': '{}',
  'dist/assets/font.woff2': 'font',
  'dist/_headers': '/*',
  'dist/_redirects.txt': '/* /',
  'dist/.env': 'SECRET=1',
  'dist/.git/config.txt': 'SECRET=2',
  'dist/notes': 'no type',
  'secret.txt': 'SECRET=3',
  'dist-other/secret.html': 'SECRET=4',
};

let folder: string;
let server: Server;
let port: number;
let rules: readonly HeaderRule[];

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-server-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  server = createLocalServer(join(folder, 'dist'), () => rules);
  port = await listenAnywhere(server);
});

test.before.each(() => {
  rules = [];
});

test.after.each(restoreStubs);

test.after(async () => {
  await close(server);
  await rm(folder, { recursive: true });
});

for (const [path, type, content] of [
  ['/', 'text/html; charset=utf-8', '<h1>Home</h1>'],
  ['/?from=ad', 'text/html; charset=utf-8', '<h1>Home</h1>'],
  ['/resources', 'text/html; charset=utf-8', '<h1>Resources</h1>'],
  ['/resources?a=b', 'text/html; charset=utf-8', '<h1>Resources</h1>'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *'],
  ['/favicon.svg', 'image/svg+xml', '<svg/>'],
  ['/assets/client.js', 'text/javascript; charset=utf-8', 'console.log(1)'],
  ['/assets/client.js.map', 'application/json', '{}'],
  ['/assets/font.woff2', 'font/woff2', 'font'],
] as const) {
  test(`${path} is served, as ${type}`, async () => {
    const { status, headers, body } = await ask(port, path);
    assert.equal([status, headers['content-type'], String(body)], [200, type, content]);
    assert.is(headers['content-length'], String(body.length));
  });
}

for (const [name, paths] of [
  ['an unknown path', ['/nowhere', '/nowhere/', '/nowhere.html', '/nowhere/deep', '/resources/x', '/assets', '/assets/', '/notes']],
  ['another spelling that no page has', ['/index', '/resources/index.html', '/resources.html/', '/robots.txt/', '//resources']],
  ['the 404 page’s own path', ['/404', '/404.html']],
  ['a path that makes no sense', ['/%E0%A4%A', '/a%00b']],
  ['what is no path at all', ['*', 'https://elsewhere.example/resources']],
  ['a very long path', [`/${'a'.repeat(8_000)}`, `/${'%2f'.repeat(2_500)}x`, `/${'../'.repeat(2_500)}x`]],
  ['a hostile name', ['/constructor', '/__proto__', '/toString', '/%5c%5celsewhere.example', '/\\elsewhere.example']],
  ['a dot file', ['/.env', '/.git/config.txt', '/%2eenv', '/assets/../.env']],
  ['what only the host reads', ['/_headers', '/_redirects.txt']],
  [
    'anything outside of the folder',
    [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/..%5csecret.txt',
      '/../dist-other/secret.html',
      '/..%2fdist-other%2fsecret',
      '//secret.txt',
      '/%2fetc%2fhostname',
    ],
  ],
] as const) {
  for (const path of paths) {
    test(`${name} gets the 404 page with status 404: ${path.slice(0, 60)}`, async () => {
      const { status, headers, body } = await ask(port, path);
      assert.equal([status, headers['content-type']], [404, 'text/html; charset=utf-8']);
      assert.is(String(body), FILES['dist/404.html']);
    });
  }
}

test('a missing file below /assets is not cached for a year', async () => {
  rules = headerRules("default-src 'none'", ['/404']);
  const { status, headers } = await ask(port, '/assets/gone.js');
  assert.equal([status, headers['cache-control']], [404, 'no-cache']);
});

for (const [path, location] of [
  ['/resources/', '/resources'],
  ['/resources/?a=b', '/resources?a=b'],
  ['/resources.html', '/resources'],
  ['/index.html?a=b', '/?a=b'],
] as const) {
  test(`another spelling of a page is redirected to the page, with all headers: ${path}`, async () => {
    rules = headerRules("default-src 'none'", ['/404']);
    const { status, headers } = await ask(port, path);
    assert.equal([status, headers.location], [301, location]);
    assert.is(headers['strict-transport-security'], 'max-age=31536000');
  });
}

test('an address of another host is not redirected to', async () => {
  const { status, headers } = await ask(port, '//elsewhere.example/');
  assert.equal([status, headers.location], [404, undefined]);
});

for (const [accepted, encoding, decode] of [
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const) {
  test(`${accepted} is answered with ${encoding}`, async () => {
    const { headers, body } = await ask(port, '/resources', { headers: { 'Accept-Encoding': accepted } });
    assert.equal([headers['content-encoding'], headers.vary], [encoding, 'Accept-Encoding']);
    assert.is(headers['content-length'], String(body.length));
    assert.is(String(decode(body)), '<h1>Resources</h1>');
  });
}

test('what no encoding is known for, and what is compressed already, goes as it is', async () => {
  const plain = await ask(port, '/', { headers: { 'Accept-Encoding': 'deflate' } });
  const font = await ask(port, '/assets/font.woff2', { headers: { 'Accept-Encoding': 'br' } });
  assert.equal([plain.headers['content-encoding'], font.headers['content-encoding']], [undefined, undefined]);
  assert.equal([plain.headers.vary, font.headers.vary], ['Accept-Encoding', undefined]);
  assert.is(String(font.body), 'font');
});

test('HEAD has the headers of GET and no body', async () => {
  const { status, headers, body } = await ask(port, '/resources', { method: 'HEAD' });
  const length = String('<h1>Resources</h1>'.length);
  assert.equal([status, headers['content-length'], body.length], [200, length, 0]);
});

for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
  test(`${method} is not allowed`, async () => {
    const { status, headers } = await ask(port, '/', { method });
    assert.equal([status, headers.allow], [405, 'GET, HEAD']);
  });
}

test('the header rules of the path apply, as they are at the time of the request', async () => {
  rules = [
    { pattern: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
    { pattern: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  ];
  const page = await ask(port, '/resources');
  const asset = await ask(port, '/assets/client.js');
  const missing = await ask(port, '/nowhere');
  const answers = [page, asset, missing];
  assert.equal(
    answers.map(({ headers }) => [headers['cache-control'], headers['x-content-type-options']]),
    [
      ['no-cache', 'nosniff'],
      ['immutable', 'nosniff'],
      ['no-cache', 'nosniff'],
    ],
  );
});

test('a folder that is not built yet is an error of the server, and the server goes on', async () => {
  const logged: unknown[] = [];
  stub(console, 'error', (...parts: unknown[]) => logged.push(parts));
  const empty = createLocalServer(join(folder, 'nowhere'), () => []);
  const emptyPort = await listenAnywhere(empty);
  const { status, body } = await ask(emptyPort, '/');
  assert.is(status, 500);
  assert.match(String(body), 'the terminal says why');
  assert.not.match(String(body), folder);
  assert.is((await ask(emptyPort, '/')).status, 500);
  assert.is(logged.length, 2);
  await close(empty);
});

test.run();
