import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listen } from '../../src/server/ports.ts';
import { ask, close, freePort, listenAnywhere } from '../http.ts';

const test = suite('ports');
const servers: Server[] = [];

function server(text: string): Server {
  const created = createServer((_request, response) => response.end(text));
  servers.push(created);
  return created;
}

test.after.each(async () => {
  await Promise.all(servers.splice(0).map(close));
});

test('a free port is taken, which only this machine can reach', async () => {
  const port = await freePort();
  const here = server('here');
  assert.equal(await listen(here, port), { origin: `http://127.0.0.1:${port}`, port });
  assert.equal(here.address(), { address: '127.0.0.1', family: 'IPv4', port });
  assert.is(String((await ask(port, '/')).body), 'here');
});

test('a taken port gives way to the next', async () => {
  const taken = await listenAnywhere(server('first'));
  const { port: second } = await listen(server('second'), taken);
  const { port: third } = await listen(server('third'), taken);
  const bodies = [taken, second, third].map(async (port) => String((await ask(port, '/')).body));
  assert.equal(await Promise.all(bodies), ['first', 'second', 'third']);
});

test.run();
