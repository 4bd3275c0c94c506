import { readdirSync, readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { site } from '../../src/site.ts';
import type { Facts } from '../../src/site.ts';
import { facts } from '../facts.ts';
import { suite } from '../suite.ts';

const test = suite('as delivered: facts');

const sources = ['src', 'styles']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:m?tsx?|mjs|css|svg|json)$/.test(file) && file !== 'src/site.ts')
  .concat('index.html');

/** The facts that a text repeats, however their numbers are spaced. */
function factsIn(text: string, { webhookMode: _word, phone, abn, ...names }: Facts): string[] {
  const texts = Object.values(names).flat().map((value) => (typeof value === 'string' ? value : value.url));
  const patterns = texts.filter(Boolean).map((name) => {
    const word = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    // Short names such as ACT are words of the language in other letters.
    return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, name.length > 3 ? 'iu' : 'u');
  });
  const numbers = [phone, abn].map((number) => number.replace(/\s/g, '').replace(/^0/, '')).filter(Boolean);
  patterns.push(...numbers.map((digits) => new RegExp([...digits].join('[\\s().-]*'))));
  return patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

test('no fact is written anywhere but in src/site.ts', () => {
  const repeated = sources.flatMap((file) => {
    // The trades' stories happen in towns around here, whether or not one of them is the business's own.
    const known = file.startsWith('src/content/businessTypes/') ? { ...site, location: '', serviceArea: [] } : site;
    return factsIn(readFileSync(file, 'utf8'), known).map((fact) => `${file}: ${fact}`);
  });
  assert.equal(repeated, []);
});

for (const [text, found] of [
  ['call BITS & BYTES in Yass, NSW, or Goulburn', ['BITS & BYTES', 'Yass', 'NSW', 'Goulburn']],
  ['tel:+61262345678, (02) 6234 5678, ABN 51 824 753 556', ['262345678', '51 824 753 556']],
  ['answers; 02 6234 5679', []],
] as const) {
  test(`"${text}" repeats ${found.length} facts`, () => {
    assert.equal(factsIn(text, facts), found);
  });
}

test.run();
