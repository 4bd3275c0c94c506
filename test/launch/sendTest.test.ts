import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import * as assert from 'uvu/assert';
import { sendTestSignup } from '../../src/launch/sendTest.ts';
import type { Facts } from '../../src/site.ts';
import { facts } from '../facts.ts';
import { close, freePort, listenAnywhere } from '../http.ts';
import { suite } from '../suite.ts';

const test = suite('sendTest');
const NOW = new Date('2026-11-21T01:02:03.000Z');

/** Sends the test sign-up to a webhook that answers so; `got` is what arrived there. */
async function send(answer: { status: number; headers?: Record<string, string> }, changes: Partial<Facts> = {}) {
  const got: { request: IncomingMessage; body: string }[] = [];
  const server = createServer(async (request, response) => {
    got.push({ request, body: await readText(request) });
    response.writeHead(answer.status, answer.headers).end();
  });
  const webhookUrl = `http://127.0.0.1:${await listenAnywhere(server)}/signup`;
  const delivery = await sendTestSignup({ ...facts, webhookUrl, ...changes }, NOW).finally(() => close(server));
  return { ...delivery, got };
}

test('the webhook gets what a browser sends, marked as a test: ten fields of JSON as plain text', async () => {
  const { got } = await send({ status: 200 });
  const { method, headers } = got[0]?.request ?? {};
  assert.equal([method, headers?.['content-type']], ['POST', 'text/plain;charset=UTF-8']);
  assert.equal([headers?.origin, headers?.referer], [facts.url, `${facts.url}/`]);
  assert.match(headers?.['user-agent'] ?? '', /^Mozilla\/5\.0 /);
  assert.equal(JSON.parse(got[0]?.body ?? ''), {
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

const UNREADABLE = /Browsers may not read .*: https:\/\/www\.bitsandbytes\.com\.au$/;

for (const [status, webhookMode, allowed, arrived, words] of [
  [200, 'no-cors', '', true, /answered 200.* "TEST, please delete" of 2026-11-21T01:02:03\.000Z.*"Do not save"/],
  [200, 'cors', '*', true, /answered 200/],
  [200, 'cors', facts.url, true, /answered 200/],
  [200, 'cors', 'https://other.example', false, UNREADABLE],
  [200, 'cors', '', false, UNREADABLE],
  [302, 'no-cors', '', false, /redirects \(302\) to https:\/\/elsewhere\.example\//],
  [403, 'no-cors', '', false, /answered 403.*lost\. Is https:\/\/www\.bitsandbytes\.com\.au the address in the first/],
  [404, 'no-cors', '', false, /answered 404.*lost\. Is the workflow published, .*production URL/],
  [429, 'no-cors', '', false, /answered 429.*lost\.$/],
  [500, 'cors', facts.url, false, /answered 500.*lost\. Is the workflow published, .*production URL/],
  [503, 'cors', facts.url, false, /answered 503.*lost\. Was the workflow’s table created/],
] as const) {
  test(`in ${webhookMode} mode ${status} for "${allowed}" means ${arrived ? 'success' : 'failure'}`, async () => {
    const cors = allowed && { 'Access-Control-Allow-Origin': allowed };
    const headers = { Location: 'https://elsewhere.example/', ...cors };
    const { ok, text, got } = await send({ status, headers }, { webhookMode });
    assert.equal([ok, got.length], [arrived, 1]);
    assert.match(text, words);
  });
}

test('without a webhook, or without the site’s address, nothing is sent', async () => {
  for (const changes of [{ webhookUrl: '' }, { url: '' }]) {
    const { ok, text, got } = await send({ status: 200 }, changes);
    assert.equal([ok, got.length], [false, 0]);
    assert.match(text, 'No test sign-up was sent');
  }
});

test('a webhook that can’t be reached is a result, not a crash', async () => {
  const webhookUrl = `http://127.0.0.1:${await freePort()}/signup`;
  const { ok, text } = await send({ status: 200 }, { webhookUrl });
  assert.is(ok, false);
  assert.ok(text.startsWith(`The test sign-up did not get through to ${webhookUrl}: connect ECONNREFUSED`), text);
});

test.run();
