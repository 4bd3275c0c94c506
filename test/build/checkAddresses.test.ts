import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkAddresses } from '../../src/build/checkAddresses.ts';

const test = suite('checkAddresses');

for (const [url, webhookUrl] of [
  ['', ''],
  ['https://www.example.com.au', 'https://hooks.example/signup?key=1'],
  ['https://www.example.com.au/', ''],
  ['http://localhost:8080', 'http://localhost:4273/signup'],
] as const) {
  test(`SITE_URL "${url}" with WEBHOOK_URL "${webhookUrl}" is fine`, () => {
    assert.equal(checkAddresses({ url, webhookUrl }), []);
  });
}

for (const webhookUrl of [
  'hooks.example/signup',
  '/signup',
  'ftp://hooks.example',
  'javascript:alert(1)',
  'https://',
  ' ',
]) {
  test(`WEBHOOK_URL "${webhookUrl}" is refused, and named`, () => {
    const [finding = '', ...more] = checkAddresses({ url: '', webhookUrl });
    assert.equal(more, []);
    assert.match(finding, 'WEBHOOK_URL (in src/site.ts: webhookUrl) must be an absolute http or https address');
    assert.match(finding, `"${webhookUrl}"`);
  });
}

for (const url of ['www.example.com.au', 'localhost:8080', '/', 'ftp://example.com', 'https://']) {
  test(`SITE_URL "${url}" is no address, and named`, () => {
    const [finding = '', ...more] = checkAddresses({ url, webhookUrl: '' });
    assert.equal(more, []);
    assert.match(finding, 'SITE_URL (in src/site.ts: url) must be an address such as');
    assert.match(finding, `"${url}"`);
  });
}

for (const url of [
  'https://example.com/site',
  'https://example.com/?a=b',
  'https://example.com/#home',
  'https://user@example.com/',
]) {
  test(`SITE_URL "${url}" is more than an origin, and named`, () => {
    const [finding = '', ...more] = checkAddresses({ url, webhookUrl: '' });
    assert.equal(more, []);
    assert.match(finding, 'SITE_URL (in src/site.ts: url) must be an origin');
    assert.match(finding, `"${url}"`);
  });
}

test('both are named when both are wrong', () => {
  assert.is(checkAddresses({ url: 'x', webhookUrl: 'x' }).length, 2);
});

test.run();
