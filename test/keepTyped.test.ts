import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keepTyped } from '../src/keepTyped.ts';

const test = suite('keepTyped');

const FORM = `
  <input id="name" name="name"><input id="other"><textarea id="challenge" name="challenge"></textarea>
  <select id="type" name="type"><option value=""></option><option value="trades">Trades</option></select>
  <input type="checkbox" name="early">`;

let root: HTMLElement;

function find<E extends HTMLElement>(selector: string): E {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

function type(): void {
  find<HTMLInputElement>('#name').value = '<b>Jo</b>';
  find<HTMLTextAreaElement>('#challenge').value = 'Quotes';
  find<HTMLSelectElement>('#type').value = 'trades';
  find<HTMLInputElement>('[name=early]').checked = true;
  find('#challenge').focus();
}

test.before.each(() => {
  root = document.createElement('div');
  root.innerHTML = FORM;
  document.body.append(root);
  type();
});

test.after.each(() => root.remove());

test('puts what was typed, chosen, ticked and focused into the fields that replace the old ones', () => {
  const restore = keepTyped(root);
  root.innerHTML = `<input>${FORM}`;
  restore();
  assert.is(find<HTMLInputElement>('#name').value, '<b>Jo</b>');
  assert.is(find<HTMLTextAreaElement>('#challenge').value, 'Quotes');
  assert.is(find<HTMLSelectElement>('#type').value, 'trades');
  assert.ok(find<HTMLInputElement>('[name=early]').checked);
  assert.is(document.activeElement, find('#challenge'));
});

test('leaves the fields alone that are still there', () => {
  const restore = keepTyped(root);
  find<HTMLInputElement>('#name').value = 'Joanne';
  find('#name').focus();
  restore();
  assert.is(find<HTMLInputElement>('#name').value, 'Joanne');
  assert.is(document.activeElement, find('#name'));
});

test('gives the focus back to a field that was moved, unless the visitor has gone on', () => {
  const restore = keepTyped(root);
  const moved = find('#challenge');
  root.prepend(moved);
  moved.blur();
  restore();
  assert.is(document.activeElement, moved);
  find('#name').focus();
  restore();
  assert.is(document.activeElement, find('#name'));
});

test('forgets a field that has gone for good', () => {
  const restore = keepTyped(root);
  root.innerHTML = '<input name="new">';
  restore();
  assert.is(find<HTMLInputElement>('input').value, '');
});

test.run();
