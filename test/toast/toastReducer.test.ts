import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toastReducer } from '../../src/toast/toastReducer.ts';
import type { Toast } from '../../src/toast/toastReducer.ts';

const test = suite('toastReducer');

function toastOf(id: string, more: Partial<Toast> = {}): Toast {
  return { id, title: `title ${id}`, description: `text ${id}`, variant: 'default', open: true, ...more };
}

const one = { toasts: [toastOf('1')] };

test('add shows a toast', () => {
  assert.equal(toastReducer({ toasts: [] }, { type: 'add', toast: toastOf('1') }), one);
});

test('add puts the new toast in the place of the old one: there is one at a time', () => {
  assert.equal(toastReducer(one, { type: 'add', toast: toastOf('2') }), { toasts: [toastOf('2')] });
});

test('an id used again after its dismissal starts clean', () => {
  const dismissed = { toasts: [toastOf('1', { open: false, variant: 'destructive' })] };
  assert.equal(toastReducer(dismissed, { type: 'add', toast: toastOf('1') }), one);
});

test('dismiss closes the toast and keeps it, for its way out', () => {
  assert.equal(toastReducer(one, { type: 'dismiss', id: '1' }), { toasts: [toastOf('1', { open: false })] });
});

test('remove forgets the toast', () => {
  assert.equal(toastReducer(one, { type: 'remove', id: '1' }), { toasts: [] });
});

test('an action for an id that is not there returns the same state', () => {
  assert.is(toastReducer(one, { type: 'dismiss', id: '2' }), one);
  assert.is(toastReducer(one, { type: 'remove', id: '2' }), one);
});

test('dismissing twice returns the same state', () => {
  const dismissed = toastReducer(one, { type: 'dismiss', id: '1' });
  assert.is(toastReducer(dismissed, { type: 'dismiss', id: '1' }), dismissed);
});

test('no action changes the state it was given', () => {
  const before = JSON.stringify(one);
  toastReducer(one, { type: 'add', toast: toastOf('2') });
  toastReducer(one, { type: 'dismiss', id: '1' });
  toastReducer(one, { type: 'remove', id: '1' });
  assert.is(JSON.stringify(one), before);
});

test.run();
