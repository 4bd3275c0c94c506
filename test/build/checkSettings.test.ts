import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkSettings } from '../../src/build/checkSettings.ts';
import { site } from '../../src/site.ts';

const test = suite('checkSettings');
const fine = { url: '', webhookUrl: '', webhookMode: 'cors' };

test('the site’s own settings are fine', () => {
  assert.equal(checkSettings(site), []);
});

for (const [url, webhookUrl] of [
  ['', ''],
  ['https://www.example.com.au', 'https://hooks.example/signup?key=1'],
  ['https://www.example.com.au/', ''],
  ['http://localhost:8080', 'http://localhost:4273/signup'],
] as const) {
  test(`SITE_URL "${url}" with WEBHOOK_URL "${webhookUrl}" is fine`, () => {
    assert.equal(checkSettings({ ...fine, url, webhookUrl }), []);
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
    const [finding = '', ...more] = checkSettings({ ...fine, webhookUrl });
    assert.equal(more, []);
    assert.match(finding, 'WEBHOOK_URL (in src/site.ts: webhookUrl) must be an absolute http or https address');
    assert.match(finding, `"${webhookUrl}"`);
  });
}

for (const url of ['www.example.com.au', 'localhost:8080', '/', 'ftp://example.com', 'https://']) {
  test(`SITE_URL "${url}" is no address, and named`, () => {
    const [finding = '', ...more] = checkSettings({ ...fine, url });
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
    const [finding = '', ...more] = checkSettings({ ...fine, url });
    assert.equal(more, []);
    assert.match(finding, 'SITE_URL (in src/site.ts: url) must be an origin');
    assert.match(finding, `"${url}"`);
  });
}

for (const webhookMode of ['no-cors', 'cors']) {
  test(`WEBHOOK_MODE "${webhookMode}" is fine`, () => {
    assert.equal(checkSettings({ ...fine, webhookMode }), []);
  });
}

for (const webhookMode of ['', 'CORS', 'nocors', 'true', ' cors', 'same-origin']) {
  test(`WEBHOOK_MODE "${webhookMode}" is refused, and named with what there is`, () => {
    const found = checkSettings({ ...fine, webhookMode });
    assert.equal(found, [`WEBHOOK_MODE must be "no-cors" or "cors", but is "${webhookMode}"`]);
  });
}

test('all are named when all are wrong', () => {
  assert.is(checkSettings({ url: 'x', webhookUrl: 'x', webhookMode: 'x' }).length, 3);
});

test.run();
