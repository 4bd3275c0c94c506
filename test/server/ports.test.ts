import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { NetworkInterfaceInfo } from 'node:os';
import * as assert from 'uvu/assert';
import { listen, networkAddress, placeFrom } from '../../src/server/ports.ts';
import { ask, close, freePort, listenAnywhere } from '../http.ts';
import { suite } from '../suite.ts';

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

test('with the host 0.0.0.0 the whole network can reach the port, by an address that a phone can use', async () => {
  const here = server('here');
  const { origin, port } = await listen(here, await freePort(), '0.0.0.0');
  assert.equal(here.address(), { address: '0.0.0.0', family: 'IPv4', port });
  assert.is(origin, `http://${networkAddress() ?? '127.0.0.1'}:${port}`);
});

test('the address in the network is the first one of IPv4 that leads out of the machine', () => {
  const at = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
    ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as NetworkInterfaceInfo;
  const loopback = [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)];
  const wifi = [at('fe80::1', 'IPv6'), at('192.168.1.23', 'IPv4')];
  assert.is(networkAddress({ lo: loopback, wlan0: wifi, docker0: [at('172.17.0.1', 'IPv4')] }), '192.168.1.23');
  assert.is(networkAddress({ lo: loopback, down: undefined }), undefined);
});

test('without a wish the site is on this machine only; PORT and HOST move it', () => {
  assert.equal(placeFrom({}), { host: '127.0.0.1', port: 4173 });
  assert.equal(placeFrom({ PORT: '', HOST: '' }), placeFrom({}));
  assert.equal(placeFrom({ PORT: '8080', HOST: '0.0.0.0' }), { host: '0.0.0.0', port: 8080 });
});

test('a PORT or HOST that can’t work is named', async () => {
  for (const PORT of ['abc', '0', '-1', '80.5', '65536']) {
    assert.throws(() => placeFrom({ PORT }), `PORT must be a number from 1 to 65535, but is "${PORT}"`);
  }
  assert.throws(() => placeFrom({ HOST: '::1' }), 'HOST must be a name or an IPv4 address');
  // An address for examples, which no machine has.
  const failure = await listen(server(''), await freePort(), '203.0.113.1').catch((error: unknown) => String(error));
  assert.match(String(failure), 'can\'t listen on HOST "203.0.113.1"');
});

test('behind the last port there is none to try', async () => {
  // Unless somebody has it already.
  await listen(server('last'), 65_535).catch(() => {});
  assert.match(String(await listen(server(''), 65_535).catch(String)), 'No port from 65535 to 65535 is free');
});

test.run();
