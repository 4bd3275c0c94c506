import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { overBudget, visitTable, weigh, weighVisits } from '../../src/build/visits.ts';
import type { Visit } from '../../src/build/visits.ts';

const test = suite('visits');
const REACT = 59_000;
const full: Visit = { path: '/', document: 13_750, headers: 850, scripts: 69_000, total: 105_000, requests: 6 };

test('a page may use its budget up', () => {
  assert.equal(overBudget([full, { ...full, path: '/resources', document: 30_000, total: 120_000 }], REACT), []);
});

for (const name of ['document', 'headers', 'scripts', 'total', 'requests'] as const) {
  test(`one more than the budget in ${name} is too much`, () => {
    const findings = overBudget([{ ...full, [name]: full[name] + 1 }], REACT);
    assert.is(findings.length, 1);
    assert.match(findings[0] ?? '', /^\/ is over its budget: /);
  });
}

test('only /resources may have a long document', () => {
  assert.is(overBudget([{ ...full, path: '/resources', document: 30_001 }], REACT).length, 1);
  assert.is(overBudget([{ ...full, path: '/terms-of-service', document: 30_000 }], REACT).length, 1);
});

test('the table has a row for each page', () => {
  assert.match(visitTable([full], REACT), /^First visit.*\n\/ +850 +13,750 +69,000 +105,000 +6\nReact alone: 59,000$/);
});

test('a visit is weighed as it goes over the wire: compressed, but for the font', async () => {
  const text = 'the same again '.repeat(100);
  const assets = new Map([
    ['/favicon.svg', text],
    ['/assets/client.js', text],
    ['/assets/other.js', text],
    ['/assets/font.woff2', text],
  ]);
  const documents = [{ path: '/', html: text, modules: ['/assets/client.js'] }];
  const rules = [{ pattern: '/*', headers: { Name: 'value' } }, { pattern: '/other', headers: { Other: 'value' } }];
  const compressed = await weigh(text);
  assert.ok(compressed < 100);
  assert.equal(await weighVisits({ documents, assets, rules }), [
    {
      path: '/',
      document: compressed,
      headers: 'Name: value\r\n'.length,
      scripts: compressed,
      total: 3 * compressed + text.length + 4 * 'Name: value\r\n'.length,
      requests: 4,
    },
  ]);
});

test.run();
