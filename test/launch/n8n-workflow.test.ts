import { runInNewContext } from 'node:vm';
import * as assert from 'uvu/assert';
import { createSignup, validate } from '../../src/signup/signup.ts';
import type { SignupFields } from '../../src/signup/signup.ts';
import * as workflow from '../../src/launch/n8n-workflow.json';
import { suite } from '../suite.ts';

type Json = Readonly<Record<string, unknown>>;

const test = suite('n8n-workflow');
const SITE = 'https://www.example.com.au';
const NOW = new Date('2026-03-02T01:00:00.000Z');
const ann: SignupFields = {
  name: 'Ann Bee',
  email: 'ann@example.com',
  phone: '0412345678',
  businessType: 'trades',
  challenge: 'Quotes after hours',
  earlyAccess: true,
};
const stored = { ...ann, url: `${SITE}/` };

/** From where to where: the name of a node and the number of its output, and the name of the next node. */
const links = Object.entries(workflow.connections).flatMap(([from, { main }]) =>
  main.flatMap((targets, output) => targets.map((target) => [`${from} ${output}`, target.node] as const)),
);

function node(name: string) {
  const found = workflow.nodes.find((one) => one.name === name);
  if (!found) throw new Error(`No node is called ${name}`);
  return found;
}

/** Runs a code node as n8n does; the answer comes back as plain data of this realm. */
function run(name: string, input: readonly Json[], earlier: readonly Json[] = []): Json {
  class FixedDate extends Date {
    static override now() {
      return NOW.getTime();
    }
  }
  const items = (list: readonly Json[]) => {
    const all = list.map((json) => ({ json }));
    return { first: () => all[0], all: () => all };
  };
  const globals = { $input: items(input), $: () => items(earlier), Date: FixedDate };
  const output: unknown = runInNewContext(`(() => {${String(node(name).parameters.jsCode)}\n})()`, globals);
  const [item, ...more]: { json: Json }[] = JSON.parse(JSON.stringify(output));
  assert.equal(more, []);
  return item?.json ?? {};
}

function check(body: unknown, headers: Json = { origin: SITE }): Json {
  return run('Check the sign-up', [{ headers, body }]);
}

function sent(fields: Partial<SignupFields> = {}): string {
  return JSON.stringify(createSignup({ ...ann, ...fields }, NOW, `${SITE}/`));
}

/** What is stored of the sign-up, when the table has this row of the same person, or none. */
function merge(signup: object, row: Json = {}): Json {
  return run('New or repeated', [row], [{ status: 200, signup }]);
}

test('every connection joins two nodes that exist', () => {
  for (const [from, target] of links) assert.ok(node(target) && node(from.slice(0, -2)));
});

test('the webhook waits for the answer, and 200 is said only after a row came back', () => {
  const { httpMethod, responseMode, options } = node('Sign-up from the website').parameters;
  assert.equal([httpMethod, responseMode, options], ['POST', 'responseNode', {}]);
  const before = (name: string) => links.filter(([, target]) => target === name).map(([from]) => from);
  assert.equal([before('Thank'), before('Stored?')], [['Stored? 0'], ['Store 0']]);
  assert.ok(node('Store').alwaysOutputData);
  assert.match(JSON.stringify(node('Stored?').parameters.conditions), /\$json\.id .*"operation":"gt"/);
});

test('a step that fails is answered with 503, since n8n would say 200 with nothing in it', () => {
  const steps = workflow.nodes.filter(({ type, name }) => /code|dataTable/.test(type) && name !== 'Create the table');
  assert.is(steps.length, 4);
  for (const { name, onError } of steps) {
    assert.is(onError, 'continueErrorOutput', name);
    assert.ok(links.some(([from, target]) => from === `${name} 1` && target === 'Apologise'), name);
  }
  assert.equal(node('Apologise').parameters.options, { responseCode: 503 });
});

