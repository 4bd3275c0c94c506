// The site behind a real nginx with the configuration that the build has written: the local server's own answers.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from './page.mjs';
import { production } from './site.mjs';

const executablePath = process.env.NGINX || '/usr/sbin/nginx';

const SECRET = 'SECRET=1';
// Left in the folder, or beside it, by somebody in a hurry.
const SECRETS = ['.env', '.git/config', 'assets/.env', 'assets/_notes.txt', 'a.sql', 'notes.html', '../secret.txt'];

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** What an owner's own configuration has around the include. */
const configuration = (folder, root) => `
  daemon off;
  master_process off;
  pid ${folder}/nginx.pid;
  error_log stderr warn;
  events {}
  http {
    access_log off;
    ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    server {
      listen unix:${folder}/nginx.sock;
      root ${root};
      include ${root}/_nginx.conf;
    }
  }`;

/** Sends the path as it is: fetch would tidy it up first. `target` is a socket or a host and port. */
function ask(target, path, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request({ ...target, path, method, headers, agent: false }, async (response) => {
      resolve({ status: response.statusCode, headers: response.headers, body: await buffer(response) });
    });
    sent.on('error', reject).end();
  });
}

let folder;
let nginx;
let said;

async function start() {
  if (!existsSync(executablePath)) {
    throw new Error(`There is no nginx at ${executablePath}. Install it, or set NGINX to the path of one.`);
  }
  folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const root = join(folder, 'dist');
  await cp(production.outdir, root, { recursive: true });
  for (const name of SECRETS) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), SECRET);
  }
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, root));
  const stdio = ['ignore', 'ignore', 'pipe'];
  nginx = spawn(executablePath, ['-c', file, '-p', folder, '-e', 'stderr'], { stdio });
  said = text(nginx.stderr);
  const target = { socketPath: join(folder, 'nginx.sock') };
  await until(() => nginx.exitCode !== null || ask(target, '/').then(() => true, () => false));
  if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${await said}`);
  return target;
}

let starting;
const { hostname: host, port } = new URL(production.origin);
// In each test, not in a hook before them, of whose failure uvu says nothing.
const theirs = async (path, options) => ask(await (starting ??= start()), path, options);
const ours = (path, options) => ask({ host, port }, path, options);

// What each server decides for itself.
const OWN_HEADERS = ['accept-ranges', 'allow', 'connection', 'content-encoding', 'content-length', 'date', 'etag',
  'keep-alive', 'last-modified', 'server', 'transfer-encoding'];

function comparable({ status, headers }) {
  const own = new Set(OWN_HEADERS);
  // A redirection and a refusal have a body in nginx only.
  if (![200, 404].includes(status)) own.add('content-type');
  return { status, ...Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)).sort()) };
}

const plain = ({ headers, body }) => (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);

const test = suite('nginx');

test.after(async () => {
  nginx?.kill();
  await said;
  if (folder) await rm(folder, { recursive: true, force: true });
});

const pages = production.documents.filter(({ path }) => path !== '/404').map(({ path }) => path);
const files = [...production.files.keys()].filter((path) => !/^\/_|\.html$/.test(path));

for (const [kind, status, paths] of [
  ['a page or a file', 200, [...pages, ...files]],
  ['another spelling of a page', 301, ['/index.html', '/resources/', '/resources.html?a=b&c=%20', '/resources/?']],
  ['an unknown path', 404, ['/nope', '/Resources', '/index', '/404', '/404.html', '/assets/nope.js', '/resources/x',
    '//resources']],
  ['what is not the public’s', 404, ['/assets', '/assets/', '/_headers', '/_nginx.conf', '/.env', '/%2eenv',
    '/.git/config', '/assets/.env', '/assets/_notes.txt', '/a.sql', '/notes', '/notes.html', '/secret.txt']],
]) {
  test(`answers ${kind} with status ${status}, and with the same headers and text as the local server`, async () => {
    for (const path of paths) {
      for (const encoding of ['identity', 'gzip']) {
        const options = { headers: { 'Accept-Encoding': encoding } };
        const [answer, expected] = [await theirs(path, options), await ours(path, options)];
        assert.is(answer.status, status, path);
        assert.equal(comparable(answer), comparable(expected), path);
        if (status === 301) continue;
        assert.is(answer.headers['content-encoding'], expected.headers['content-encoding'], path);
        assert.ok(plain(answer).equals(plain(expected)), path);
      }
    }
  });
}

test('gives nothing away on a path that leads out of the folder or makes no sense', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt',
    '/assets/../../secret.txt', '/%2e%2e%2f%2e%2e%2fetc%2fhostname', '/a%00b', '/%E0%A4%A']) {
    const { status, headers, body } = await theirs(path);
    assert.ok([400, 404].includes(status), `${path}: ${status}`);
    assert.not.match(String(body), SECRET);
    assert.is(headers['x-content-type-options'], 'nosniff', path);
  }
});

test('says that nothing has changed, with all headers, to who asks with the tag or the date of a copy', async () => {
  const changing = ['status', 'etag', 'last-modified', 'content-type', 'vary'];
  for (const path of ['/', '/robots.txt', files[0]]) {
    for (const encoding of ['identity', 'gzip']) {
      const { status, headers } = await theirs(path, { headers: { 'Accept-Encoding': encoding } });
      const kept = Object.entries(comparable({ status, headers })).filter(([name]) => !changing.includes(name));
      for (const condition of [{ 'If-None-Match': headers.etag }, { 'If-Modified-Since': headers['last-modified'] }]) {
        const again = await theirs(path, { headers: { 'Accept-Encoding': encoding, ...condition } });
        assert.equal([again.status, again.body.length], [304, 0], path);
        for (const [name, value] of kept) assert.is(again.headers[name], value, `${path}: ${name}`);
      }
    }
  }
});

test('answers HEAD without a body, takes no other method, and does not say which version it is', async () => {
  for (const path of ['/', '/nope', files[0]]) {
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const [answer, expected] = [await theirs(path, { method }), await ours(path, { method })];
      assert.equal(comparable(answer), comparable(expected), `${method} ${path}`);
      if (method === 'HEAD') assert.is(answer.body.length, 0);
      else assert.is(answer.status, 405);
      assert.is(answer.headers.server, 'nginx');
    }
  }
});

test('has nothing to complain about in the configuration', async () => {
  await starting;
  // Its last words come with its end.
  nginx.kill();
  assert.is(await said, '');
});

test.run();
