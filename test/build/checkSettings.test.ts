import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkSettings } from '../../src/build/checkSettings.ts';
import { site } from '../../src/site.ts';

const test = suite('checkSettings');

/** Any text can come from the environment. */
function findings(changes: Partial<Record<'url' | 'webhookUrl' | 'webhookMode', string>>): string[] {
  const settings: object = { url: '', webhookUrl: '', webhookMode: 'cors', ...changes };
  return checkSettings(settings as Parameters<typeof checkSettings>[0]);
}

test('the site’s own settings are fine', () => {
  assert.equal(checkSettings(site), []);
});

for (const [setting, values] of [
  ['url', ['', 'https://www.example.com.au', 'https://www.example.com.au/', 'http://localhost:8080']],
  ['webhookUrl', ['', 'https://hooks.example/signup?key=1', 'http://localhost:4273/signup']],
  ['webhookMode', ['no-cors', 'cors']],
] as const) {
  test(`${setting} may be ${values.map((value) => `"${value}"`).join(' or ')}`, () => {
    for (const value of values) assert.equal(findings({ [setting]: value }), [], value);
  });
}

for (const [setting, demand, values] of [
  [
    'webhookUrl',
    'WEBHOOK_URL (in src/site.ts: webhookUrl) must be an absolute http or https address',
    ['hooks.example/signup', '/signup', 'ftp://hooks.example', 'javascript:alert(1)', 'https://', ' '],
  ],
  [
    'url',
    'SITE_URL (in src/site.ts: url) must be an address such as https://www.example.com.au',
    ['www.example.com.au', 'localhost:8080', '/', 'ftp://example.com', 'https://'],
  ],
  [
    'url',
    'SITE_URL (in src/site.ts: url) must be an origin',
    ['https://example.com/site', 'https://example.com/?a=b', 'https://example.com/#home', 'https://user@example.com/'],
  ],
  ['webhookMode', 'WEBHOOK_MODE must be "no-cors" or "cors"', ['', 'CORS', 'nocors', ' cors', 'same-origin']],
] as const) {
  for (const value of values) {
    test(`${setting} "${value}" is refused, and named`, () => {
      const [finding = '', ...more] = findings({ [setting]: value });
      assert.equal(more, []);
      assert.ok(finding.startsWith(demand), finding);
      assert.ok(finding.endsWith(` is "${value}"`), finding);
    });
  }
}

test('all are named when all are wrong', () => {
  assert.is(findings({ url: 'x', webhookUrl: 'x', webhookMode: 'x' }).length, 3);
});

test.run();
