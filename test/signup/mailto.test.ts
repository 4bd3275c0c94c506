import * as assert from 'uvu/assert';
import { signupMailto } from '../../src/signup/mailto.ts';
import type { SignupFields } from '../../src/signup/signup.ts';
import { suite } from '../suite.ts';

const test = suite('mailto');
const LIMIT = 1_500;

const fields: SignupFields = {
  name: 'Ada & Co?',
  email: 'ada+quotes@example.com',
  phone: '0412 345 678',
  businessType: 'trades',
  challenge: 'Quotes #1: 50% late\nInvoices',
  earlyAccess: true,
};

function read(changes: Partial<SignupFields> = {}) {
  const url = new URL(signupMailto('hello@site.example', { ...fields, ...changes }));
  const body = url.searchParams.get('body') ?? '';
  return { to: url.pathname, names: [...url.searchParams.keys()], body, lines: body.split('\r\n') };
}

/** Fields that make a body of so many characters. */
function ofLength(length: number, end = ''): Partial<SignupFields> {
  const rest = length - read({ challenge: '' }).body.length - end.length;
  return { challenge: 'x'.repeat(rest) + end };
}

test('it carries everything that was typed, in lines that end with CRLF, as RFC 6068 asks', () => {
  const { to, names, lines } = read();
  assert.is(to, 'hello@site.example');
  assert.equal(names, ['subject', 'body']);
  const typed = ['Ada & Co?', 'ada+quotes@example.com', '0412 345 678', 'trades', 'yes'];
  for (const [index, text] of typed.entries()) assert.ok(lines[index]?.endsWith(`: ${text}`), text);
  assert.equal(lines.slice(5), ['', 'Quotes #1: 50% late', 'Invoices']);
  assert.ok(read({ earlyAccess: false }).lines[4]?.endsWith(': no'));
});

for (const [length, what, end] of [
  [1_500, 'stays whole', /xxx$/],
  [1_501, 'is shortened to 1,500 and says so', /xxx\r\n\r\n\(.+\)$/],
] as const) {
  test(`a body of ${length} characters ${what}`, () => {
    const { body } = read(ofLength(length));
    assert.is(body.length, LIMIT);
    assert.match(body, end);
  });
}

test('half a character, cut or typed, does not break the address', () => {
  for (const end of ['', 'x', '\ud83c']) {
    assert.is(read(ofLength(LIMIT + 200, '🌼'.repeat(200) + end)).body.length, LIMIT);
    assert.ok(read({ challenge: `Quotes${end}` }).lines.at(-1)?.startsWith('Quotes'));
  }
});

test.run();
