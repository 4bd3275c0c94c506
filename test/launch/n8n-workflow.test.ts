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

/** What `$('Name')` gives in a node: what came out of the nodes before it. */
type Before = ReadonlyMap<string, Json>;

/** A parameter as n8n reads it: a text that begins with = has expressions between its braces. */
function read(parameter: unknown, json: Json, before: Before = new Map()): unknown {
  if (typeof parameter !== 'string' || !parameter.startsWith('=')) return parameter;
  const globals = { $json: json, $: (name: string) => ({ first: () => ({ json: before.get(name) }) }) };
  const value = (expression: string): unknown => runInNewContext(expression, globals);
  const [, only] = /^=\{\{([^]*)\}\}$/.exec(parameter) ?? [];
  if (only !== undefined && !only.includes('{{')) return value(only);
  return parameter.slice(1).replace(/\{\{(.*?)\}\}/g, (_, expression: string) => String(value(expression) ?? ''));
}

/** Runs the code node as n8n does; the answer comes back as plain data of this realm. */
function runCode(json: Json): Json {
  const code = String(node('Check the sign-up').parameters.jsCode);
  const output: unknown = runInNewContext(`(() => {${code}\n})()`, { $input: { first: () => ({ json }) } });
  const [item, ...more]: { json: Json }[] = JSON.parse(JSON.stringify(output));
  assert.equal(more, []);
  return item?.json ?? {};
}

function check(body: unknown, headers: Json = { origin: SITE }): Json {
  return runCode({ headers, body });
}

function sent(fields: Partial<SignupFields> = {}): string {
  return JSON.stringify(createSignup({ ...ann, ...fields }, NOW, `${SITE}/`));
}

function holds(name: string, json: Json, before: Before): boolean {
  const [condition] = node(name).parameters.conditions?.conditions ?? [];
  const [left, right] = [condition?.leftValue, condition?.rightValue].map((side) => Number(read(side, json, before)));
  if (left === undefined || right === undefined) throw new Error(`${name} has no condition`);
  return condition?.operator.operation === 'gt' ? left > right : left === right;
}

type Output = readonly [output: number, json: Json];

function put(name: string, json: Json, before: Before): Output {
  if (name === 'Check the sign-up') return [0, runCode(json)];
  if (name === 'Find earlier ones') return [0, {}];
  if (name === 'Store') return [0, { id: 8 }];
  if (node(name).type.endsWith('.if')) return [holds(name, json, before) ? 0 : 1, json];
  return [0, json];
}

/** The nodes that a sign-up goes through; `instead` says what some of them put out. */
function follow(body: string, instead: Readonly<Record<string, Output | 'its input'>> = {}): string[] {
  const before = new Map<string, Json>();
  let json: Json = { headers: { origin: SITE }, body };
  for (let name: string | undefined = 'Sign-up from the website'; name !== undefined; ) {
    const special: Output | 'its input' | undefined = instead[name];
    const [output, next]: Output = special === 'its input' ? [0, json] : (special ?? put(name, json, before));
    before.set(name, next);
    const from: string = `${name} ${output}`;
    json = next;
    name = links.find(([start]) => start === from)?.[1];
  }
  return [...before.keys()];
}

test('every connection joins two nodes that exist', () => {
  for (const [from, target] of links) assert.ok(node(target) && node(from.slice(0, -2)));
});

test('the webhook waits for the answer, and each answer has its status', () => {
  const { httpMethod, responseMode, options } = node('Sign-up from the website').parameters;
  assert.equal([httpMethod, responseMode, options], ['POST', 'responseNode', {}]);
  const status = (name: string, json: Json) => read(node(name).parameters.options?.responseCode, json);
  assert.equal([status('Thank', {}), status('Apologise', {}), status('Refuse', { status: 403 })], [200, 503, 403]);
});

const earlier = [0, { ...stored, id: 7 }] as const;
const failed = [1, { error: 'It is broken' }] as const;

