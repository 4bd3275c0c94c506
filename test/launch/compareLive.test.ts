import { createServer } from 'node:http';
import * as assert from 'uvu/assert';
import { compareLive } from '../../src/launch/compareLive.ts';
import { headerRules, headersFile, headersFor } from '../../src/build/headers.ts';
import { close, freePort, listenAnywhere } from '../http.ts';
import { suite } from '../suite.ts';

const test = suite('compareLive');

const POLICY = "default-src 'none'; script-src 'self' https://a.example:8443";
const UNKNOWN = '/there-is-no-such-page';
const HOME = '<h1>Home</h1>';
const NOT_FOUND = '<h1>Oops! Page not found</h1>';
const rules = headerRules(POLICY, ['/', '/resources', '/robots.txt']);
const TEXTS: Readonly<Record<string, string>> = {
  '/index.html': HOME,
  '/resources.html': '<h1>Resources</h1>',
  '/404.html': NOT_FOUND,
  '/robots.txt': 'User-agent: *',
  '/assets/client.js': 'console.log(1)',
  '/_headers': headersFile(rules),
};
const dist = new Map(Object.entries(TEXTS).map(([path, text]) => [path, new TextEncoder().encode(text)]));

type Change = Partial<{ readonly status: number; readonly headers: Record<string, string>; readonly body: string }>;

/** What is found on a host that has the right files and headers, but changes some answers. */
async function found(change: (path: string) => Change): Promise<string[]> {
  const server = createServer(({ url: path = '/' }, response) => {
    const text = TEXTS[path === '/' ? '/index.html' : path] ?? TEXTS[`${path}.html`];
    const right = { status: text ? 200 : 404, headers: headersFor(rules, path), body: text ?? NOT_FOUND };
    const { status, headers, body } = { ...right, ...change(path) };
    response.writeHead(status, headers).end(body);
  });
  const port = await listenAnywhere(server);
  return compareLive(`http://127.0.0.1:${port}`, dist).finally(() => close(server));
}

test('a host that serves dist/ as it is has no differences', async () => {
  assert.equal(await found(() => ({})), []);
});

const TO_FILE = { status: 308, headers: { Location: '/resources.html' } };

for (const [name, path, change, problem] of [
  ['answers all with the home page', UNKNOWN, { status: 200, body: HOME }, /answers 200 instead of 404: serve 404/],
  ['has a 404 page of its own', UNKNOWN, { body: 'Not here' }, /is not the file in dist\//],
  ['has an old file', '/assets/client.js', { body: 'console.log(0)' }, /is not the file in dist\//],
  ['knows no clean URLs', '/resources', { status: 404, body: NOT_FOUND }, /answers 404 instead of 200$/],
  ['redirects clean URLs', '/resources', TO_FILE, /answers with a redirect to \/resources\.html .*clean URLs/],
  ['hides emails', '/', { body: '/cdn-cgi/l/email-protection#a' }, /changed by Cloudflare’s Email Obfuscation/],
  ['delays scripts', '/', { body: '/cdn-cgi/scripts/rocket-loader.min.js' }, /changed by Cloudflare’s Rocket Loader/],
] as const) {
  test(`a host that ${name} is found out`, async () => {
    const [difference = '', ...more] = await found((asked) => (asked === path ? change : {}));
    assert.equal(more, []);
    assert.ok(difference.startsWith(`${path} `));
    assert.match(difference, problem);
  });
}

test('a host that has other headers, or none, is found out, with the addresses that it is about', async () => {
  const differences = await found(() => ({ headers: { 'Cache-Control': 'max-age=600' } }));
  const other = 'has another Cache-Control than dist/_headers: "max-age=600" instead of';
  for (const line of [
    `/ (and 2 more) ${other} "no-cache"`,
    `/assets/client.js ${other} "public, max-age=31536000, immutable"`,
    '/ (and 2 more) lacks the header Content-Security-Policy',
    '/ (and 4 more) lacks the header X-Content-Type-Options',
  ]) {
    assert.ok(differences.includes(line), line);
  }
});

test('a site that can’t be reached is a difference, not a crash', async () => {
  const [difference = '', ...more] = await compareLive(`http://127.0.0.1:${await freePort()}`, dist);
  assert.equal(more, []);
  assert.match(difference, /^\/ \(and 4 more\) can’t be reached: .*ECONNREFUSED/);
});

test.run();
