import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createSignupInbox } from '../../src/server/signupInbox.ts';
import { ask, close, listenAnywhere } from '../http.ts';

const test = suite('signupInbox');
const MIB = 1024 * 1024;
const signup = { name: 'Ada', email: 'ada@example.com', challenge: 'Quotes\nand invoices' };

let folder: string;
let file: string;
let server: Server;
let port: number;
let printed: string[];

function post(body: string | Buffer, headers = { 'Content-Type': 'text/plain;charset=UTF-8' }) {
  return ask(port, '/signup', { method: 'POST', headers, body });
}

async function stored(): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  assert.ok(text === '' || text.endsWith('\n'));
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

test.before.each(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signup-inbox-'));
  file = join(folder, 'signups.jsonl');
  printed = [];
  server = createSignupInbox({ file, print: (text) => printed.push(text) });
  port = await listenAnywhere(server);
});

test.after.each(async () => {
  await close(server);
  await rm(folder, { recursive: true });
});

test('JSON that comes as text/plain, as a browser sends it, is stored as one line', async () => {
  const { status } = await post(JSON.stringify(signup, null, 2));
  assert.is(status, 200);
  assert.is(await readFile(file, 'utf8'), `${JSON.stringify(signup)}\n`);
});

test('application/json is stored as well, and the site may read the answer', async () => {
  const { status, headers } = await post(JSON.stringify(signup), { 'Content-Type': 'application/json' });
  assert.equal([status, headers['access-control-allow-origin']], [200, '*']);
  assert.equal(await stored(), [signup]);
});

test('a sign-up is appended to those before it', async () => {
  await writeFile(file, '{"name":"First"}\n');
  await post('{"name":"Second"}');
  await post('{"name":"Third"}');
  assert.equal(await stored(), [{ name: 'First' }, { name: 'Second' }, { name: 'Third' }]);
});

test('only the owner may read the file', async () => {
  await post(JSON.stringify(signup));
  assert.is((await stat(file)).mode & 0o777, 0o600);
});

test('a file that others could read is closed to them', async () => {
  await writeFile(file, '', { mode: 0o644 });
  await post(JSON.stringify(signup));
  assert.is((await stat(file)).mode & 0o777, 0o600);
});

test('a site in cors mode may read a refusal as well', async () => {
  const { status, headers } = await post('no JSON');
  assert.equal([status, headers['access-control-allow-origin']], [400, '*']);
});

test('each sign-up is printed with its fields', async () => {
  await post(JSON.stringify(signup));
  assert.is(printed.length, 1);
  for (const text of ['New sign-up', 'name', 'Ada', 'ada@example.com']) assert.match(printed[0] ?? '', text);
});

test('a sign-up cannot write to the terminal, and is stored as it came', async () => {
  const nasty = { name: 'A\u001b[2J\u0007B\u202eC', 'key\u001b[31m': '\r\nNew sign-up' };
  await post(JSON.stringify(nasty));
  assert.not.match((printed[0] ?? '').replaceAll('\n', ''), /[\p{Cc}\p{Cf}]/u);
  assert.is(printed[0]?.split('\n').length, 3);
  assert.equal(await stored(), [nasty]);
});

test('letters of every script survive', async () => {
  await post(JSON.stringify({ name: 'Zoë 山田 🌼' }));
  assert.equal(await stored(), [{ name: 'Zoë 山田 🌼' }]);
});

test('a body that is no sign-up is refused with 400, and the inbox goes on', async () => {
  const bodies = ['', 'name=Ada', '{"name":', 'null', '7', '"text"', '[]', '[{}]'];
  for (const body of bodies) assert.is((await post(body)).status, 400, body);
  assert.equal(await stored(), []);
  assert.is((await post('{}')).status, 200);
  assert.is(printed.length, bodies.length + 1);
});

for (const method of ['GET', 'PUT', 'OPTIONS']) {
  test(`${method} is refused with 405`, async () => {
    assert.is((await ask(port, '/signup', { method })).status, 405);
    assert.equal(await stored(), []);
  });
}

test('a body of 1 MiB is stored', async () => {
  const body = JSON.stringify({ text: 'x'.repeat(MIB - '{"text":""}'.length) });
  assert.is(body.length, MIB);
  assert.is((await post(body)).status, 200);
});

for (const bytes of [MIB + 1, 8 * MIB]) {
  test(`a body of ${bytes} bytes is refused with 413, and the inbox goes on`, async () => {
    const { status } = await post(JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) }));
    assert.is(status, 413);
    assert.equal(await stored(), []);
    assert.is((await post('{}')).status, 200);
  });
}

test('sign-ups that arrive together are all stored, each on its own line', async () => {
  const all = Array.from({ length: 20 }, (_, number) => ({ number, text: 'x'.repeat(number * 100) }));
  const answers = await Promise.all(all.map((one) => post(JSON.stringify(one))));
  assert.ok(answers.every(({ status }) => status === 200));
  const numbers = (await stored()).map((one) => JSON.stringify(one)).sort();
  assert.equal(numbers, all.map((one) => JSON.stringify(one)).sort());
});

test('while the file can’t be written the answer is 500, never 200, and the inbox goes on', async () => {
  await rm(folder, { recursive: true });
  assert.is((await post('{"name":"Lost"}')).status, 500);
  assert.match(printed[0] ?? '', 'refused');
  await mkdir(folder);
  assert.is((await post('{"name":"Found"}')).status, 200);
  assert.equal(await stored(), [{ name: 'Found' }]);
});

test.run();
