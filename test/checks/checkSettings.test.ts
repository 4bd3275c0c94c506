import * as assert from 'uvu/assert';
import { checkSettings } from '../../src/checks/checkSettings.ts';
import { site } from '../../src/site.ts';
import type { Counter, Facts } from '../../src/site.ts';
import { facts } from '../facts.ts';
import { suite } from '../suite.ts';

const test = suite('checkSettings');
const names = ['url', 'webhookUrl', 'webhookMode', 'socialLinks', 'bookingUrl', 'counter'] as const;
const sources = new Map([['src/site.ts', ['const facts = {', ...names.map((name) => `  ${name}: '',`)].join('\n')]]);

function findings(changes: Partial<Facts>, overridden = {}): string[] {
  return checkSettings({ ...facts, url: '', webhookUrl: '', ...changes }, sources, overridden);
}

test('the site’s own settings are fine', () => {
  assert.equal(checkSettings(site, sources), []);
});

for (const [setting, values] of [
  ['url', ['', 'https://www.example.com.au', 'http://localhost:8080']],
  ['webhookUrl', ['', 'https://hooks.example/signup?key=1', 'http://localhost:4273/signup']],
  ['bookingUrl', ['', 'https://cal.com/example/30min']],
  ['webhookMode', ['no-cors', 'cors']],
] as const) {
  test(`${setting} may be ${values.map((value) => `"${value}"`).join(' or ')}`, () => {
    for (const value of values) assert.equal(findings({ [setting]: value }), [], value);
  });
}

for (const [setting, line, demand, values] of [
  ['webhookUrl', 3, 'is not a web address. Write one such as https://n8n.', ['/signup', 'ftp://a.example']],
  ['url', 2, 'is not a web address. Write one such as https://www.example.com.au', ['localhost:8080', '/', 'https://']],
  ['bookingUrl', 6, 'is not a web address', ['cal', 'javascript:alert(1)']],
  ['webhookMode', 4, "is not a mode. Write 'no-cors' or 'cors'", ['', 'nocors', 'same-origin']],
] as const) {
  test(`a wrong ${setting} is named with its line, what it is, and what to write: ${demand}`, () => {
    for (const value of values) {
      const [finding = '', ...more] = findings({ [setting]: value });
      assert.equal(more, []);
      assert.ok(finding.startsWith(`src/site.ts:${line}, ${setting}: "${value}" is`), finding);
      assert.match(finding, demand);
    }
  });
}

test('an address below a path is named with the one to write', () => {
  for (const url of ['https://example.com/site', 'https://example.com/?a=b', 'https://user@example.com']) {
    assert.match(findings({ url }).join(), /^src\/site\.ts:2, url: .* has a path.* Write https:\/\/example\.com$/);
  }
});

test('a social link that leads nowhere is named', () => {
  const socialLinks = [{ name: 'LinkedIn', url: 'bits' }];
  assert.match(findings({ socialLinks }).join(), /^src\/site\.ts:5, .*"bits" is not a web address/);
});

test('a counter needs a known name, the address of its script, and for GoatCounter that of the site’s account', () => {
  const counter = { name: 'Plausible', url: 'https://plausible.example/a.js', site: 'bits.com.au' } as const;
  assert.equal(findings({ counter }), []);
  for (const [change, words] of [
    [{ name: 'Matomo' }, '"Matomo" is not one of Plausible, Umami, GoatCounter'],
    [{ url: '' }, '"nothing" is not a web address'],
    [{ name: 'GoatCounter' }, '"bits.com.au" is not a web address. Write one such as https://example.goatcounter'],
  ] as const) {
    assert.match(findings({ counter: { ...counter, ...change } as Counter }).join(), words);
  }
});

test('what comes from the environment of the build is named by its name there', () => {
  assert.match(findings({ url: 'x' }, { url: 'SITE_URL' }).join(), /^SITE_URL: "x" is not a web address/);
});

test('all are named when all are wrong', () => {
  assert.is(findings({ url: 'x', webhookUrl: 'x', webhookMode: 'x' }).length, 3);
});

test.run();
