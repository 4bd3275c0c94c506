import { runInNewContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createSignup } from '../../src/signup/signup.ts';
import type { SignupFields } from '../../src/signup/signup.ts';
import { validate } from '../../src/signup/validate.ts';
import * as workflow from '../../src/launch/n8n-workflow.json';

interface WorkflowNode {
  readonly name: string;
  readonly type: string;
  readonly typeVersion: number;
  readonly onError?: string;
  readonly alwaysOutputData?: boolean;
  readonly parameters: object;
}

interface Item {
  readonly json: Readonly<Record<string, unknown>>;
}

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

const nodes: readonly WorkflowNode[] = workflow.nodes;
const connections: Readonly<Record<string, { readonly main: readonly (readonly { readonly node: string }[])[] }>> =
  workflow.connections;

function node(name: string): WorkflowNode {
  const found = nodes.find((one) => one.name === name);
  if (!found) throw new Error(`No node is called ${name}`);
  return found;
}

function parameter(name: string, key: string): unknown {
  return Object.entries(node(name).parameters).find(([one]) => one === key)?.[1];
}

/** Runs a code node as n8n does; the answer comes back as plain data of this realm. */
function run(name: string, input: readonly Item[], earlier: readonly Item[] = []): Item['json'] {
  class FixedDate extends Date {
    constructor(value: string | number = NOW.getTime()) {
      super(value);
    }
    static override now() {
      return NOW.getTime();
    }
  }
  const items = (list: readonly Item[]) => ({ first: () => list[0], all: () => list });
  const globals = { $input: items(input), $: () => items(earlier), Date: FixedDate };
  const output: Item[] = JSON.parse(
    JSON.stringify(runInNewContext(`(() => {${String(parameter(name, 'jsCode'))}\n})()`, globals)),
  );
  assert.is(output.length, 1);
  return output[0]?.json ?? {};
}

function check(body: unknown, origin = SITE) {
  return run('Check the sign-up', [{ json: { headers: { origin }, body } }]);
}

function sent(fields: Partial<SignupFields> = {}): string {
  return JSON.stringify(createSignup({ ...ann, ...fields }, NOW, `${SITE}/`));
}

function accepted(fields: Partial<SignupFields> = {}) {
  return check(sent(fields));
}

function merge(signup: object, rows: readonly object[]) {
  const found = rows.length === 0 ? [{}] : rows;
  return run('New or repeated', found.map((json) => ({ json: { ...json } })), [{ json: { status: 200, signup } }]);
}

const stored = { ...ann, url: `${SITE}/` };

test('it is made of the node types and versions of n8n 2.8', () => {
  const versions = new Map(nodes.map(({ type, typeVersion }) => [type.replace('n8n-nodes-base.', ''), typeVersion]));
  assert.equal(Object.fromEntries(versions), {
    manualTrigger: 1,
    dataTable: 1.1,
    webhook: 2.1,
    code: 2,
    if: 2.2,
    respondToWebhook: 1.5,
    stopAndError: 1,
  });
});

test('every connection joins two nodes that exist', () => {
  for (const [from, { main }] of Object.entries(connections)) {
    for (const target of [from, ...main.flat().map((one) => one.node)]) assert.is(node(target).name, target);
  }
});

test('the webhook waits for the answer, and every origin is left to the check', () => {
  const name = 'Sign-up from the website';
  assert.is(parameter(name, 'httpMethod'), 'POST');
  assert.is(parameter(name, 'responseMode'), 'responseNode');
  assert.equal(parameter(name, 'options'), {});
});

test('200 is said only after a row came back', () => {
  const reaches = (target: string) =>
    Object.entries(connections).flatMap(([from, { main }]) =>
      main.flatMap((targets, output) => (targets.some((one) => one.node === target) ? [`${from} ${output}`] : [])),
    );
  assert.equal(reaches('Thank'), ['Stored? 0']);
  assert.equal(reaches('Stored?'), ['Store 0']);
  assert.ok(node('Store').alwaysOutputData);
  assert.match(JSON.stringify(parameter('Stored?', 'conditions')), /\$json\.id .*"operation":"gt"/);
  assert.equal(parameter('Apologise', 'options'), { responseCode: 503 });
});

test('a step that fails is answered with an error, since n8n would say 200 with nothing in it', () => {
  const steps = nodes.filter(({ type, name }) => /code|dataTable/.test(type) && name !== 'Create the table');
  assert.is(steps.length, 4);
  for (const { name, onError } of steps) {
    assert.is(onError, 'continueErrorOutput', name);
    assert.is(connections[name]?.main[1]?.[0]?.node, 'Apologise', name);
  }
});

