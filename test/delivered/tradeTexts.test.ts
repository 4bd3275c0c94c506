// The trades must each speak for themselves: no sentence may serve two of them with only its nouns swapped.
import * as assert from 'uvu/assert';
import { businessTypes } from '../../src/content/businessTypes/all.ts';
import { tradeIcons } from '../../src/content/tradeIcons.ts';
import { suite } from '../suite.ts';

const test = suite('as delivered: texts of the trades');
const MOST_SHARED_WORDS = 0.7;

const STOP_WORDS = `a about after again all already an and any are as at back be been before both but by can can’t come
  comes did do does don’t each else every for from get gets go goes got had has have he her him his how i if in into is
  isn’t it it’s its just last later left like long made make may more most much must my nearly never new next no nobody
  not nothing now of off on once one only open or other our out over own past put puts same say says she should sit sits
  so some somebody someone something still take takes than that that’s the their them then there there’s they they’re
  this those through time times to together too two three until up us use was way we well what what’s when where which
  while who who’s why will with without won’t yes yet you you’re you’ve your yours`.split(/\s+/);

const TRADE_NOUNS = `electrician sparky switchboard circuit plumber drain tap pipe technician unit split filter
  duct builder site subbie trade gardener crew garden lawn hedge roofer roof gutter tile ridge lawyer solicitor
  matter client accountant bookkeeper return bas dentist hygienist patient tooth chair agent tenant owner
  landlord property listing chef table guest cover kitchen shop customer shelf stock order job card quote
  invoice photo photos message text call email calendar diary draft list`.split(/\s+/);

const ignored = new Set([...STOP_WORDS, ...TRADE_NOUNS]);

function wordsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z’]+/g) ?? []).filter((word) => !ignored.has(word)));
}

const chains = businessTypes.flatMap(({ id: trade, categories }) =>
  categories.map((category) => ({ trade, ...category })),
);
const texts = chains.flatMap(({ title, description, steps, valueStatement }) => [
  title,
  description,
  ...steps.map(({ text }) => text),
  valueStatement,
]);
const sentences = chains.flatMap(({ trade, id, steps, valueStatement }) => [
  ...steps.map(({ text }, index) => ({ trade, at: `${id} step ${index + 1}`, text, words: wordsOf(text) })),
  { trade, at: `${id} value`, text: valueStatement, words: wordsOf(valueStatement) },
]);

test('no two trades share a sentence, not even with the nouns swapped', () => {
  for (const [index, one] of sentences.entries()) {
    for (const other of sentences.slice(index + 1)) {
      assert.is.not(one.text, other.text, `${one.at} and ${other.at}`);
      if (one.trade === other.trade) continue;
      const shared = [...one.words].filter((word) => other.words.has(word)).length;
      const share = shared / Math.min(one.words.size, other.words.size);
      assert.ok(share < MOST_SHARED_WORDS, `${one.at} and ${other.at} share ${shared} words`);
    }
  }
});

test('no two chains share their row of icons, and every icon is drawn', () => {
  const rows = chains.map(({ steps }) => steps.map(({ icon }) => icon).join(' '));
  assert.is(new Set(rows).size, rows.length);
  for (const { id, steps } of chains) for (const { icon } of steps) assert.ok(icon in tradeIcons, `${id}: ${icon}`);
});

for (const [what, least, most, textsOf] of [
  ['a step', 40, 130, ({ steps }) => steps.map(({ text }) => text)],
  ['a value statement', 40, 130, ({ valueStatement }) => [valueStatement]],
  ['a category’s description', 60, 150, ({ description }) => [description]],
  ['a category’s title', 5, 36, ({ title }) => [title]],
] satisfies [string, number, number, (chain: (typeof chains)[number]) => string[]][]) {
  test(`${what} has ${least} to ${most} characters`, () => {
    for (const text of chains.flatMap(textsOf)) {
      assert.ok(text.length >= least && text.length <= most, `${text.length}: ${text}`);
    }
  });
}

test('no word that sells, and no straight apostrophe in our own copy', () => {
  assert.not.match(JSON.stringify(chains), /revolutioni|unlock(?!")|seamless|empower|leverag|supercharg|streamlin/i);
  for (const { at, text } of sentences) assert.not.match(text, /'|"|--/, at);
});

test('no line ends between the two halves of a word as short as no‑show', () => {
  const words = JSON.stringify(businessTypes.map((type) => ({ ...type, id: '', categories: [] }))) + texts.join(' ');
  assert.equal(words.match(/(?<![\w’‑-])\w{1,2}-\w+|(?<![\w’‑-])\w+-\w{1,2}(?![\w’‑-])/g), null);
});

test.run();
