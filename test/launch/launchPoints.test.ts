import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { launchPoints } from '../../src/launch/launchPoints.ts';
import type { LaunchState } from '../../src/launch/launchPoints.ts';
import { routes } from '../../src/routes.ts';
import { facts } from '../facts.ts';

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

const ready: LaunchState = {
  facts,
  testimonials: [words, { ...words, name: 'Bo Li', opinion: `We have ${claim} time.` }],
  claimSources: { [claim]: 'Staff survey 2026, kept by Bo Li' },
  legalPages: [{ route: { ...routes.privacy, indexed: true }, file: 'src/pages/PrivacyPage.tsx' }],
  socialImage: png(1200, 630),
  sources: new Map([
    ['src/site.ts', "// a\nconst facts = {\n  socialLinks: [{ name: 'a', url: '' }],\n\n  url: '',\n  abn: '',\n};\n"],
    ['src/content/testimonials.ts', "\n\n  name: 'Ann Lee',\n"],
    ['src/content/claims.ts', `\n  '${claim}': '',\n`],
    ['src/routes.ts', "\n\n\n    id: 'privacy',\n"],
    ['src/pages/PrivacyPage.tsx', 'We keep your details in a shed.\n'],
  ]),
};

function points(changes: Partial<LaunchState>): string[] {
  return launchPoints({ ...ready, ...changes }).map(({ where, text }) => `${where} ${text}`);
}

function onlyPoint(changes: Partial<LaunchState>): string {
  const [point = '', ...more] = points(changes);
  assert.equal(more, []);
  return point;
}

test('a site that is ready has no open point', () => {
  assert.equal(points({}), []);
});

test('a fact is named with the line on which it stands', () => {
  assert.match(onlyPoint({ facts: { ...facts, abn: '' } }), /^src\/site\.ts:6 The ABN is missing/);
  assert.match(onlyPoint({ facts: { ...facts, url: '' } }), /^src\/site\.ts:5 /);
});

test('a point whose line is not found names the file', () => {
  assert.match(onlyPoint({ facts: { ...facts, url: '' }, sources: new Map() }), /^src\/site\.ts The/);
});

test('an invented testimonial is named, with the law against it', () => {
  const point = onlyPoint({ testimonials: [{ ...words, placeholder: true }] });
  assert.match(point, /^src\/content\/testimonials\.ts:3 Ann Lee is invented\. The Australian Consumer Law/);
});

test('a figure in a testimonial needs its recorded source', () => {
  const point = onlyPoint({ claimSources: { [claim]: '' } });
  assert.match(point, /^src\/content\/claims\.ts:2 .*"35 percent more".*nobody has recorded/);
});

for (const opinion of ['It saves 12% of my day.', 'We are 20 per cent faster.', 'Up 5 percent.']) {
  test(`"${opinion}" states a figure that nobody has recorded`, () => {
    assert.match(onlyPoint({ testimonials: [{ ...words, opinion }] }), /^src\/content\/claims\.ts /);
  });
}

test('an unwritten legal page is named with the line that says so', () => {
  const sources = new Map([...ready.sources, ['src/pages/PrivacyPage.tsx', '<p>\nIt is not ready yet.']]);
  assert.match(onlyPoint({ sources }), /^src\/pages\/PrivacyPage\.tsx:2 The page "Privacy policy" is a placeholder/);
});

test('a legal page that is written must be listed', () => {
  const legalPages = [{ route: { ...routes.privacy, indexed: false }, file: 'src/pages/PrivacyPage.tsx' }];
  assert.match(onlyPoint({ legalPages }), /^src\/routes\.ts:4 .*Set indexed to true/);
});

for (const [name, socialImage, text] of [
  ['no picture', undefined, 'is missing: a PNG of 1200 x 630 pixels'],
  ['a small picture', png(600, 315), 'but is 600 x 315'],
  ['a picture on end', png(630, 1200), 'but is 630 x 1200'],
  ['another kind of file', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'but is no PNG'],
  ['an empty file', new Uint8Array(), 'but is no PNG'],
] as const) {
  test(`${name} for shared links is a point`, () => {
    const point = onlyPoint({ socialImage });
    assert.match(point, 'src/assets/social.png The picture for shared links');
    assert.match(point, text);
  });
}

test.run();
