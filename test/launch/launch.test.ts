import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { checkLaunch, openPoints } from '../../src/launch/launch.ts';
import { site } from '../../src/site.ts';
import { restoreStubs, stub } from '../helpers.tsx';
import { facts } from '../facts.ts';
import { suite } from '../suite.ts';

const test = suite('launch');

async function check(...args: string[]): Promise<{ ready: boolean; output: string }> {
  const lines: string[] = [];
  const ready = await checkLaunch('.', args, (line) => lines.push(line));
  return { ready, output: lines.join('\n') };
}

test.before.each(() => Object.entries(facts).forEach(([name, value]) => stub(site, name, value)));
test.after.each(restoreStubs);

test('each missing fact leads to its line in src/site.ts', async () => {
  const missing = ['abn', 'phone', 'url', 'webhookUrl', 'brand', 'email', 'legalName'];
  for (const name of missing) stub(site, name, '');
  const lines = (await openPoints('.')).map(({ where }) => {
    const [file = '', line] = where.split(':');
    return line === undefined ? '' : (readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trim() ?? '');
  });
  for (const name of missing) assert.is(lines.filter((line) => line.startsWith(`${name}:`)).length, 1, name);
});

test('the site is not ready while a point is open, and the points are printed', async () => {
  stub(site, 'abn', '');
  const { ready, output } = await check();
  assert.is(ready, false);
  assert.match(output, /points open: \d+$/m);
  assert.match(output, /\n {2}src\/site\.ts:\d+\n {4}The ABN is missing/);
});

test('what the owner has not promised is named, and is no open point', async () => {
  for (const [name, value] of [['replyWithin', ''], ['worksWith', []]] as const) stub(site, name, value);
  assert.match((await check()).output, /\nNot said, .*: replyWithin, worksWith$/m);
  assert.equal((await openPoints('.')).filter(({ text }) => /reply|works/i.test(text)), []);
});

test('a test sign-up is sent only when asked for', async () => {
  stub(site, 'webhookUrl', '');
  assert.not.match((await check()).output, 'sign-up was sent');
  assert.match((await check('--send-test')).output, 'No test sign-up was sent: there is no webhook');
});

test('an option that does not exist, or an address that is none, is refused', async () => {
  for (const args of [['--send'], ['--url'], ['--url', 'example']]) {
    const failure = await check(...args).catch(String);
    assert.match(String(failure), args.length === 1 ? `'${args[0]}` : '--url must be the address of the live site');
  }
});

test.run();
