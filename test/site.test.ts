import { readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { site } from '../src/site.ts';
import type { Facts } from '../src/site.ts';

const test = suite('site');

const sources = ['src', 'styles']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(?:m?tsx?|mjs|css|svg|txt|json)$/.test(file) && file !== 'src/site.ts')
  .concat('index.html');

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** The digits with whatever stands between them; a first 0 also as the country code. */
function spaced(digits: string): string {
  const [first = '', ...others] = digits;
  return [first === '0' ? '(?:0|61)' : first, ...others].join('[\\s().\\-]*');
}

/** How each fact would look if somebody wrote it down a second time. */
function patterns({ phone, abn, ...facts }: Partial<Facts>): RegExp[] {
  const { webhookMode: _word, ...names } = facts;
  const texts = Object.values(names)
    .flat()
    .map((value) => (typeof value === 'string' ? value : value.url))
    .filter((text) => text !== '')
    // Short names such as ACT are words of the language in other letters.
    .map((text) => new RegExp(`(?<![\\p{L}\\p{N}])${escape(text)}(?![\\p{L}\\p{N}])`, text.length > 3 ? 'iu' : 'u'));
  const numbers = [phone, abn].filter((value) => value !== undefined && value !== '');
  return [...texts, ...numbers.map((value) => new RegExp(spaced(String(value).replace(/\s/g, ''))))];
}

test('no fact is written anywhere but in src/site.ts', () => {
  assert.ok(sources.length > 100);
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    // The trades' stories happen in towns around here, whether or not one of them is the business's own.
    const facts = file.startsWith('src/content/businessTypes/') ? { ...site, location: '', serviceArea: [] } : site;
    return patterns(facts).flatMap((pattern) => (pattern.exec(text) ?? []).map((match) => `${file}: ${match}`));
  });
  assert.equal(found, []);
});

for (const [facts, text] of [
  [{ brand: 'Wattlewire' }, 'call WATTLEWIRE today'],
  [{ location: 'Canberra' }, 'Canberra’s trades'],
  [{ region: 'ACT' }, 'Canberra ACT 2600'],
  [{ email: 'a@b.example' }, 'mailto:a@b.example?subject=x'],
  [{ phone: '0255500142' }, '+61255500142'],
  [{ phone: '0255500142' }, '(02) 5550 0142'],
  [{ phone: '0255500142' }, '+61 2 5550-0142'],
  [{ abn: '51 824 753 556' }, 'ABN 51824753556'],
  [{ serviceArea: ['Yass', 'Goulburn'] }, 'as far as Goulburn'],
  [{ socialLinks: [{ name: 'Us', url: 'https://social.example/us' }] }, '"https://social.example/us"'],
] as const) {
  test(`"${text}" is found to repeat ${JSON.stringify(facts)}`, () => {
    assert.ok(patterns(facts).some((pattern) => pattern.test(text)));
  });
}

for (const [facts, text] of [
  [{ region: 'ACT' }, 'you can act; REACT'],
  [{ legalName: '', abn: '', socialLinks: [] }, 'any text'],
  [{ phone: '0255500142' }, '02 5550 0143'],
] as const) {
  test(`"${text}" does not repeat ${JSON.stringify(facts)}`, () => {
    assert.not.ok(patterns(facts).some((pattern) => pattern.test(text)));
  });
}

test('the phone number is kept as digits, which is what is dialled', () => {
  assert.match(site.phone, /^\d+$/);
});

test.run();
