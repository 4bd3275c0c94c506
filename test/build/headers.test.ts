import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  contentSecurityPolicy,
  documentPolicy,
  headerRules,
  headersFile,
  headersFor,
  parseHeadersFile,
} from '../../src/build/headers.ts';

const test = suite('headers');

const rules = [
  { pattern: '/*', headers: { 'X-Frame': 'deny' } },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  { pattern: '/robots.txt', headers: { 'X-Robots': 'yes' } },
];

function directives(webhookUrl = ''): Record<string, string> {
  const policy = contentSecurityPolicy({ script: 'sha256-abc=', styles: ['sha256-def=', 'sha256-ghi='], webhookUrl });
  const parts = policy.split(';').map((directive) => directive.split(' '));
  return Object.fromEntries(parts.map(([name, ...sources]) => [name, sources.join(' ')]));
}

test('the policy allows our own files and what was hashed, and nothing inline', () => {
  const policy = directives();
  assert.is(policy['default-src'], "'none'");
  assert.is(policy['script-src'], "'self' 'sha256-abc='");
  assert.is(policy['style-src'], "'sha256-def=' 'sha256-ghi='");
  assert.not.match(Object.values(policy).join(' '), /unsafe|\*|data:/);
});

test('the policy forbids plugins, framing, a foreign base, native form posts and untrusted scripts', () => {
  const policy = directives();
  for (const name of ['default-src', 'frame-ancestors', 'base-uri', 'form-action', 'trusted-types']) {
    assert.is(policy[name], "'none'", name);
  }
  // It stands in for what is not named.
  assert.is(policy['object-src'], undefined);
  assert.is(policy['require-trusted-types-for'], "'script'");
});

test('a document carries the same policy, without what counts in a header only', () => {
  const sources = { script: 'sha256-abc=', styles: ['sha256-def=', 'sha256-ghi='], webhookUrl: 'https://hooks.example/a' };
  const inDocument = documentPolicy(sources).split(';');
  const inHeader = contentSecurityPolicy(sources).split(';');
  assert.equal(inHeader.filter((directive) => !inDocument.includes(directive)), ["frame-ancestors 'none'"]);
  assert.equal(inDocument.filter((directive) => !inHeader.includes(directive)), []);
});

test('the page may connect to the webhook’s origin and to no other', () => {
  assert.is(directives()['connect-src'], "'self'");
  const policy = directives('https://hooks.example:8443/a/b?key=1');
  assert.is(policy['connect-src'], "'self' https://hooks.example:8443");
});

const PATHS = ['/', '/resources', '/404', '/robots.txt', '/favicon.svg', '/social.png'];
const real = headerRules("default-src 'none'", PATHS);

test('every document gets every header of the policy, under whatever address the host has found it', () => {
  for (const path of ['/', '/resources', '/404', '/nowhere']) {
    const headers = headersFor(real, path);
    assert.is(headers['Content-Security-Policy'], "default-src 'none'", path);
    assert.is(headers['Referrer-Policy'], 'strict-origin', path);
    assert.is(headers['Cross-Origin-Opener-Policy'], 'same-origin', path);
    assert.match(headers['Permissions-Policy'] ?? '', /^(?:[a-z-]+=\(\),?)+$/, path);
  }
});

test('what is no document gets none of the headers that are about documents', () => {
  const [document, ...others] = ['/nowhere', '/robots.txt', '/favicon.svg', '/assets/client-ABC.js'].map((path) =>
    Object.keys(headersFor(real, path)),
  );
  assert.ok(document?.includes('Content-Security-Policy'));
  for (const names of others) {
    assert.equal(names.filter((name) => !['Cache-Control', 'Cross-Origin-Resource-Policy'].includes(name)), [
      'X-Content-Type-Options',
      'Strict-Transport-Security',
    ]);
  }
});

test('no answer is taken for another type than it has', () => {
  for (const path of [...PATHS, '/nowhere', '/assets/client-ABC.js']) {
    assert.is(headersFor(real, path)['X-Content-Type-Options'], 'nosniff', path);
  }
});

test('https is kept for a year, for this host alone and without a preload list', () => {
  assert.is(headersFor(real, '/')['Strict-Transport-Security'], 'max-age=31536000');
});

test('assets are kept for a year, and all else is asked for again', () => {
  assert.is(headersFor(real, '/assets/client-ABC.js')['Cache-Control'], 'public, max-age=31536000, immutable');
  for (const path of PATHS) assert.is(headersFor(real, path)['Cache-Control'], 'no-cache', path);
});

test('other sites may show the pictures at the top, and nothing else', () => {
  const shared = ['/favicon.svg', '/social.png'];
  for (const path of [...PATHS, '/assets/client-ABC.js', '/assets/picture-ABC.png']) {
    const sharing = headersFor(real, path)['Cross-Origin-Resource-Policy'];
    assert.is(sharing, shared.includes(path) ? 'cross-origin' : 'same-origin', path);
  }
});

test('a header that a later rule takes away is neither sent nor forgotten in the file', () => {
  const without = [...rules, { pattern: '/robots.txt', headers: { 'X-Frame': null } }];
  assert.equal(headersFor(without, '/robots.txt'), { 'X-Robots': 'yes' });
  assert.match(headersFile(without), '/robots.txt\n  ! X-Frame\n');
  assert.equal(parseHeadersFile(headersFile(without)), without);
});

test('no header of a path is set by two rules', () => {
  for (const path of [...PATHS, '/assets/client-ABC.js']) {
    const names = real.flatMap((rule) => Object.keys(headersFor([rule], path)));
    assert.equal(names, [...new Set(names)], path);
  }
});

test('a rule without a star fits one path', () => {
  assert.equal(headersFor(rules, '/'), { 'X-Frame': 'deny' });
  assert.equal(headersFor(rules, '/assets/a.js'), { 'Cache-Control': 'immutable', 'X-Frame': 'deny' });
  assert.equal(headersFor(rules, '/robots.txt'), { 'X-Robots': 'yes', 'X-Frame': 'deny' });
  assert.equal(headersFor(rules, '/robots.txt/x'), { 'X-Frame': 'deny' });
});

test('the _headers file has one block for each rule', () => {
  assert.is(
    headersFile(rules),
    ['/*', '  X-Frame: deny', '', '/assets/*', '  Cache-Control: immutable', '', '/robots.txt', '  X-Robots: yes', ''].join('\n'),
  );
});

test('a _headers file is read as it was written', () => {
  assert.equal(parseHeadersFile(headersFile(real)), real);
});

test.run();
