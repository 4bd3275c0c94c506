import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { headerRules } from '../../src/build/headers.ts';
import type { HeaderRule } from '../../src/build/headers.ts';
import { createLocalServer } from '../../src/server/localServer.ts';
import { restoreStubs, stub } from '../helpers.tsx';
import { ask, close, listenAnywhere } from '../http.ts';
import { suite } from '../suite.ts';

const test = suite('localServer');

const FILES: Readonly<Record<string, string>> = {
  'dist/index.html': '<h1>Home</h1>',
  'dist/resources.html': '<h1>Resources</h1>',
  'dist/404.html': '<h1>Oops! Page not found</h1>',
  'dist/robots.txt': 'User-agent: *',
  'dist/assets/drawing.svg': '<svg/>',
  'dist/assets/client.js': 'console.log(1)',
  'dist/assets/font.woff2': 'font',
  'dist/Team photo.JPG': 'photo',
  'dist/prices.pdf': 'prices',
  'dist/_redirects.txt': '/* /',
  'dist/.env': 'SECRET=1',
  'dist/.git/config.txt': 'SECRET=2',
  'dist/notes': 'no type',
  'secret.txt': 'SECRET=3',
  'dist-other/secret.html': 'SECRET=4',
};

const HTML = 'text/html; charset=utf-8';
const YEAR = 'public, max-age=31536000, immutable';

let folder: string;
let server: Server;
let port: number;
let rules: readonly HeaderRule[] = [];

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-server-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  server = createLocalServer(join(folder, 'dist'), () => rules);
  port = await listenAnywhere(server);
  // The server is there before anything is built.
  rules = headerRules("default-src 'none'", ['/', '/resources', '/robots.txt', '/404']);
});

test.after.each(restoreStubs);

test.after(async () => {
  await close(server);
  await rm(folder, { recursive: true });
});

for (const [path, file, type, caching] of [
  ['/', 'index.html', HTML, 'no-cache'],
  ['/?from=ad', 'index.html', HTML, 'no-cache'],
  ['/resources', 'resources.html', HTML, 'no-cache'],
  ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/Team%20photo.JPG', 'Team photo.JPG', 'image/jpeg', undefined],
  ['/prices.pdf', 'prices.pdf', 'application/pdf', undefined],
  ['/assets/drawing.svg', 'assets/drawing.svg', 'image/svg+xml', YEAR],
  ['/assets/client.js', 'assets/client.js', 'text/javascript; charset=utf-8', YEAR],
  ['/assets/font.woff2', 'assets/font.woff2', 'font/woff2', YEAR],
] as const) {
  test(`${path} is served as ${type}, with the headers of its rules`, async () => {
    const { status, headers, body } = await ask(port, path);
    assert.equal([status, headers['content-type'], String(body)], [200, type, FILES[`dist/${file}`]]);
    assert.equal([headers['content-length'], headers['cache-control']], [String(body.length), caching]);
  });
}

for (const [name, paths] of [
  ['an unknown path', ['/nowhere', '/nowhere/', '/nowhere.html', '/resources/x', '/notes', '/constructor', '/a.constructor']],
  ['what is missing in a folder that is kept for a year', ['/assets', '/assets/', '/assets/gone.js']],
  ['no page’s name', ['/index', '/resources/index.html', '/resources.html/', '/robots.txt/', '//resources']],
  ['the 404 page’s own name', ['/404', '/404.html']],
  ['what makes no sense', ['/%E0%A4%A', '/a%00b', '*', 'https://elsewhere.example/resources']],
  ['what leads to another host', ['//elsewhere.example/', '/%5c%5celsewhere.example', '/\\elsewhere.example']],
  ['a very long path', [`/${'a'.repeat(8_000)}`, `/${'%2f'.repeat(2_500)}x`, `/${'../'.repeat(2_500)}x`]],
  ['what is hidden, or for the host', ['/.env', '/.git/config.txt', '/%2eenv', '/assets/../.env', '/_redirects.txt']],
  ['a file above the folder', ['/../secret.txt', '/%2e%2e/secret.txt', '//secret.txt', '/%2fetc%2fhostname']],
  ['its disguises', ['/..%2fsecret.txt', '/%2e%2e%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt']],
  ['a folder whose name begins alike', ['/../dist-other/secret.html', '/..%2fdist-other%2fsecret']],
] as const) {
  test(`${name} gets the 404 page with status 404, which is not kept`, async () => {
    for (const path of paths) {
      const { status, headers, body } = await ask(port, path);
      assert.equal([status, headers['content-type'], headers['cache-control']], [404, HTML, 'no-cache'], path);
      assert.is(String(body), FILES['dist/404.html'], path);
    }
  });
}

test('another spelling of a page is redirected to the page, with all headers', async () => {
  for (const [path, page] of [['/resources/', '/resources'], ['/resources.html', '/resources'], ['/index.html', '/']]) {
    const { status, headers } = await ask(port, `${path}?a=b`);
    assert.equal([status, headers.location], [301, `${page}?a=b`]);
    assert.is(headers['strict-transport-security'], 'max-age=31536000');
  }
});

for (const [path, accepted, encoding, vary, decode] of [
  ['/resources', 'gzip, deflate, br', 'br', 'Accept-Encoding', brotliDecompressSync],
  ['/resources', 'gzip', 'gzip', 'Accept-Encoding', gunzipSync],
  ['/resources', 'deflate', undefined, 'Accept-Encoding', String],
  ['/assets/font.woff2', 'br', undefined, undefined, String],
] as const) {
  test(`for ${accepted} ${path} is sent ${encoding ? `as ${encoding}` : 'as it is'}`, async () => {
    const { headers, body } = await ask(port, path, { headers: { 'Accept-Encoding': accepted } });
    assert.equal([headers['content-encoding'], headers.vary], [encoding, vary]);
    assert.is(headers['content-length'], String(body.length));
    assert.is(String(decode(body)), path === '/resources' ? '<h1>Resources</h1>' : 'font');
  });
}

test('HEAD has the headers of GET and no body, and no other method is allowed', async () => {
  const { status, headers, body } = await ask(port, '/resources', { method: 'HEAD' });
  assert.equal([status, headers['content-length'], body.length], [200, '18', 0]);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const refused = await ask(port, '/', { method });
    assert.equal([refused.status, refused.headers.allow], [405, 'GET, HEAD'], method);
  }
});

test('a folder that is not built yet is an error of the server, and the server goes on', async () => {
  const logged: unknown[] = [];
  stub(console, 'error', (...parts: unknown[]) => logged.push(parts));
  const empty = createLocalServer(join(folder, 'nowhere'), () => []);
  const emptyPort = await listenAnywhere(empty);
  for (const count of [1, 2]) {
    const { status, body } = await ask(emptyPort, '/');
    assert.equal([status, String(body)], [500, 'The local server failed; the terminal says why.']);
    assert.is(logged.length, count);
  }
  await close(empty);
});

test.run();
