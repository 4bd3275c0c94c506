import * as assert from 'uvu/assert';
import { clearDraft, keepTyped, restoreDraft, saveDraft } from '../../src/signup/draft.ts';
import { restoreStubs, stub } from '../helpers.tsx';
import { suite } from '../suite.ts';

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
const filled = { ...all, earlyAccess: true };
const empty = { name: '', email: '', phone: '', businessType: '', challenge: '', earlyAccess: false };

let form = document.createElement('form');

function control(name: string): HTMLInputElement {
  const found = form.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

function fill(texts: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(texts)) {
    if (name === 'earlyAccess') control(name).checked = true;
    else control(name).value = value;
  }
}

function values(): Record<string, unknown> {
  const texts = Object.keys(all).map((name) => [name, control(name).value]);
  return { ...Object.fromEntries(texts), earlyAccess: control('earlyAccess').checked };
}

/** As if the visitor had come back to the page, or React had made the form anew. */
function makeAnew(): void {
  document.body.innerHTML = `<form>
    <input id="name" name="name"><input name="email" type="email"><input name="phone"><input name="trap">
    <select name="businessType"><option value="">Choose</option><option value="trades">Trades</option></select>
    <textarea name="challenge"></textarea><input type="checkbox" name="earlyAccess"></form>`;
  form = document.forms[0] ?? form;
}

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

test.before.each(makeAnew);

test.after.each(() => {
  clearDraft();
  document.body.replaceChildren();
  restoreStubs();
  sessionStorage.clear();
});

for (const [what, storage] of [
  ['there', sessionStorage],
  ['blocked', undefined],
  ['full', { getItem: () => null, setItem: refuse, removeItem: refuse }],
] as const) {
  test(`where storage is ${what} everything comes back as it was typed, until the draft is cleared`, () => {
    stub(globalThis, 'sessionStorage', storage);
    fill(all);
    saveDraft(form);
    makeAnew();
    restoreDraft(form);
    assert.equal(values(), filled);
    clearDraft();
    makeAnew();
    restoreDraft(form);
    assert.equal(values(), empty);
  });
}

test('a draft that the storage takes again replaces the one that it refused', () => {
  stub(globalThis, 'sessionStorage', undefined);
  fill({ name: 'A' });
  saveDraft(form);
  restoreStubs();
  fill({ name: 'Ada' });
  saveDraft(form);
  makeAnew();
  restoreDraft(form);
  assert.is(control('name').value, 'Ada');
});

test('it is kept without a FormData, for which Chromium would lay the page out at every key', () => {
  stub(globalThis, 'FormData', () => assert.unreachable());
  fill(all);
  saveDraft(form);
  assert.equal(JSON.parse(sessionStorage.getItem(KEY) ?? ''), all);
});

test('what was typed anew stays, and the gaps are filled', () => {
  stub(globalThis, 'early', { submittedFrom: '', typed: true, busy: true });
  sessionStorage.setItem(KEY, JSON.stringify(all));
  fill({ name: 'Grace', challenge: ' ' });
  restoreDraft(form);
  assert.equal(values(), { ...filled, name: 'Grace', challenge: ' ' });
});

test('the draft replaces what the browser has brought back without the visitor, which may be older', () => {
  sessionStorage.setItem(KEY, JSON.stringify(all));
  fill({ name: 'Grace' });
  restoreDraft(form);
  assert.equal(values(), filled);
});

test('what shows the select’s choice hears of it', () => {
  const heard: string[] = [];
  form.addEventListener('change', () => heard.push(control('businessType').value));
  sessionStorage.setItem(KEY, '{"businessType":"trades"}');
  restoreDraft(form);
  assert.equal(heard, ['trades']);
});

test('only the visitor’s own fields are kept, and an empty form leaves nothing in the storage', () => {
  fill({ name: 'Ada', trap: 'filled' });
  saveDraft(form);
  assert.is(sessionStorage.getItem(KEY), '{"name":"Ada"}');
  form.reset();
  saveDraft(form);
  assert.is(sessionStorage.length, 0);
});

for (const poison of [
  '',
  '{"name":',
  'null',
  '7',
  '["name"]',
  '{"name":7,"email":null,"phone":{},"challenge":["x"],"earlyAccess":true}',
  '{"businessType":"bogus"}',
  '{"trap":"filled","__proto__":{"name":"x"},"constructor":"x"}',
]) {
  test(`storage that holds ${poison || 'nothing'} fills in nothing`, () => {
    sessionStorage.setItem(KEY, poison);
    restoreDraft(form);
    assert.equal([values(), control('trap').value], [empty, '']);
  });
}

test('what was typed into a form that is made anew is put into the new one, with the focus, once', () => {
  fill({ name: 'Ada' });
  control('name').focus();
  keepTyped();
  makeAnew();
  restoreDraft(form);
  assert.equal([control('name').value, document.activeElement], ['Ada', control('name')]);
  control('name').blur();
  restoreDraft(form);
  assert.is(document.activeElement, document.body);
});

test('a focus that has moved on since is not taken back', () => {
  control('name').focus();
  keepTyped();
  makeAnew();
  control('phone').focus();
  restoreDraft(form);
  assert.is(document.activeElement, control('phone'));
});

test('a page without a form keeps the draft of the one before', () => {
  fill({ name: 'Ada' });
  saveDraft(form);
  form.remove();
  keepTyped();
  assert.is(sessionStorage.getItem(KEY), '{"name":"Ada"}');
});

test.run();
