import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listen } from '../../src/server/ports.ts';
import { ask, close, listenAnywhere } from '../http.ts';

const test = suite('ports');
let servers: Server[] = [];

function server(text = ''): Server {
  const created = createServer((_request, response) => response.end(text));
  servers.push(created);
  return created;
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenAnywhere(probe);
  await close(probe);
  return port;
}

test.after.each(async () => {
  await Promise.all(servers.filter(({ listening }) => listening).map(close));
  servers = [];
});

test('a free port is taken, and the server answers there', async () => {
  const port = await freePort();
  assert.equal(await listen(server('here'), port), { origin: `http://127.0.0.1:${port}`, port });
  assert.is(String((await ask(port, '/')).body), 'here');
});

test('a taken port gives way to the next', async () => {
  const taken = await listenAnywhere(server('first'));
  const { port } = await listen(server('second'), taken);
  assert.ok(port > taken);
  assert.is(String((await ask(taken, '/')).body), 'first');
  assert.is(String((await ask(port, '/')).body), 'second');
});

test('servers that start at the same port one after the other each get their own', async () => {
  const first = await freePort();
  const a = await listen(server(), first);
  const b = await listen(server(), first);
  const c = await listen(server(), first);
  assert.is(new Set([a.port, b.port, c.port]).size, 3);
});

test('only this machine can reach it', async () => {
  const local = server();
  await listen(local, await freePort());
  const address = local.address();
  assert.is(typeof address === 'object' && address?.address, '127.0.0.1');
});

test('what is not about the port is an error', async () => {
  const busy = server();
  await listenAnywhere(busy);
  let failure: unknown;
  await listen(busy, await freePort()).catch((error: unknown) => (failure = error));
  assert.ok(failure instanceof Error);
});

test.run();
