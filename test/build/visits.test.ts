import * as assert from 'uvu/assert';
import { visitTable, weighVisits } from '../../src/build/visits.ts';
import { routes } from '../../src/routes.ts';
import { suite } from '../suite.ts';

const test = suite('visits');

test('the table has a row for each page', () => {
  const visit = { path: '/', document: 13_750, headers: 850, scripts: 69_000, total: 105_000, requests: 6 };
  assert.match(visitTable([visit]), /^First visit.*\n\/ +850 +13,750 +69,000 +105,000 +6$/);
});

test('a visit is weighed as it goes over the wire: compressed, but for the font', async () => {
  const text = 'the same again '.repeat(100);
  const names = ['index.html', 'favicon.svg', 'assets/client.js', 'assets/other.js', 'assets/font.woff2'];
  const files = new Map(names.map((name) => [`/${name}`, text]));
  const documents = [{ ...routes.home, path: '/', file: 'index.html', html: text, body: '', scripts: ['/assets/client.js'] }];
  const rules = [{ pattern: '/*', headers: { Name: 'value' } }, { pattern: '/other', headers: { Other: 'value' } }];
  const header = 'Name: value\r\n'.length;
  const [visit] = await weighVisits({ documents, files, rules, advice: [] });
  const compressed = visit?.document ?? 0;
  assert.ok(compressed > 0 && compressed < 100);
  assert.equal(visit, {
    path: '/',
    document: compressed,
    headers: header,
    scripts: compressed,
    total: 3 * compressed + text.length + 4 * header,
    requests: 4,
  });
});

test.run();