test('the columns that it creates are those that it fills', () => {
  const { earlier, since, matchEmail, matchPhone, ...row } = merge(stored, []);
  assert.equal([earlier, since, matchEmail, matchPhone], ['', '2026-03-02T00:50:00.000Z', ann.email, ann.phone]);
  const columns = [...Object.keys(row), 'earlier'];
  const names = (text: unknown, pattern: RegExp) => [...JSON.stringify(text).matchAll(pattern)].map((match) => match[1]);
  assert.equal(names(parameter('Create the table', 'columns'), /"name":"(\w+)"/g), columns);
  assert.equal(names(parameter('Store', 'columns'), /\$json\.(\w+) /g), columns);
});

test('a browser’s string and a tool’s object are the same sign-up', () => {
  assert.equal(check(sent()), { status: 200, signup: stored });
  assert.equal(check(JSON.parse(sent())), { status: 200, signup: stored });
});

test('a phone alone and an email alone are enough, as on the form', () => {
  for (const fields of [{ email: '' }, { phone: '' }, { phone: '', businessType: '' }]) {
    assert.equal(validate({ ...ann, ...fields }), {});
    assert.equal(accepted(fields), { status: 200, signup: { ...stored, ...fields } });
  }
});

test('what the form refuses is refused', () => {
  for (const fields of [
    { name: '' },
    { challenge: '' },
    { email: '', phone: '' },
    { email: 'nobody' },
    { email: 'nobody@example' },
    { phone: '1300 000 000' },
  ]) {
    assert.is.not(Object.keys(validate({ ...ann, ...fields })).length, 0);
    assert.is(accepted(fields).status, 400, JSON.stringify(fields));
  }
});

test('another website’s sign-up, and one without an origin, is refused', () => {
  for (const origin of ['https://example.com.au', `${SITE}/`, `${SITE}.evil.example`, 'null', '']) {
    assert.is(check(sent(), origin).status, 403, origin);
  }
  assert.is(run('Check the sign-up', [{ json: { headers: {}, body: sent() } }]).status, 403);
});

test('what is no sign-up is refused', () => {
  for (const body of ['', 'text', 'null', '5', '[]', '{}', {}, [], null, undefined]) {
    assert.is(check(body).status, 400, JSON.stringify(body));
  }
  assert.is(check(JSON.stringify({ ...ann, name: { first: 'Ann' } })).status, 400);
});

test('a body of more than a million characters is refused', () => {
  const empty = sent({ challenge: '' }).length;
  assert.is(accepted({ challenge: 'x'.repeat(1_000_000 - empty) }).status, 200);
  assert.is(accepted({ challenge: 'x'.repeat(1_000_001 - empty) }).status, 413);
});

test('long texts are cut, never in the middle of a character', () => {
  const challenge = `${'x'.repeat(9_999)}👷`;
  assert.equal(accepted({ challenge }).signup, { ...stored, challenge: `${'x'.repeat(9_999)}\ufffd` });
  assert.equal(accepted({ name: 'n'.repeat(201) }).signup, { ...stored, name: 'n'.repeat(200) });
});

test('control characters and reading direction marks are left out; a challenge keeps its lines', () => {
  const fields = { name: 'A\u0000n\u001bn\u202e\tBee\u0085', challenge: ' One\r\ntwo\u0007\u2066\tthree ' };
  assert.equal(accepted(fields).signup, { ...stored, challenge: 'One\ntwo three' });
});

test('the same email and the same phone are the same text, however they were typed', () => {
  assert.equal(accepted({ email: 'Ann@Example.COM', phone: '0412 345-678' }).signup, stored);
});

test('a new sign-up becomes a row of its own', () => {
  const { matchEmail, matchPhone } = merge(stored, []);
  assert.equal([matchEmail, matchPhone], [ann.email, ann.phone]);
});

test('a repeat within ten minutes updates the row, and keeps what it replaces', () => {
  const before = { ...stored, id: 1, earlier: '', createdAt: '2026-03-02T00:50:00.000Z' };
  const same = merge(stored, [before]);
  assert.equal([same.earlier, same.matchEmail, same.matchPhone], ['', ann.email, ann.phone]);
  const other = merge({ ...stored, phone: '', earlyAccess: false, challenge: 'Invoices' }, [before]);
  assert.is(other.challenge, 'Invoices');
  assert.is(other.phone, ann.phone);
  assert.is(other.earlyAccess, true);
  assert.is(other.earlier, 'Ann Bee | ann@example.com | 0412345678 | trades | Quotes after hours');
});

test('after ten minutes it is a new row again', () => {
  const before = { ...stored, id: 1, earlier: '', challenge: 'Old', createdAt: '2026-03-02T00:49:59.999Z' };
  assert.is(merge(stored, [before]).earlier, '');
});

test('sign-ups that went well leave no copy in the execution log', () => {
  assert.is(workflow.settings.saveDataSuccessExecution, 'none');
  assert.is(workflow.settings.saveManualExecutions, false);
});

test.run();