for (const [name, body, instead, answer] of [
  ['a new sign-up', sent(), {}, 'Thank'],
  ['a repeat', sent(), { 'Find earlier ones': earlier }, 'Thank'],
  ['a sign-up without a name', sent({ name: '' }), {}, 'Refuse'],
  ['a sign-up while the check fails', sent(), { 'Check the sign-up': failed }, 'Apologise'],
  ['a sign-up that n8n passes on unchecked as it stops', sent(), { 'Check the sign-up': 'its input' }, 'Apologise'],
  ['a sign-up of which the check leaves nothing', sent(), { 'Check the sign-up': [0, {}] }, 'Apologise'],
  ['a sign-up whose repeats can’t be looked up', sent(), { 'Find earlier ones': 'its input' }, 'Thank'],
  ['a sign-up while the table fails', sent(), { Store: failed }, 'Apologise'],
  ['a sign-up that no row comes back for', sent(), { Store: [0, {}] }, 'Apologise'],
  ['a sign-up that is passed on unstored', sent(), { Store: 'its input' }, 'Apologise'],
  ['a repeat that is passed on unstored', sent(), { 'Find earlier ones': earlier, Store: 'its input' }, 'Apologise'],
] as const) {
  test(`${name} goes to ${answer}`, () => {
    const after = { Thank: ['Tell me'], Refuse: [], Apologise: ['Tell me it was not stored', 'Mark as failed'] };
    const path = follow(body, instead);
    assert.equal(path.slice(path.indexOf(answer)), [answer, ...after[answer]]);
    assert.is(path.filter((step) => step in after).length, 1);
  });
}

test('nothing that may fail before the answer ends it, since n8n would say 200 with nothing in it', () => {
  const steps = workflow.nodes.filter(({ name }) => follow(sent()).slice(1).includes(name));
  for (const { type, name, onError, alwaysOutputData } of steps.filter((one) => /code|dataTable/.test(one.type))) {
    assert.match(onError ?? '', /^continue/, name);
    assert.ok(alwaysOutputData, `${name} of ${type}`);
  }
});

test('the columns that it creates are those that it fills, and a repeat names the earlier row', () => {
  const before = new Map([['Check the sign-up', check(sent())]]);
  const values = Object.entries(node('Store').parameters.columns?.value ?? {});
  const row = (json: Json) => Object.fromEntries(values.map(([name, value]) => [name, read(value, json, before)]));
  assert.equal(row({ id: 7 }), { ...stored, repeats: 7, answered: false });
  assert.is(row({}).repeats, undefined);
  const columns = node('Create the table').parameters.columns?.column?.map(({ name }) => name);
  assert.equal(columns, Object.keys(row({})));
});

test('every mail is switched off and without an account, so that the workflow can be published as it comes', () => {
  const mails = workflow.nodes.filter(({ type }) => type.endsWith('.emailSend'));
  assert.equal(mails.map(({ name }) => name), ['Tell me', 'Tell me it was not stored', 'Tell me who waits']);
  for (const mail of mails) assert.equal([mail.disabled, 'credentials' in mail], [true, false], mail.name);
  assert.ok(node('Every morning').disabled);
});

test('the mail says what was sent, and its answer goes to the visitor', () => {
  const { subject, text, options } = node('Tell me').parameters;
  assert.is(read(subject, stored), 'Website sign-up: Ann Bee');
  const words = (row: Json) => String(read(text, row));
  for (const word of Object.values(ann)) if (word !== true) assert.match(words(stored), String(word));
  assert.match(words({ ...stored, earlyAccess: false, repeats: 7 }), /pricing: no\n[^]*see row 7\.$/);
  assert.match(words({ ...stored, email: '' }), 'please call');
  const replyTo = (email: string) => read(options?.replyTo, { email });
  assert.equal(['ann@example.com', '', 'a@b.c, d@e.f', 'Ann <a@b.c>'].map(replyTo), ['ann@example.com', '', '', '']);
});

test('the mail about a sign-up that was not stored holds it, whatever came', () => {
  for (const body of [sent(), JSON.parse(sent())]) {
    const before = new Map([['Sign-up from the website', { body }]]);
    const text = String(node('Tell me it was not stored').parameters.text).replace('$execution.id', '5');
    assert.match(String(read(text, {}, before)), sent());
  }
});

test('the daily mail lists every row that is not answered, in one mail', () => {
  const path = ['Every morning', 'Find the unanswered', 'Tell me who waits'];
  assert.equal(path.slice(1), path.slice(0, -1).map((name) => links.find(([from]) => from === `${name} 0`)?.[1]));
  const { filters, matchType, returnAll } = node('Find the unanswered').parameters;
  const conditions = filters?.conditions.map(({ keyName, condition }) => `${keyName} ${condition}`);
  assert.equal([conditions, matchType, returnAll], [['answered isFalse', 'answered isEmpty'], 'anyCondition', true]);
  assert.ok(node('Tell me who waits').executeOnce);
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

test('sign-ups that went well leave no copy in the execution log', () => {
  const { saveDataSuccessExecution, saveManualExecutions } = workflow.settings;
  assert.equal([saveDataSuccessExecution, saveManualExecutions], ['none', false]);
});

test.run();
