import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as assert from 'uvu/assert';
import { createSignupInbox, mailOf } from '../../src/server/signupInbox.ts';
import { ask, close, listenAnywhere } from '../http.ts';
import { suite } from '../suite.ts';

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
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  assert.is(lines.pop(), '');
  return lines.map((line) => JSON.parse(line));
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

for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
  test(`JSON that comes as ${type} is stored as one line, and the site may read the answer`, async () => {
    const { status, headers } = await post(JSON.stringify(signup, null, 2), { 'Content-Type': type });
    assert.equal([status, headers['access-control-allow-origin']], [200, '*']);
    assert.is(await readFile(file, 'utf8'), `${JSON.stringify(signup)}\n`);
  });
}

test('a sign-up is appended to those before it, in letters of every script', async () => {
  await writeFile(file, '{"name":"First"}\n');
  await post('{"name":"Zoë 山田 🌼"}');
  await post('{"name":"Third"}');
  assert.equal(await stored(), [{ name: 'First' }, { name: 'Zoë 山田 🌼' }, { name: 'Third' }]);
});

test('only the owner may read the file, even when others could before', async () => {
  await writeFile(file, '', { mode: 0o644 });
  await post(JSON.stringify(signup));
  // Windows knows no such rights.
  if (process.platform !== 'win32') assert.is((await stat(file)).mode & 0o777, 0o600);
});

test('a sign-up is printed as the mail of the workflow, cannot write to the terminal, and is stored as it came', async () => {
  const nasty = { ...signup, name: 'A\u001b[2J\u0007B\u202eC' };
  await post(JSON.stringify(nasty));
  const [words = ''] = printed;
  assert.match(words, /^Website sign-up: A \[2J B C$/m);
  assert.match(words, /^Email: ada@example\.com\n[^]*^Quotes and invoices$/m);
  assert.not.match(words, /[^\P{C}\n]/u);
  assert.equal(await stored(), [nasty]);
});

test('a body that is no sign-up is refused with 400, which the site may read, and the inbox goes on', async () => {
  for (const body of ['', 'name=Ada', '{"name":', 'null', '7', '"text"', '[]', '[{}]']) {
    const { status, headers } = await post(body);
    assert.equal([status, headers['access-control-allow-origin']], [400, '*'], body);
    assert.match(printed.pop() ?? '', 'Sign-up refused: the body is not', body);
  }
  assert.equal(await stored(), []);
  assert.is((await post('{}')).status, 200);
});

for (const email of ['ada@example.com', '']) {
  test(`the printed mail has the words of the workflow’s own, ${email ? 'with' : 'without'} an address`, () => {
    const sent = { name: 'Ada', email, phone: '0412345678', businessType: '', challenge: 'Quotes', earlyAccess: true };
    const { nodes } = JSON.parse(readFileSync('src/launch/n8n-workflow.json', 'utf8'));
    const { subject, text } = nodes.find(({ name }: { name: string }) => name === 'Tell me').parameters;
    const fill = (template: string) =>
      template.replace(/^=/, '').replace(/\{\{(.*?)\}\}/g, (_, code) => runInNewContext(code, { $json: sent }));
    assert.ok(fill(`${subject}\n\n${text.replace(/^=/, '')}`).startsWith(mailOf(sent)));
  });
}

test('any other method is refused with 405', async () => {
  for (const method of ['GET', 'PUT', 'OPTIONS']) assert.is((await ask(port, '/', { method })).status, 405, method);
  assert.equal(await stored(), []);
});

for (const [bytes, expected] of [[MIB, 200], [MIB + 1, 413], [8 * MIB, 413]] as const) {
  test(`a body of ${bytes} bytes is answered with ${expected}, and the inbox goes on`, async () => {
    const { status } = await post(JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) }));
    assert.equal([status, (await stored()).length], [expected, expected === 200 ? 1 : 0]);
    assert.is((await post('{}')).status, 200);
  });
}

test('sign-ups that arrive together are all stored, each on its own line', async () => {
  const all = Array.from({ length: 20 }, (_, number) => JSON.stringify({ number, text: 'x'.repeat(number * 100) }));
  const answers = await Promise.all(all.map((one) => post(one)));
  assert.ok(answers.every(({ status }) => status === 200));
  const lines = (await stored()).map((one) => JSON.stringify(one));
  assert.equal(lines.sort(), all.sort());
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
