import { createServer } from 'node:http';
import type { Server } from 'node:http';
import * as assert from 'uvu/assert';
import { addDevReload } from '../../src/server/devReload.ts';
import { ask, close, listenAnywhere } from '../http.ts';
import { suite } from '../suite.ts';

const test = suite('devReload');
const asDocument = { headers: { Accept: 'text/html,*/*' } };

let server: Server;
let port: number;
let pages: ReturnType<typeof addDevReload>;

/** Listens as the page of a build does; each call of the function resolves with the next event. */
async function listen(time: number): Promise<() => Promise<string>> {
  const signal = AbortSignal.timeout(5_000);
  const { body } = await fetch(`http://127.0.0.1:${port}/__events?${time}`, { signal });
  assert.ok(body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  return async () => (await reader.read()).value?.trim() ?? '';
}

test.before.each(async () => {
  server = createServer((_request, response) => response.end('page'));
  port = await listenAnywhere(server);
  pages = addDevReload(server);
});

test.after.each(() => close(server));

test('a page hears of each build, of an error with its message, and of the build that mends it', async () => {
  const next = await listen(1);
  pages.failed('src/App.tsx:1:2: "oops"');
  assert.is(await next(), 'event: failed\ndata: "src/App.tsx:1:2: \\"oops\\""');
  pages.built(2);
  assert.is(await next(), 'event: built\ndata: ""');
});

test('a page that listens too late hears of the build that it has missed; one of that build does not', async () => {
  pages.built(2_000);
  assert.is(await (await listen(1_999))(), 'event: built\ndata: ""');
  const next = await listen(2_001);
  pages.failed('later');
  assert.match(await next(), 'later');
});

test('while the build fails, a document is a page that waits for the next', async () => {
  pages.failed('oops');
  const { status, body } = await ask(port, '/', asDocument);
  assert.is(status, 500);
  const [, script = '', time] = /src="([^"?]+)\?(\d+)"/.exec(String(body)) ?? [];
  assert.match(String((await ask(port, `${script}?${time}`)).body), 'EventSource');
  assert.match(await (await listen(Number(time)))(), 'oops');
  pages.built(3);
  assert.is(await (await listen(Number(time)))(), 'event: built\ndata: ""');
  assert.is(String((await ask(port, '/', asDocument)).body), 'page');
});

test.run();
