import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clearDraft, parseDraft, restoreDraft, saveDraft } from '../../src/signup/draft.ts';
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

function control(name: string): HTMLInputElement {
  const found = form.elements.namedItem(name);
  // The text controls of this form have what these tests use in common.
  return found as HTMLInputElement;
}

function fill(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'earlyAccess') control(name).checked = true;
    else control(name).value = value;
  }
}

function values(): Record<string, unknown> {
  const names = Object.keys(all);
  return Object.fromEntries(names.map((name) => [name, name === 'earlyAccess' ? control(name).checked : control(name).value]));
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
  assert.equal([...parseDraft('{"name":"<img src=x>"}')], [['name', '<img src=x>']]);
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
