// Generated input, held to the specification's rules, which are written here once more in other words.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { signupMailto } from '../../src/signup/mailto.ts';
import { sendSignup } from '../../src/signup/send.ts';
import { createSignup, readFields } from '../../src/signup/signup.ts';
import type { SignupFields } from '../../src/signup/signup.ts';
import { validate } from '../../src/signup/validate.ts';
import { restoreStubs, stub } from '../helpers.tsx';

const test = suite('generated input');
const INPUTS = 12_000;
const WEBHOOK = { webhookUrl: 'https://hooks.example/signup', webhookMode: 'no-cors' };
const PAGE = 'https://site.example/?from=ad#contact';

/** Mulberry32: the same numbers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = random(20_261_121);
const below = (limit: number) => Math.floor(next() * limit);

function pick<T>(items: readonly [T, ...T[]]): T {
  return items[below(items.length)] ?? items[0];
}

const WHITE = [' ', '\t', '\n', '\r\n', '\u00a0', '\u2003', '\u3000', '\ufeff', '\u2028'] as const;
const NEARLY_WHITE = ['\u200b', '\u2060', '\u00ad', '\u180e'] as const;
const TRICKY = [
  '@', '.', '@.', '04', '02', '0', '4', '٠٤', '０４', 'O4', '०२', '@', '。', 'аdа', 'Zoë', '山田', 'é', 'e\u0301',
  '🌼', '👩‍👩‍👧', '🇦🇺', '\ud83c', '\udf3c', '\u0000', '\u001b[2J', '\u0007', '\u202e', '\u2066', 'שלום', 'مرحبا',
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&amp;', '%0d%0a', 'javascript:alert(1)', '"}', '\\', "'",
  '__proto__', '{{ $json }}', '=1+1', '?subject=x', '&bcc=a@b.c', '#', '\r\nBcc: x@y.z', '../', ';DROP TABLE', '0412 345 678',
] as const;

function piece(): string {
  switch (below(6)) {
    case 0:
      return pick(WHITE);
    case 1:
      return pick(NEARLY_WHITE);
    case 2:
      return String.fromCharCode(below(0x1_0000));
    case 3:
      return String.fromCodePoint(below(0x11_0000));
    case 4:
      return String.fromCharCode(0x20 + below(0x5f));
    default:
      return pick(TRICKY);
  }
}

function text(): string {
  if (next() < 0.15) return '';
  if (next() < 0.1) return Array.from({ length: 1 + below(5) }, () => pick(WHITE)).join('');
  const body = Array.from({ length: 1 + below(next() < 0.05 ? 60 : 6) }, piece).join('');
  return next() < 0.004 ? body.repeat(Math.ceil((50_000 + below(20_000)) / body.length)) : body;
}

const email = () => (next() < 0.3 ? `${text()}@${text()}.${text()}` : text());
const phone = () => (next() < 0.4 ? pick(WHITE) + pick(['04', '02', '03', '0', '٠٤', '０４']) + text() : text());

function entries(): Record<string, string> {
  const all = { name: text(), email: email(), phone: phone(), businessType: text(), challenge: text() };
  return next() < 0.5 ? { ...all, earlyAccess: 'on' } : all;
}

/** Without outer white space, as the standard of the language counts it; written without trim(). */
function stripped(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && /\s/.test(value.charAt(start))) start += 1;
  while (end > start && /\s/.test(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}

function expectedErrors(fields: SignupFields): string[] {
  const found = [];
  if (fields.name.length === 0) found.push('name: Name is required');
  if (fields.email.length + fields.phone.length === 0) {
    for (const one of ['email', 'phone']) found.push(`${one}: Please provide either email or phone number`);
  }
  if (fields.email.length > 0 && (fields.email.indexOf('@') < 0 || fields.email.indexOf('.') < 0)) {
    found.push('email: Please enter a valid email address');
  }
  // By code: a digit of another script is not the digit 0, 2 or 4.
  const [first, second] = [fields.phone.charCodeAt(0), fields.phone.charCodeAt(1)];
  if (fields.phone.length > 0 && !(first === 0x30 && (second === 0x34 || second === 0x32))) {
    found.push('phone: Phone number should start with 04 or 02');
  }
  if (fields.challenge.length === 0) found.push('challenge: Please tell us about your main challenge');
  return found;
}

function formOf(values: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

interface Request {
  readonly body: string;
  readonly keepalive: boolean;
}

let request: Request | undefined;

const inputs = Array.from({ length: INPUTS }, entries);

function each(check: (fields: SignupFields, typed: Readonly<Record<string, string>>) => void): void {
  for (const typed of inputs) check(readFields(formOf(typed)), typed);
}

test.before(() => {
  stub(globalThis, 'fetch', (_url: string, init: Request) => {
    request = init;
    return Promise.resolve();
  });
});

test.after(restoreStubs);

test('the inputs are of every kind: right and wrong, empty and huge', () => {
  let right = 0;
  let huge = 0;
  each((fields) => {
    if (Object.keys(validate(fields)).length === 0) right += 1;
    if (fields.challenge.length > 50_000) huge += 1;
  });
  assert.ok(inputs.length >= 10_000 && right > 500 && huge > 5, `${right} right, ${huge} huge`);
});

test('every value is what was typed, whole, without outer white space', () => {
  each((fields, typed) => {
    for (const name of ['name', 'email', 'phone', 'businessType', 'challenge'] as const) {
      assert.is(fields[name], stripped(typed[name] ?? ''));
    }
    assert.is(fields.earlyAccess, typed.earlyAccess === 'on');
  });
});

test('the errors are those of the specification, no more and no fewer', () => {
  each((fields) => {
    const found = Object.entries(validate(fields)).map(([name, message]) => `${name}: ${message}`);
    assert.equal(found.sort(), expectedErrors(fields).sort());
  });
});

test('the body is JSON of exactly the ten fields, each value as it is, and huge ones go without keepalive', async () => {
  for (const typed of inputs) {
    const fields = readFields(formOf(typed));
    await sendSignup(WEBHOOK, createSignup(fields, new Date(0), PAGE));
    const { body = '', keepalive } = request ?? {};
    const { timestamp, source, form_type, url, ...rest } = JSON.parse(body);
    if (JSON.stringify(rest) !== JSON.stringify(fields)) assert.equal(rest, fields);
    assert.is([timestamp, form_type, url].join(), `1970-01-01T00:00:00.000Z,early_access_waitlist,${PAGE}`);
    assert.is(typeof source, 'string');
    assert.is(keepalive, Buffer.byteLength(body) <= 60 * 1024);
  }
});

test('the ready-written email has one recipient, one subject and one body of at most 1,500 characters', () => {
  each((fields) => {
    const address = signupMailto('hello@site.example', fields);
    assert.match(address, /^mailto:hello@site\.example\?subject=[^&#?]*&body=[\w\-.!~*'()%]*$/);
    const body = decodeURIComponent(address.slice(address.indexOf('&body=') + 6));
    assert.ok(body.length <= 1_500, `${body.length}`);
    assert.not.match(body.replaceAll('\r\n', ''), '\n');
    const whole = [fields.name, fields.email, fields.phone, fields.businessType, fields.challenge];
    const said = body.endsWith('(Shortened to fit. Please paste the rest.)');
    const complete = whole.every((value) => body.includes(value.replace(/\r?\n/g, '\r\n').toWellFormed()));
    assert.ok(complete || said, 'cut silently');
  });
});

test.run();
