import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contentSecurityPolicy, headerRules, headersFile, headersFor } from '../../src/build/headers.ts';

const test = suite('headers');

const rules = [
  { pattern: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Frame': 'deny' } },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  { pattern: '/robots.txt', headers: { 'X-Robots': 'yes' } },
];

function directives(webhookUrl = ''): Record<string, string> {
  const policy = contentSecurityPolicy({ script: 'sha256-abc=', style: 'sha256-def=', webhookUrl });
  const parts = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(parts.map(([name, ...sources]) => [name, sources.join(' ')]));
}

test('the policy allows our own files and the two hashes, and nothing inline', () => {
  const policy = directives();
  assert.is(policy['default-src'], "'none'");
  assert.is(policy['script-src'], "'self' 'sha256-abc='");
  assert.is(policy['style-src'], "'sha256-def='");
  assert.not.match(Object.values(policy).join(' '), /unsafe|\*|data:/);
});

test('the policy forbids framing, a foreign base, native form posts and untrusted scripts', () => {
  const policy = directives();
  for (const name of ['frame-ancestors', 'base-uri', 'form-action', 'trusted-types']) {
    assert.is(policy[name], "'none'", name);
  }
  assert.is(policy['require-trusted-types-for'], "'script'");
});

test('the page may connect to the webhook’s origin and to no other', () => {
  assert.is(directives()['connect-src'], "'self'");
  const policy = directives('https://hooks.example:8443/a/b?key=1');
  assert.is(policy['connect-src'], "'self' https://hooks.example:8443");
});

test('every path gets the policy; assets are kept for a year, and all else is asked for again', () => {
  const real = headerRules("default-src 'none'");
  const page = headersFor(real, '/resources');
  const asset = headersFor(real, '/assets/client-ABC.js');
  for (const headers of [page, asset]) {
    assert.is(headers['Content-Security-Policy'], "default-src 'none'");
    assert.is(headers['X-Content-Type-Options'], 'nosniff');
    assert.ok(headers['Referrer-Policy']);
  }
  assert.is(page['Cache-Control'], 'no-cache');
  assert.is(asset['Cache-Control'], 'public, max-age=31536000, immutable');
});

test('a later rule wins, and a rule without a star fits one path', () => {
  assert.equal(headersFor(rules, '/'), { 'Cache-Control': 'no-cache', 'X-Frame': 'deny' });
  assert.equal(headersFor(rules, '/assets/a.js'), { 'Cache-Control': 'immutable', 'X-Frame': 'deny' });
  assert.equal(headersFor(rules, '/robots.txt'), {
    'Cache-Control': 'no-cache',
    'X-Frame': 'deny',
    'X-Robots': 'yes',
  });
  assert.equal(headersFor(rules, '/robots.txt/x'), { 'Cache-Control': 'no-cache', 'X-Frame': 'deny' });
});

test('in the _headers file a later rule takes a header away before it sets it again', () => {
  assert.is(
    headersFile(rules),
    [
      '/*',
      '  Cache-Control: no-cache',
      '  X-Frame: deny',
      '',
      '/assets/*',
      '  ! Cache-Control',
      '  Cache-Control: immutable',
      '',
      '/robots.txt',
      '  X-Robots: yes',
      '',
    ].join('\n'),
  );
});

test.run();
