import * as assert from 'uvu/assert';
import { readFacts } from '../src/site.ts';
import { facts } from './facts.ts';
import { suite } from './suite.ts';

const test = suite('readFacts');

for (const [name, typed, read] of [
  ['brand', " Bob's Wiring ", 'Bob’s Wiring'],
  ['tagline', "Canberra's best", 'Canberra’s best'],
  ['abn', 'ABN 51 824 753 556', '51824753556'],
  ['phone', '+61 2 6234 5678', '0262345678'],
  ['email', ' Hello@Bits.com.AU ', 'hello@bits.com.au'],
  ['url', 'www.example.com.au', 'https://www.example.com.au'],
  ['url', ' https://www.example.com.au/ ', 'https://www.example.com.au'],
  ['url', 'localhost:8080', 'localhost:8080'],
  ['bookingUrl', 'cal.com/bits/30min', 'https://cal.com/bits/30min'],
  ['replyWithin', ' Within two working days. ', 'two working days'],
  ['runBy', "Ann's team.", 'Ann’s team.'],
  ['signupsKeptBy', 'Bytekeepers. ', 'Bytekeepers'],
  ['webhookUrl', ' https://hooks.example/a/ ', 'https://hooks.example/a/'],
  ['webhookMode', ' CORS ', 'cors'],
] as const) {
  test(`a ${name} typed as "${typed}" is read as "${read}"`, () => {
    assert.is(readFacts({ ...facts, [name]: typed })[name], read);
  });
}

test('an empty name among the products is left out', () => {
  assert.equal(readFacts({ ...facts, worksWith: [' Xero', ' '] }).worksWith, ['Xero']);
});

test('a social link may be typed without https://', () => {
  const { socialLinks } = readFacts({ ...facts, socialLinks: [{ name: 'X', url: 'x.com/bits' }] });
  assert.equal(socialLinks, [{ name: 'X', url: 'https://x.com/bits' }]);
});

test.run();
