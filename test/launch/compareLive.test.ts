import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compareLive } from '../../src/launch/compareLive.ts';
import { headerRules, headersFile, headersFor } from '../../src/build/headers.ts';
import { createLocalServer } from '../../src/server/localServer.ts';
import { close, listenAnywhere } from '../http.ts';

const test = suite('compareLive');

const POLICY = "default-src 'none'; script-src 'self' https://a.example:8443";
const rules = headerRules(POLICY, ['/', '/resources', '/robots.txt']);
const TEXTS: Readonly<Record<string, string>> = {
  '/index.html': '<h1>Home</h1>',
  '/resources.html': '<h1>Resources</h1>',
  '/404.html': '<h1>Oops! Page not found</h1>',
  '/robots.txt': 'User-agent: *',
  '/assets/client.js': 'console.log(1)',
  '/_headers': headersFile(rules),
};
const dist = new Map(Object.entries(TEXTS).map(([path, text]) => [path, new TextEncoder().encode(text)]));
const open: Server[] = [];

async function serve(server: Server): Promise<string> {
  open.push(server);
  return `http://127.0.0.1:${await listenAnywhere(server)}`;
}

type Change = (path: string, answer: { status: number; headers: Record<string, string>; body: string }) => void;

/** A host that has the right files, and then does something else with each answer. */
function hostThat(change: Change) {
  return serve(
    createServer((request, response) => {
      const path = request.url ?? '/';
      const file = path === '/' ? '/index.html' : path in TEXTS ? path : `${path}.html`;
      const headers = headersFor(rules, path);
      const answer = { status: file in TEXTS ? 200 : 404, headers, body: TEXTS[file] ?? TEXTS['/404.html'] ?? '' };
      change(path, answer);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    }),
  );
}

test.after.each(async () => {
  await Promise.all(open.splice(0).map(close));
});

test('a host that serves dist/ as it is has no differences', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compare-live-'));
  for (const [path, content] of dist) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const origin = await serve(createLocalServer(folder, () => rules));
  assert.equal(await compareLive(origin, dist), []);
  assert.equal(await compareLive(`${origin}/`, dist), []);
  await rm(folder, { recursive: true });
});

for (const [name, change, expected] of [
  [
    'answers unknown addresses with the home page',
    (_path, answer) => {
      if (answer.status === 404) Object.assign(answer, { status: 200, body: TEXTS['/index.html'] });
    },
    [/^\/there-is-no-such-page answers 200 instead of 404: serve 404\.html/],
  ],
  [
    'has a 404 page of its own',
    (_path, answer) => {
      if (answer.status === 404) answer.body = 'Not here';
    },
    [/^\/there-is-no-such-page is not the file in dist\//],
  ],
  [
    'does not know clean URLs',
    (path, answer) => {
      if (path === '/resources') Object.assign(answer, { status: 404, body: TEXTS['/404.html'] });
    },
    [/^\/resources answers 404 instead of 200/],
  ],
  [
    'redirects clean URLs to files',
    (path, answer) => {
      if (path === '/resources') Object.assign(answer, { status: 308, headers: { Location: '/resources.html' } });
    },
    [/^\/resources answers with a redirect to \/resources\.html.*clean URLs/],
  ],
  [
    'hides email addresses',
    (path, answer) => {
      if (path === '/') answer.body += '<a href="/cdn-cgi/l/email-protection#a">x</a>';
    },
    [/^\/ has been changed by Cloudflare’s Email Obfuscation/],
  ],
  [
    'delays scripts',
    (path, answer) => {
      if (path === '/') answer.body += '<script src="/cdn-cgi/scripts/rocket-loader.min.js"></script>';
    },
    [/^\/ has been changed by Cloudflare’s Rocket Loader/],
  ],
  [
    'has an old file',
    (path, answer) => {
      if (path === '/assets/client.js') answer.body = 'console.log(0)';
    },
    [/^\/assets\/client\.js is not the file in dist\//],
  ],
  [
    'caches everything alike',
    (_path, answer) => {
      answer.headers['Cache-Control'] = 'max-age=600';
    },
    [
      /^\/ \(and 2 more\) has another Cache-Control than dist\/_headers: "max-age=600" instead of "no-cache"$/,
      /^\/assets\/client\.js has another Cache-Control.*immutable"$/,
    ],
  ],
  [
    'adds to the policy',
    (_path, answer) => {
      answer.headers['Content-Security-Policy'] += ' https://ads.example';
    },
    [/^\/ \(and 2 more\) has another Content-Security-Policy/],
  ],
] as const satisfies readonly [string, Change, readonly RegExp[]][]) {
  test(`a host that ${name} is found out`, async () => {
    const found = await compareLive(await hostThat(change), dist);
    assert.is(found.length, expected.length, found.join('\n'));
    expected.forEach((pattern, index) => assert.match(found[index] ?? '', pattern));
  });
}

test('a host that sends no headers of ours lacks each of them, everywhere', async () => {
  const origin = await hostThat((_path, answer) => {
    answer.headers = {};
  });
  const found = await compareLive(origin, dist);
  for (const [name, others] of [['Content-Security-Policy', 2], ['X-Content-Type-Options', 4], ['Strict-Transport-Security', 4]]) {
    assert.ok(found.includes(`/ (and ${others} more) lacks the header ${name}`), `${name}`);
  }
});

test('a site that can’t be reached is a difference, not a crash', async () => {
  const gone = createServer();
  const origin = `http://127.0.0.1:${await listenAnywhere(gone)}`;
  await close(gone);
  const found = await compareLive(origin, dist);
  assert.is(found.length, 1);
  assert.match(found[0] ?? '', /^\/ \(and 4 more\) can’t be reached: .*ECONNREFUSED/);
});

test.run();