test('the columns that it creates are those that it fills', () => {
  const { since, matchEmail, matchPhone, ...row } = merge(stored);
  assert.equal([since, matchEmail, matchPhone], ['2026-03-02T00:50:00.000Z', ann.email, ann.phone]);
  const names = (name: string, pattern: RegExp) =>
    [...JSON.stringify(node(name).parameters.columns).matchAll(pattern)].map((match) => match[1]);
  assert.equal(names('Create the table', /"name":"(\w+)"/g), Object.keys(row));
  assert.equal(names('Store', /\$json\.(\w+) /g), Object.keys(row));
});

const LONG = 'x'.repeat(9_999);

for (const [name, fields, kept] of [
  ['a whole sign-up', {}, {}],
  ['a phone alone', { email: '' }, { email: '' }],
  ['an email alone', { phone: '', businessType: '' }, { phone: '', businessType: '' }],
  ['an email and a phone in another spelling', { email: 'Ann@Example.COM', phone: '0412 345-678' }, {}],
  ['a long name, cut', { name: 'n'.repeat(201) }, { name: 'n'.repeat(200) }],
  ['a long challenge, cut to well-formed text', { challenge: `${LONG}👷` }, { challenge: `${LONG}\ufffd` }],
  [
    'a challenge with its lines, without control characters and reading direction marks',
    { name: 'A\u0000n\u001bn\u202e\tBee\u0085', challenge: ' One\r\ntwo\u0007\u2066\tthree ' },
    { challenge: 'One\ntwo three' },
  ],
] as const) {
  test(`what the form takes is taken: ${name}`, () => {
    assert.equal(validate({ ...ann, ...fields }), {});
    assert.equal(check(sent(fields)), { status: 200, signup: { ...stored, ...kept } });
  });
}

test('a tool’s object is taken like a browser’s string', () => {
  assert.equal(check(JSON.parse(sent())), check(sent()));
});

for (const fields of [
  ...[{ name: '' }, { challenge: '' }, { email: '', phone: '' }],
  ...[{ email: 'nobody' }, { email: 'nobody@example' }, { phone: '1300 000 000' }],
]) {
  test(`what the form refuses is refused: ${JSON.stringify(fields)}`, () => {
    assert.is.not(Object.keys(validate({ ...ann, ...fields })).length, 0);
    assert.is(check(sent(fields)).status, 400);
  });
}

test('what is no sign-up is refused', () => {
  for (const body of ['', 'text', 'null', '5', '[]', '{}', {}, [], null, undefined, { ...ann, name: { first: 'A' } }]) {
    assert.is(check(body).status, 400, JSON.stringify(body));
  }
});

test('another website’s sign-up, and one without an origin, is refused', () => {
  for (const origin of ['https://example.com.au', `${SITE}/`, `${SITE}.evil.example`, 'null', '', undefined]) {
    assert.is(check(sent(), { origin }).status, 403, origin);
  }
});

test('a body of more than a million characters is refused', () => {
  const challenge = 'x'.repeat(1_000_000 - sent({ challenge: '' }).length);
  assert.equal([check(sent({ challenge })).status, check(sent({ challenge: `${challenge}x` })).status], [200, 413]);
});

test('a repeat within ten minutes updates the row, and keeps what it replaces', () => {
  const row = { ...stored, id: 1, earlier: '', createdAt: '2026-03-02T00:50:00.000Z' };
  assert.is(merge(stored, row).earlier, '');
  const repeat = { ...stored, phone: '', earlyAccess: false, challenge: 'Invoices' };
  const { challenge, phone, earlyAccess, earlier, matchPhone } = merge(repeat, row);
  assert.equal([challenge, phone, earlyAccess, matchPhone], ['Invoices', ann.phone, true, ann.phone]);
  assert.is(earlier, 'Ann Bee | ann@example.com | 0412345678 | trades | Quotes after hours');
  assert.is(merge({ ...stored, challenge: 'Invoices' }, { ...row, createdAt: '2026-03-02T00:49:59.999Z' }).earlier, '');
});

test('sign-ups that went well leave no copy in the execution log', () => {
  const { saveDataSuccessExecution, saveManualExecutions } = workflow.settings;
  assert.equal([saveDataSuccessExecution, saveManualExecutions], ['none', false]);
});

test.run();
