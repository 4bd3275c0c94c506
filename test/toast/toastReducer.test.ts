import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toastReducer } from '../../src/toast/toastStore.ts';
import type { Toast, ToastAction, ToastState } from '../../src/toast/toastStore.ts';

const test = suite('toastReducer');

function toastOf(id: string, open = true): Toast {
  return { id, title: `title ${id}`, description: `text ${id}`, variant: 'default', open };
}

const shown = { toasts: [toastOf('1')] };
const dismissed = { toasts: [toastOf('1', false)] };
const another = { toasts: [toastOf('2')] };
const none = { toasts: [] };

for (const [name, before, action, after] of [
  ['add shows a toast', none, { type: 'add', toast: toastOf('1') }, shown],
  ['add takes the place of the toast before', dismissed, { type: 'add', toast: toastOf('2') }, another],
  ['dismiss closes the toast and keeps it, for its way out', shown, { type: 'dismiss', id: '1' }, dismissed],
  ['remove forgets the toast', dismissed, { type: 'remove', id: '1' }, none],
] satisfies [string, ToastState, ToastAction, ToastState][]) {
  test(name, () => {
    assert.equal(toastReducer(before, action), after);
  });
}

test('what changes nothing returns the same state', () => {
  assert.is(toastReducer(shown, { type: 'dismiss', id: '2' }), shown);
  assert.is(toastReducer(shown, { type: 'remove', id: '2' }), shown);
  assert.is(toastReducer(dismissed, { type: 'dismiss', id: '1' }), dismissed);
});

test.run();
