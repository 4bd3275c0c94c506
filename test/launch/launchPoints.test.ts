import * as assert from 'uvu/assert';
import { launchPoints } from '../../src/launch/launchPoints.ts';
import type { LaunchState } from '../../src/launch/launchPoints.ts';
import { routes } from '../../src/routes.ts';
import { facts } from '../facts.ts';
import { suite } from '../suite.ts';

const test = suite('launchPoints');

function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

const words = { name: 'Ann Lee', role: 'Owner', company: 'Lee Roofing', opinion: 'Good.', placeholder: false };
const claim = '35 percent more';
const privacy = { ...routes.privacy, placeholder: true, title: 'Privacy policy | Bits & Bytes' } as const;

const ready: LaunchState = {
  facts,
  testimonials: [words, { ...words, name: 'Bo Li', opinion: `We have ${claim} time.` }],
  claimSources: { [claim]: 'Staff survey 2026, kept by Bo Li' },
  promises: { 'within a day': 'Bo Li, 3 March 2027' },
  pages: [{ ...privacy, placeholder: undefined }],
  socialImage: png(1200, 630),
  sources: new Map([
    ['src/site.ts', "// a\nconst facts = {\n  socialLinks: [{ name: 'a', url: '' }],\n\n  url: '',\n  abn: '',\n};\n"],
    ['src/content/testimonials.ts', "\n\n  name: 'Ann Lee',\n"],
    ['src/content/claims.ts', `\n  '${claim}': '',\n  'within a day': '',\n`],
    ['src/routes.ts', "\n\n\n    path: '/privacy-policy',\n"],
  ]),
};
const opinion = (text: string) => ({ testimonials: [{ ...words, opinion: text }] });

test('a site that is ready has no open point', () => {
  assert.equal(launchPoints(ready), []);
});

for (const [name, changes, point] of [
  ['a fact, with its line', { facts: { ...facts, abn: '' } }, /^src\/site\.ts:6 The ABN is missing/],
  ['the address, not that of a link', { facts: { ...facts, url: '' } }, /^src\/site\.ts:5 The address/],
  ['a line that is not found', { facts: { ...facts, url: '' }, sources: new Map() }, /^src\/site\.ts The address/],
  [
    'an invented testimonial, with the law against it',
    { testimonials: [{ ...words, placeholder: true }] },
    /^src\/content\/testimonials\.ts:3 Ann Lee is invented\. The Australian Consumer Law/,
  ],
  [
    'a figure without its recorded source',
    { claimSources: { [claim]: '' } },
    /^src\/content\/claims\.ts:2 .*"35 percent more".*nobody has recorded/,
  ],
  ['a figure that was never recorded', opinion('It saves 12% of my day.'), /^src\/content\/claims\.ts .*"12%"/],
  ['20 per cent', opinion('We are 20 per cent faster.'), /^src\/content\/claims\.ts .*"20 per cent"/],
  ['5 percent', opinion('Up 5 percent.'), /^src\/content\/claims\.ts .*"5 percent"/],
  [
    'a promise that nobody has confirmed',
    { promises: { 'within a day': '' } },
    /^src\/content\/claims\.ts:3 The site promises "within a day", and nobody has confirmed it/,
  ],
  ['a page that is yet to be written', { pages: [privacy] }, /^src\/routes\.ts:4 The page "Privacy policy" is a placeholder/],
  ['no picture', { socialImage: undefined }, /^src\/assets\/social\.png .* is missing: a PNG of 1200 x 630 pixels/],
  ['a picture on end', { socialImage: png(630, 1200) }, /^src\/assets\/social\.png .* but is 630 x 1200/],
  ['an SVG', { socialImage: new TextEncoder().encode(`<svg>${' '.repeat(30)}</svg>`) }, /but is no PNG/],
  ['an empty picture', { socialImage: new Uint8Array() }, /but is no PNG/],
] as const satisfies readonly [string, Partial<LaunchState>, RegExp][]) {
  test(`the point is named: ${name}`, () => {
    const [found, ...more] = launchPoints({ ...ready, ...changes });
    assert.equal(more, []);
    assert.match(`${found?.where} ${found?.text}`, point);
  });
}

test.run();
