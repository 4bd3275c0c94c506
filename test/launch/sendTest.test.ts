import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sendTestSignup } from '../../src/launch/sendTest.ts';
import type { Facts } from '../../src/site.ts';
import { facts } from '../facts.ts';
import { close, listenAnywhere } from '../http.ts';

const test = suite('sendTest');
const NOW = new Date('2026-11-21T01:02:03.000Z');

let server: Server;
let port: number;
let answer: { status: number; headers?: Record<string, string> };
let got: { method: string | undefined; headers: IncomingHttpHeaders; body: string }[];

async function receive(request: IncomingMessage): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  got.push({ method: request.method, headers: request.headers, body });
}

function send(changes: Partial<Facts> = {}) {
  return sendTestSignup({ ...facts, webhookUrl: `http://127.0.0.1:${port}/signup`, ...changes }, NOW);
}

test.before(async () => {
  server = createServer((request, response) => {
    void receive(request).then(() => response.writeHead(answer.status, answer.headers).end());
  });
  port = await listenAnywhere(server);
});

test.before.each(() => {
  answer = { status: 200 };
  got = [];
});

test.after(() => close(server));

test('the webhook gets what a browser sends: JSON as plain text, from the site’s origin', async () => {
  const { ok } = await send();
  assert.ok(ok);
  assert.is(got.length, 1);
  const [{ method, headers } = { method: '', headers: {} }] = got;
  assert.is(method, 'POST');
  assert.is(headers['content-type'], 'text/plain;charset=UTF-8');
  assert.is(headers.origin, facts.url);
  assert.is(headers.referer, `${facts.url}/`);
  assert.match(headers['user-agent'] ?? '', /^Mozilla\/5\.0 /);
});

test('the sign-up has the form’s ten fields and is marked as a test', async () => {
  await send();
  const signup: unknown = JSON.parse(got[0]?.body ?? '');
  assert.equal(signup, {
    name: 'TEST, please delete',
    email: facts.email,
    phone: facts.phone,
    businessType: 'other',
    challenge: 'This is a test from npm run check:launch, not a customer.',
    earlyAccess: false,
    timestamp: '2026-11-21T01:02:03.000Z',
    source: 'Website contact form',
    form_type: 'early_access_waitlist',
    url: `${facts.url}/`,
  });
});

test('an accepted sign-up tells the owner what to look for', async () => {
  const { text } = await send();
  assert.match(text, 'answered 200');
  assert.match(text, '"TEST, please delete" of 2026-11-21T01:02:03.000Z');
});

for (const [status, words] of [
  [404, /answered 404.*lost.*published/],
  [403, /answered 403.*lost\.$/],
  [500, /answered 500.*lost\.$/],
] as const) {
  test(`the answer ${status} is a lost sign-up`, async () => {
    answer = { status };
    const { ok, text } = await send();
    assert.not.ok(ok);
    assert.match(text, words);
  });
}

test('a redirect is not followed', async () => {
  answer = { status: 302, headers: { Location: 'https://elsewhere.example/' } };
  const { ok, text } = await send();
  assert.not.ok(ok);
  assert.match(text, /redirects \(302\) to https:\/\/elsewhere\.example\//);
  assert.is(got.length, 1);
});

for (const [allowed, expected] of [
  ['*', true],
  [facts.url, true],
  ['https://other.example', false],
  [undefined, false],
] as const) {
  test(`in cors mode browsers ${expected ? 'may' : 'may not'} read an answer that allows ${allowed}`, async () => {
    answer = { status: 200, headers: allowed === undefined ? {} : { 'Access-Control-Allow-Origin': allowed } };
    const { ok, text } = await send({ webhookMode: 'cors' });
    assert.is(ok, expected);
    if (!expected) assert.match(text, `Access-Control-Allow-Origin: ${facts.url}`);
  });
}

test('without a webhook, or without the site’s address, nothing is sent', async () => {
  for (const changes of [{ webhookUrl: '' }, { url: '' }]) {
    const { ok, text } = await send(changes);
    assert.not.ok(ok);
    assert.match(text, 'No test sign-up was sent');
  }
  assert.is(got.length, 0);
});

test('a webhook that can’t be reached is a result, not a crash', async () => {
  const gone = createServer();
  const webhookUrl = `http://127.0.0.1:${await listenAnywhere(gone)}/signup`;
  await close(gone);
  const { ok, text } = await send({ webhookUrl });
  assert.not.ok(ok);
  assert.match(text, `did not get through to ${webhookUrl}: `);
  assert.match(text, 'ECONNREFUSED');
});

test.run();
