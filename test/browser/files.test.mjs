// What the server sends, byte for byte and header for header.
import { brotliCompressSync } from 'node:zlib';
import { readdir } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { production } from './site.mjs';

const { assets, documents, origin, webhookUrl } = production;
const addressOf = ({ path }) => origin + (path === '/404' ? '/no/such-page' : path);

const test = suite('the built files');

test('under /assets are kept for a year and never asked for again', async () => {
  const paths = [...assets.keys()].filter((path) => path.startsWith('/assets/'));
  assert.ok(paths.length > 5);
  for (const path of paths) {
    const response = await fetch(origin + path);
    assert.is(response.status, 200, path);
    assert.is(response.headers.get('cache-control'), 'public, max-age=31536000, immutable', path);
    assert.match(path, /-[0-9A-Z]{8}\.\w+(\.map)?$/, 'the name changes with the contents');
    assert.is(response.headers.get('x-content-type-options'), 'nosniff', path);
  }
});

test('have short names of classes everywhere', async () => {
  const sources = await readdir(new URL('../../src', import.meta.url), { recursive: true });
  const modules = sources.flatMap((file) => file.match(/(\w+)\.module\.css$/)?.slice(1) ?? []);
  assert.ok(modules.length > 30);
  const long = new RegExp(`\\b(?:${modules.join('|')})_[a-z]\\w*`, 'g');
  const written = [...assets].filter(([path]) => path.endsWith('.js')).map(([path, text]) => [path, String(text)]);
  for (const [path, text] of [...written, ...documents.map(({ path, html }) => [path, html])]) {
    assert.equal(text.match(long), null, path);
  }
});

test('that are documents are asked for again each time, under a strict policy', async () => {
  assert.is(documents.length, 5);
  for (const document of documents) {
    const response = await fetch(addressOf(document));
    assert.is(response.status, document.path === '/404' ? 404 : 200, document.path);
    assert.is(await response.text(), document.html);
    assert.is(response.headers.get('cache-control'), 'no-cache');
    assert.match(response.headers.get('content-type'), /^text\/html; charset=utf-8$/);
    const policy = response.headers.get('content-security-policy');
    assert.match(policy, "default-src 'none'");
    assert.match(policy, "frame-ancestors 'none'");
    assert.match(policy, "require-trusted-types-for 'script'");
    assert.match(policy, new URL(webhookUrl).origin);
    assert.not.match(policy, 'unsafe');
  }
});

test('that are documents carry the policy themselves, before anything that it is about', async () => {
  for (const document of documents) {
    const response = await fetch(addressOf(document));
    const [before, policy] = document.html.split(/<meta http-equiv="Content-Security-Policy" content="([^"]+)">/);
    assert.is(response.headers.get('content-security-policy'), `${policy};frame-ancestors 'none'`, document.path);
    assert.not.match(before, /<(?:script|style|link|body)\b/, document.path);
  }
});

test('answer an unknown path with 404 and its document, a missing asset too', async () => {
  const notFound = documents.find(({ path }) => path === '/404');
  for (const path of ['/nope', '/assets/nope.js', '/_headers', '/.git/config', '/%E0%A4%A', '/..%2f..%2fpackage.json']) {
    const response = await fetch(origin + path);
    assert.is(response.status, 404, path);
    assert.is(await response.text(), notFound.html, path);
  }
});

test('have no inline style attribute and no handler attribute', () => {
  for (const { path, html } of documents) {
    const markup = html.replace(/<(script|style)\b[^]*?<\/\1>/g, '');
    assert.not.match(markup, /<[^>]+\s(style|on\w+)=/, path);
  }
});

test('keep each document below 14,600 bytes, and that of /resources below 30,000', () => {
  for (const { path, html } of documents) {
    const { length } = brotliCompressSync(html);
    assert.ok(length < (path === '/resources' ? 30_000 : 14_600), `${path} has ${length} bytes`);
  }
});

test('say which pages search engines may list', () => {
  const hidden = documents.filter(({ html }) => /<meta name="robots" content="noindex">/.test(html)).map(({ path }) => path);
  assert.equal(hidden, documents.filter(({ indexed }) => !indexed).map(({ path }) => path));
  assert.ok(hidden.includes('/404'));
});

test('take no other method than GET and HEAD', async () => {
  assert.is((await fetch(origin, { method: 'POST' })).status, 405);
  const head = await fetch(origin, { method: 'HEAD' });
  assert.is(head.status, 200);
  assert.is(await head.text(), '');
});

test.run();
