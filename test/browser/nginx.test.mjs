// The site as a real nginx serves it: the same answers as from the local server.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ask, startNginx } from './nginx.mjs';
import { production } from './site.mjs';

// What each server decides for itself.
const OWN_HEADERS = [
  'accept-ranges',
  'allow',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
];

const SECRET = 'SECRET=1';
// Left in the folder, or beside it, by somebody in a hurry.
const SECRETS = ['.env', '.git/config', 'assets/.env', 'assets/_notes.txt', 'backup.sql', 'notes.html', '../secret.txt'];

const { hostname: host, port } = new URL(production.origin);
const local = { host, port };
const pages = production.documents.filter(({ path }) => path !== '/404').map(({ path }) => path);
const assets = [...production.assets.keys()].filter((path) => path.startsWith('/assets/'));
const files = [...production.assets.keys()].filter((path) => !/^\/(?:assets\/|_)/.test(path));
const otherSpellings = ['/index.html', '/resources/', '/resources.html', '/resources.html?a=b&c=%20', '/terms-of-service/?'];
const unknown = ['/nope', '/Resources', '/index', '/404', '/404.html', '/notes', '/assets/nope.js', '/resources/x', '//resources'];
const forbidden = ['/assets', '/assets/', '/_headers', '/_nginx.conf', '/.env', '/%2eenv', '/.git/config', '/assets/.env',
  '/assets/_notes.txt', '/backup.sql', '/notes.html', '/secret.txt'];
const impossible = ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt',
  '/assets/../../secret.txt', '/%2e%2e%2f%2e%2e%2fetc%2fhostname', '/a%00b', '/%E0%A4%A'];

let folder;
let nginx;
let starting;

async function start() {
  folder = await mkdtemp(join(tmpdir(), 'nginx-site-'));
  const root = join(folder, 'dist');
  await cp(production.outdir, root, { recursive: true });
  for (const name of SECRETS) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), SECRET);
  }
  nginx = await startNginx(root);
}

/** The answers of nginx and of the local server. */
async function askBoth(path, options) {
  await (starting ??= start());
  return Promise.all([nginx.target, local].map((target) => ask(target, path, options)));
}

function comparable({ status, headers }) {
  const names = Object.keys(headers).filter((name) => !OWN_HEADERS.includes(name));
  // A redirection and a refusal have a body in nginx only.
  const kept = [200, 404].includes(status) ? names : names.filter((name) => name !== 'content-type');
  return { status, ...Object.fromEntries(kept.sort().map((name) => [name, headers[name]])) };
}

const test = suite('nginx');

for (const [kind, paths, expected] of [
  ['a page', pages, 200],
  ['a file', files, 200],
  ['an asset', assets, 200],
  ['another spelling of a page', otherSpellings, 301],
  ['an unknown path', unknown, 404],
  ['what is not the public’s', forbidden, 404],
]) {
  test(`answers ${kind} with status ${expected}, and with the same headers and text as the local server`, async () => {
    for (const path of paths) {
      const [theirs, ours] = await askBoth(path);
      assert.is(theirs.status, expected, path);
      assert.equal(comparable(theirs), comparable(ours), path);
      if (expected !== 301) assert.ok(theirs.body.equals(ours.body), path);
    }
  });
}

test('gives nothing away on a path that leads out of the folder or makes no sense', async () => {
  for (const path of impossible) {
    const [theirs] = await askBoth(path);
    assert.ok([400, 404].includes(theirs.status), `${path}: ${theirs.status}`);
    assert.not.match(String(theirs.body), SECRET);
    assert.is(theirs.headers['x-content-type-options'], 'nosniff', path);
  }
});

test('compresses what can be compressed, and nothing else', async () => {
  for (const path of [...pages, ...files, ...assets, '/nope']) {
    const [theirs, ours] = await askBoth(path, { headers: { 'Accept-Encoding': 'gzip' } });
    assert.is(theirs.headers['content-encoding'], ours.headers['content-encoding'], path);
    const plain = ({ headers, body }) => (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
    assert.ok(plain(theirs).equals(plain(ours)), path);
    assert.equal(comparable(theirs), comparable(ours), path);
  }
});

test('says that nothing has changed, with all headers, to who asks with the tag or the date of a copy', async () => {
  const changing = ['etag', 'last-modified', 'content-type', 'vary'];
  for (const path of ['/', '/resources', '/robots.txt', assets[0]]) {
    for (const encoding of ['identity', 'gzip']) {
      const [{ headers }] = await askBoth(path, { headers: { 'Accept-Encoding': encoding } });
      for (const condition of [{ 'If-None-Match': headers.etag }, { 'If-Modified-Since': headers['last-modified'] }]) {
        const [again] = await askBoth(path, { headers: { 'Accept-Encoding': encoding, ...condition } });
        assert.is(again.status, 304, path);
        assert.is(again.body.length, 0);
        for (const [name, value] of Object.entries(comparable({ status: 200, headers }))) {
          if (name !== 'status' && !changing.includes(name)) assert.is(again.headers[name], value, `${path}: ${name}`);
        }
      }
    }
  }
});

test('answers HEAD without a body, and takes no other method', async () => {
  for (const path of ['/', '/nope', assets[0]]) {
    const [theirs, ours] = await askBoth(path, { method: 'HEAD' });
    assert.equal(comparable(theirs), comparable(ours));
    assert.is(theirs.body.length, 0);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const [refusal, ourRefusal] = await askBoth(path, { method });
      assert.is(refusal.status, 405, `${method} ${path}`);
      assert.equal(comparable(refusal), comparable(ourRefusal));
    }
  }
});

test('does not say which version it is', async () => {
  const [{ headers }] = await askBoth('/');
  assert.is(headers.server, 'nginx');
});

test('has nothing to complain about in the configuration', async () => {
  await starting;
  const said = await nginx.stop();
  assert.is(said, '');
});

test.after(async () => {
  await nginx?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test.run();
