import * as assert from 'uvu/assert';
import { contentSecurityPolicy, documentPolicy, headerRules, headersFile } from '../../src/build/headers.ts';
import { headersFor } from '../../src/build/headers.ts';
import { parseHeadersFile } from '../../src/launch/compareLive.ts';
import { suite } from '../suite.ts';

const test = suite('headers');

const sources = { script: 'sha256-abc=', style: 'sha256-def=', webhookUrl: '', counter: '' } as const;
const POLICY = contentSecurityPolicy(sources);

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split(';').map((directive) => directive.split(/ (.*)/s).slice(0, 2)));
}

test('the policy allows our own files and what was hashed, and nothing else', () => {
  assert.equal(directives(POLICY), {
    'default-src': "'none'",
    'script-src': "'self' 'sha256-abc='",
    'style-src': "'sha256-def='",
    'img-src': "'self'",
    'media-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('a document carries the same policy, without what counts in a header only', () => {
  assert.is(`${documentPolicy(sources)};frame-ancestors 'none'`, POLICY);
});

test('the page may connect to the webhook’s origin and to no other', () => {
  const policy = contentSecurityPolicy({ ...sources, webhookUrl: 'https://hooks.example:8443/a/b?key=1' });
  assert.is(directives(policy)['connect-src'], "'self' https://hooks.example:8443");
});

test('a visitor counter may load its script and report, and GoatCounter by a picture', () => {
  const counter = { name: 'GoatCounter', url: 'https://gc.example/count.js', site: 'https://a.gc.example/count' } as const;
  const policy = directives(documentPolicy({ ...sources, counter }));
  assert.is(policy['script-src'], "'self' 'sha256-abc=' https://gc.example");
  for (const name of ['connect-src', 'img-src']) assert.is(policy[name], "'self' https://a.gc.example");
});

const real = headerRules(POLICY, ['/', '/resources', '/404', '/robots.txt', '/favicon.svg', '/social.png']);

// Https is for a year and for this host alone, without a preload list.
const ALWAYS = { 'X-Content-Type-Options': 'nosniff', 'Strict-Transport-Security': 'max-age=31536000' };
const ABOUT_DOCUMENTS = {
  'Content-Security-Policy': POLICY,
  'Permissions-Policy': 'camera=(),microphone=()',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const ASKED_AGAIN = { 'Cache-Control': 'no-cache' };
const KEPT = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const OURS = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const SHARED = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

for (const [name, path, ...parts] of [
  ['the home page', '/', ABOUT_DOCUMENTS, ASKED_AGAIN, OURS],
  ['a page', '/resources', ABOUT_DOCUMENTS, ASKED_AGAIN, OURS],
  ['what the host answers with the 404 page', '/nowhere', ABOUT_DOCUMENTS],
  ['a text file', '/robots.txt', ASKED_AGAIN, OURS],
  ['a drawing at the top, which other sites may show', '/favicon.svg', ASKED_AGAIN, SHARED],
  ['a picture at the top, which other sites may show', '/social.png', ASKED_AGAIN, SHARED],
  ['a script, which is kept for a year', '/assets/client-ABC.js', KEPT, OURS],
  ['any other picture', '/assets/picture-ABC.png', KEPT, OURS],
] as const) {
  test(`${name} is sent with the headers that are about it, each from one rule`, () => {
    const expected: Record<string, string> = Object.assign({}, ALWAYS, ...parts);
    assert.equal(headersFor(real, path), expected);
    const set = real.flatMap((rule) => Object.keys(headersFor([rule], path)));
    assert.is(new Set(set).size, set.length);
  });
}

const rules = [
  { pattern: '/*', headers: { 'X-Frame': 'deny' } },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  { pattern: '/robots.txt', headers: { 'X-Robots': 'yes', 'X-Frame': null } },
];

test('a rule without a star fits one path, and can take a header away', () => {
  assert.equal(headersFor(rules, '/assets/a.js'), { 'X-Frame': 'deny', 'Cache-Control': 'immutable' });
  assert.equal(headersFor(rules, '/robots.txt'), { 'X-Robots': 'yes' });
  assert.equal(headersFor(rules, '/robots.txt/x'), { 'X-Frame': 'deny' });
});

test('the _headers file has one block for each rule, and is read as it was written', () => {
  const [everywhere, assets, robots] = ['X-Frame: deny', 'Cache-Control: immutable', 'X-Robots: yes\n  ! X-Frame'];
  assert.is(headersFile(rules), `/*\n  ${everywhere}\n\n/assets/*\n  ${assets}\n\n/robots.txt\n  ${robots}\n`);
  for (const written of [rules, real]) assert.equal(parseHeadersFile(headersFile(written)), written);
});

test.run();
