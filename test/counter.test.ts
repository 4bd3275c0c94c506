import * as assert from 'uvu/assert';
import { counterHosts, counterTag } from '../src/counter.ts';
import type { Counter } from '../src/site.ts';
import { suite } from './suite.ts';

const test = suite('counter');
const ID = 'b1-2';
const UMAMI = { 'data-website-id': ID, 'data-identity-stitching': 'false', 'data-exclude-hash': 'true' };

for (const [counter, attributes, connect, image] of [
  [
    { name: 'Plausible', url: 'https://plausible.io/js/script.js', site: 'bits.com.au' },
    { 'data-domain': 'bits.com.au' },
    'https://plausible.io',
    [],
  ],
  // https://github.com/umami-software/umami/issues/4326
  [
    { name: 'Umami', url: 'https://cloud.umami.is/script.js', site: ID },
    { ...UMAMI, 'data-host-url': 'https://gateway.umami.is' },
    'https://gateway.umami.is',
    [],
  ],
  [
    { name: 'Umami', url: 'https://bits.com.au/umami/script.js', site: ID },
    { ...UMAMI, 'data-host-url': 'https://bits.com.au/umami' },
    'https://bits.com.au',
    [],
  ],
  // https://www.goatcounter.com/help/csp
  [
    { name: 'GoatCounter', url: 'https://gc.zgo.at/count.js', site: 'https://bits.goatcounter.com/count' },
    { 'data-goatcounter': 'https://bits.goatcounter.com/count' },
    'https://bits.goatcounter.com',
    ['https://bits.goatcounter.com'],
  ],
] as const satisfies readonly [Counter, object, string, string[]][]) {
  test(`${counter.name} from ${counter.url} is told which site it counts, and may report to ${connect}`, () => {
    const expected = Object.entries({ src: counter.url, ...attributes }).map(([key, value]) => `${key}="${value}"`);
    assert.equal(/^<script async (.*)><\/script>$/.exec(counterTag(counter))?.[1]?.split(' ').sort(), expected.sort());
    assert.equal(counterHosts(counter), { script: [new URL(counter.url).origin], connect: [connect], image });
  });
}

test('without a counter nobody is asked for anything', () => {
  assert.equal([counterTag(''), ...Object.values(counterHosts('')).flat()], ['']);
});

test.run();
