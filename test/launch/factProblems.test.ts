import * as assert from 'uvu/assert';
import { factProblems } from '../../src/launch/factProblems.ts';
import { demoBrand } from '../../src/site.ts';
import type { Facts } from '../../src/site.ts';
import { facts } from '../facts.ts';
import { suite } from '../suite.ts';

const test = suite('factProblems');

function problems(changes: Partial<Facts>): string[] {
  const found = factProblems({ ...facts, ...changes });
  return Object.entries(found).flatMap(([name, text]) => (text === undefined ? [] : [`${name}: ${text}`]));
}

test('facts that are in order have no problem, and either phone or email will do', () => {
  for (const changes of [{}, { phone: '' }, { email: '' }]) assert.equal(problems(changes), []);
  assert.match(problems({ phone: '', email: '' }).join(), /^phone: .* neither .*email: .* neither/);
});

for (const [changes, words] of [
  [{ brand: '' }, /^brand: .* missing/],
  [{ brand: demoBrand }, /^brand: .* invented business/],
  [{ legalName: '' }, /^legalName: .* missing/],
  [{ abn: '' }, /^abn: .* missing/],
  [{ abn: '12345678901' }, /^abn: "12345678901" is not a valid ABN/],
  [{ location: '' }, /^location: .* missing/],
  [{ email: 'hello' }, /^email: "hello" is not an email address/],
  [{ email: 'hello@wattle.example' }, /^email: .* can never receive/],
  [{ counter: { name: 'Umami', url: 'http://u.bits.com.au/a.js', site: '1' } }, /^counter: .* must start with https/],
  [{ url: '' }, /^url: .* missing/],
  [{ url: 'www.bits.com.au' }, /^url: .* not an address such as/],
  [{ webhookUrl: '' }, /^webhookUrl: There is no webhook/],
  [{ webhookUrl: 'https://n8n.bits.com.au/webhook-test/signup' }, /^webhookUrl: .* tests only.* production URL/],
] as const) {
  test(`${JSON.stringify(changes)} is named`, () => {
    const [found = '', ...more] = problems(changes);
    assert.equal(more, []);
    assert.match(found, words);
  });
}

const FILMS = /^phone: .* films and stories/;
const NO_PHONE = /^phone: .* not an Australian phone number/;
const NO_PROBLEM = /^$/;

for (const [kind, phones, problem] of [
  // ACMA: phone numbers for use in TV shows, films and creative works.
  ['a landline for films', ['0255500142', '0355509999', '0770100000', '0870109999'], FILMS],
  ['another number for films', ['0491570006', '0491579455', '1800160401', '1800975707', '1300975711'], FILMS],
  ['a number beside those', ['0255512345', '0491560006', '1800160402', '1300975712'], NO_PROBLEM],
  ['any real number', ['0262345678', '0412345678', '131444'], NO_PROBLEM],
  ['what is no number', ['026234567', '02623456789', '0162345678', '1900123456'], NO_PHONE],
] as const) {
  test(`of phone numbers ${kind} ${problem === NO_PROBLEM ? 'is fine' : 'is named'}`, () => {
    for (const phone of phones) assert.match(problems({ phone }).join(), problem, phone);
  });
}

const ELSEWHERE = ['example.com', 'www.example.com.au', 'site.test', 'a.invalid', 'nas.local', 'localhost:4273'];

for (const host of [...ELSEWHERE, '127.0.0.1:4273', '10.0.0.5', '192.168.1.2', '172.16.0.1', '[::1]']) {
  test(`${host} is no place for a site or a webhook`, () => {
    assert.match(problems({ url: `https://${host}` }).join(), /^url: .* nobody but you/);
    assert.match(problems({ webhookUrl: `http://${host}/a` }).join(), /^webhookUrl: .* nobody but you/);
  });
}

for (const host of ['bits.com.au', 'myexample.com', '172.32.0.1', '203.0.113.5', 'exampletest.au', '100.example.dev']) {
  test(`${host} is a place for a webhook, by https only`, () => {
    assert.equal(problems({ webhookUrl: `https://${host}/webhook/a` }), []);
    assert.match(problems({ webhookUrl: `http://${host}/webhook/a` }).join(), /must start with https/);
  });
}

test.run();
