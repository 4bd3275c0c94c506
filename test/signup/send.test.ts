import * as assert from 'uvu/assert';
import { sendSignup } from '../../src/signup/send.ts';
import { createSignup } from '../../src/signup/signup.ts';
import type { Signup } from '../../src/signup/signup.ts';
import { fakeTimers, restoreStubs, settle, stub } from '../helpers.tsx';
import { suite } from '../suite.ts';

const test = suite('sendSignup');
const NO_CORS = { webhookUrl: 'https://hooks.example/signup', webhookMode: 'no-cors' } as const;
const CORS = { ...NO_CORS, webhookMode: 'cors' } as const;

const typed = { name: 'Ada', email: 'ada@example.com', phone: '', businessType: '', challenge: '', earlyAccess: false };
const signup = createSignup(typed, new Date(0), 'https://site.example/');

let clock: ReturnType<typeof fakeTimers>;
let requests: (RequestInit & { url: string })[];

/** Like the browser's: it stays pending until the answer is there or its signal aborts. */
function fakeFetch(answer: Promise<Response>): void {
  stub(globalThis, 'fetch', (url: string, init: RequestInit) => {
    requests.push({ url, ...init });
    return new Promise((resolve, reject) => {
      answer.then(resolve, reject);
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
}

/** Sends, and says how far it has come. */
function send(webhook: Parameters<typeof sendSignup>[0], content: Signup = signup): { outcome: string } {
  const seen = { outcome: 'pending' };
  sendSignup(webhook, content).then(
    () => (seen.outcome = 'sent'),
    () => (seen.outcome = 'failed'),
  );
  return seen;
}

/** A sign-up whose JSON is so many bytes long. */
function signupOf(bytes: number): Signup {
  const rest = bytes - JSON.stringify(signup).length;
  // Two bytes each, so that counting characters is not enough.
  return { ...signup, challenge: 'é'.repeat(Math.floor(rest / 2)) + 'x'.repeat(rest % 2) };
}

test.before.each(() => {
  clock = fakeTimers();
  requests = [];
  fakeFetch(new Promise(() => {}));
});

test.after.each(() => {
  restoreStubs();
  clock.restore();
});

for (const [what, webhook, particulars] of [
  ['no-cors mode with its content type', NO_CORS, { headers: { 'Content-Type': 'application/json' } }],
  ['cors mode without header, credentials or redirect', CORS, { credentials: 'omit', redirect: 'error' }],
] as const) {
  test(`it posts the sign-up as JSON, in ${what}, with keepalive`, () => {
    send(webhook);
    assert.is(requests.length, 1);
    const { signal: _, ...request } = requests[0] ?? {};
    assert.equal(request, {
      url: 'https://hooks.example/signup',
      method: 'POST',
      mode: webhook.webhookMode,
      ...particulars,
      body: JSON.stringify(signup),
      keepalive: true,
    });
  });

  test(`a network error is a failure, and nothing is tried again in ${webhook.webhookMode} mode`, async () => {
    fakeFetch(Promise.reject(new TypeError('Failed to fetch')));
    const result = send(webhook);
    await settle();
    assert.equal([result.outcome, requests.length], ['failed', 1]);
  });
}

for (const [webhook, status, outcome] of [
  [CORS, 200, 'sent'],
  [CORS, 299, 'sent'],
  [CORS, 300, 'failed'],
  [CORS, 500, 'failed'],
  [NO_CORS, 500, 'sent'],
] as const) {
  test(`in ${webhook.webhookMode} mode an answer of ${status} means ${outcome}`, async () => {
    fakeFetch(Promise.resolve(new Response(null, { status })));
    const result = send(webhook);
    await settle();
    assert.is(result.outcome, outcome);
  });
}

for (const [bytes, keepalive] of [
  [60 * 1024, true],
  [60 * 1024 + 1, false],
] as const) {
  test(`a body of ${bytes} bytes is sent ${keepalive ? 'with' : 'without'} keepalive`, () => {
    send(NO_CORS, signupOf(bytes));
    assert.is(Buffer.byteLength(String(requests[0]?.body)), bytes);
    assert.is(requests[0]?.keepalive, keepalive);
  });
}

test('a webhook that never answers is a failure after 15,000 ms, not after 14,999', async () => {
  const result = send(NO_CORS);
  await clock.advance(14_999);
  assert.is(result.outcome, 'pending');
  await clock.advance(1);
  assert.is(result.outcome, 'failed');
});

test('without a webhook nothing is sent, and it never claims success', async () => {
  const result = send({ ...NO_CORS, webhookUrl: '' });
  await settle();
  assert.equal([result.outcome, requests], ['failed', []]);
});

test.run();
