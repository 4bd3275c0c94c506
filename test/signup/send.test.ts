import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sendSignup } from '../../src/signup/send.ts';
import { createSignup } from '../../src/signup/signup.ts';
import type { Signup } from '../../src/signup/signup.ts';
import { fakeTimers, restoreStubs, settle, stub } from '../helpers.tsx';

const test = suite('sendSignup');
const ADDRESS = 'https://hooks.example/signup';
const WEBHOOK = { webhookUrl: ADDRESS, webhookMode: 'no-cors' };
const CONFIRMED = { webhookUrl: ADDRESS, webhookMode: 'cors' };
let clock: ReturnType<typeof fakeTimers>;
let requests: (RequestInit & { url: string })[];

const typed = { name: 'Ada', email: 'ada@example.com', phone: '', businessType: '', challenge: '' };
const signup = createSignup({ ...typed, earlyAccess: false }, new Date(0), 'https://site.example/');

/** Like the browser's: it stays pending until `answer` settles or its signal aborts. */
function fakeFetch(answer: Promise<unknown>): void {
  stub(globalThis, 'fetch', (url: string, init: RequestInit) => {
    requests.push({ url, ...init });
    return new Promise((resolve, reject) => {
      answer.then(resolve, reject);
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
}

function outcome(promise: Promise<void>): { value: string } {
  const seen = { value: 'pending' };
  promise.then(
    () => (seen.value = 'sent'),
    (error: unknown) => (seen.value = `failed: ${error instanceof Error ? error.name : String(error)}`),
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

test('it posts the sign-up as JSON, in no-cors mode, with keepalive', () => {
  void sendSignup(WEBHOOK, signup);
  const [{ signal: _, ...request } = { url: '' }] = requests;
  assert.equal(request, {
    url: ADDRESS,
    method: 'POST',
    mode: 'no-cors',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(signup),
    keepalive: true,
  });
  assert.is(requests.length, 1);
});

test('the answer is not read: a sent request counts as success', async () => {
  fakeFetch(
    Promise.resolve({
      get ok() {
        throw new Error('read');
      },
      get status() {
        throw new Error('read');
      },
      text() {
        throw new Error('read');
      },
    }),
  );
  await sendSignup(WEBHOOK, signup);
});

for (const [bytes, keepalive] of [
  [60 * 1024, true],
  [60 * 1024 + 1, false],
] as const) {
  test(`a body of ${bytes} bytes is sent ${keepalive ? 'with' : 'without'} keepalive`, () => {
    void sendSignup(WEBHOOK, signupOf(bytes));
    const body = String(requests[0]?.body);
    assert.is(Buffer.byteLength(body), bytes);
    assert.is(requests[0]?.keepalive, keepalive);
  });
}

test('a network error is a failure', async () => {
  fakeFetch(Promise.reject(new TypeError('Failed to fetch')));
  const result = outcome(sendSignup(WEBHOOK, signup));
  await settle();
  assert.is(result.value, 'failed: TypeError');
});

test('a webhook that never answers is a failure after 15,000 ms, not after 14,999', async () => {
  const result = outcome(sendSignup(WEBHOOK, signup));
  await clock.advance(14_999);
  assert.is(result.value, 'pending');
  assert.is(requests[0]?.signal?.aborted, false);
  await clock.advance(1);
  assert.is(result.value, 'failed: AbortError');
});

test('an answer just in time counts, and leaves no timer behind', async () => {
  let answer: (value?: unknown) => void = () => {};
  fakeFetch(new Promise((resolve) => (answer = resolve)));
  const result = outcome(sendSignup(WEBHOOK, signup));
  await clock.advance(14_999);
  answer();
  await settle();
  assert.is(result.value, 'sent');
  assert.is(clock.count(), 0);
});

test('a failure leaves no timer behind', async () => {
  fakeFetch(Promise.reject(new TypeError('Failed to fetch')));
  await sendSignup(WEBHOOK, signup).catch(() => {});
  assert.is(clock.count(), 0);
});

test('without a webhook nothing is sent, and it never claims success', async () => {
  const result = outcome(sendSignup({ ...WEBHOOK, webhookUrl: '' }, signup));
  await settle();
  assert.is(result.value, 'failed: Error');
  assert.equal(requests, []);
});

test('in cors mode it posts the same text without a header or credentials, and follows no redirect', () => {
  void sendSignup(CONFIRMED, signup);
  const [{ signal: _, ...request } = { url: '' }] = requests;
  assert.equal(request, {
    url: ADDRESS,
    method: 'POST',
    mode: 'cors',
    credentials: 'omit',
    redirect: 'error',
    body: JSON.stringify(signup),
    keepalive: true,
  });
});

for (const status of [200, 201, 204, 299, 300, 400, 404, 413, 429, 500, 503]) {
  const ok = status < 300;
  test(`in cors mode an answer of ${status} is a ${ok ? 'success' : 'failure'}, and nothing is sent again`, async () => {
    fakeFetch(Promise.resolve(new Response(null, { status })));
    const result = outcome(sendSignup(CONFIRMED, signup));
    await settle();
    assert.is(result.value, ok ? 'sent' : 'failed: Error');
    assert.is(requests.length, 1);
    assert.is(clock.count(), 0);
  });
}

test('in cors mode a request that fails is not tried in no-cors mode', async () => {
  fakeFetch(Promise.reject(new TypeError('Failed to fetch')));
  const result = outcome(sendSignup(CONFIRMED, signup));
  await settle();
  assert.is(result.value, 'failed: TypeError');
  assert.is(requests.length, 1);
});

test.run();
