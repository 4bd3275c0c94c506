import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clearDraft, restoreDraft, saveDraft } from '../../src/signup/draft.ts';
import { restoreStubs, stub } from '../helpers.tsx';

const test = suite('draft');
const KEY = 'signup-draft';

const all = {
  name: ' Ada ',
  email: 'ada@example.com',
  phone: '0412',
  businessType: 'trades',
  challenge: 'Quotes\n\nInvoices 🌼',
  earlyAccess: 'on',
};

let form: HTMLFormElement;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function control(name: string): Control {
  const found = form.querySelector<Control>(`[name='${name}']`);
  if (!found) throw new Error(`the form has no ${name}`);
  return found;
}

function checkbox(): HTMLInputElement {
  const found = control('earlyAccess');
  if (!(found instanceof HTMLInputElement)) throw new Error('earlyAccess is no checkbox');
  return found;
}

function fill(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'earlyAccess') checkbox().checked = true;
    else control(name).value = value;
  }
}

function values(): Record<string, unknown> {
  const texts = Object.keys(all).map((name) => [name, control(name).value]);
  return { ...Object.fromEntries(texts), earlyAccess: checkbox().checked };
}

const EMPTY = { name: '', email: '', phone: '', businessType: '', challenge: '', earlyAccess: false };

test.before.each(() => {
  form = document.createElement('form');
  form.innerHTML = `
    <input name="name"><input name="email" type="email"><input name="phone"><input name="trap">
    <select name="businessType"><option value="">Choose</option><option value="trades">Trades</option></select>
    <textarea name="challenge"></textarea><input type="checkbox" name="earlyAccess"><button name="send">Send</button>`;
  document.body.append(form);
});

test.after.each(() => {
  form.remove();
  restoreStubs();
  sessionStorage.clear();
});

test('everything comes back as it was typed', () => {
  fill(all);
  saveDraft(form);
  form.reset();
  restoreDraft(form);
  assert.equal(values(), { ...all, earlyAccess: true });
});

test('it is kept without a FormData, for which Chromium would lay the page out at every key', () => {
  stub(globalThis, 'FormData', () => assert.unreachable());
  fill(all);
  saveDraft(form);
  assert.equal(JSON.parse(sessionStorage.getItem(KEY) ?? ''), all);
});

test('what was typed anew stays, and the gaps are filled', () => {
  fill(all);
  saveDraft(form);
  form.reset();
  fill({ name: 'Grace', challenge: ' ' });
  restoreDraft(form);
  assert.equal(values(), { ...all, name: 'Grace', challenge: ' ', earlyAccess: true });
});

test('what shows the select’s choice hears of it', () => {
  const heard: string[] = [];
  form.addEventListener('change', () => heard.push(control('businessType').value));
  sessionStorage.setItem(KEY, '{"businessType":"trades"}');
  restoreDraft(form);
  assert.equal(heard, ['trades']);
});

test('an empty form leaves nothing in the storage', () => {
  fill({ name: 'Ada' });
  saveDraft(form);
  form.reset();
  saveDraft(form);
  assert.is(sessionStorage.length, 0);
});

test('only the visitor’s own fields are kept', () => {
  fill({ name: 'Ada', trap: 'filled' });
  saveDraft(form);
  assert.is(sessionStorage.getItem(KEY), '{"name":"Ada"}');
});

test('a cleared draft is gone', () => {
  fill(all);
  saveDraft(form);
  clearDraft();
  form.reset();
  restoreDraft(form);
  assert.equal(values(), EMPTY);
});

for (const poison of [
  '',
  'nonsense',
  '{"name":',
  'null',
  '7',
  '[]',
  '["name"]',
  '{"name":7,"email":null,"phone":{},"challenge":["x"],"earlyAccess":true}',
  '{"businessType":"bogus"}',
  '{"trap":"filled","send":"x","__proto__":{"name":"x"},"constructor":"x"}',
]) {
  test(`storage that holds ${poison || 'nothing'} fills in nothing`, () => {
    sessionStorage.setItem(KEY, poison);
    restoreDraft(form);
    assert.equal({ ...values(), trap: control('trap').value }, { ...EMPTY, trap: '' });
  });
}

test('markup in the storage is text', () => {
  sessionStorage.setItem(KEY, '{"name":"<img src=x>"}');
  restoreDraft(form);
  assert.is(control('name').value, '<img src=x>');
  assert.is(form.querySelector('img'), null);
});

for (const [what, storage] of [
  ['blocked', undefined],
  ['full', { getItem: () => null, setItem: () => fail(), removeItem: () => fail() }],
] as const) {
  test(`${what} storage is no error, and the form stays as it is`, () => {
    stub(globalThis, 'sessionStorage', storage);
    fill({ name: 'Ada' });
    saveDraft(form);
    restoreDraft(form);
    clearDraft();
    assert.equal(values(), { ...EMPTY, name: 'Ada' });
  });
}

function fail(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

test.run();
