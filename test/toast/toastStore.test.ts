import * as assert from 'uvu/assert';
import { dismissToast, getSnapshot, showToast, subscribe, toastReducer } from '../../src/toast/toastStore.ts';
import type { Toast, ToastAction, ToastState } from '../../src/toast/toastStore.ts';
import { fakeTimers } from '../helpers.tsx';
import { suite } from '../suite.ts';

const test = suite('toastStore');
let clock: ReturnType<typeof fakeTimers>;

function raise(title = 'Hello'): string {
  showToast({ title, description: 'It worked' });
  return getSnapshot().toasts[0]?.id ?? '';
}

function toasts(): string[] {
  return getSnapshot().toasts.map(({ title, open }) => `${title}, ${open ? 'open' : 'closed'}`);
}

test.before.each(() => {
  clock = fakeTimers();
});

test.after.each(() => {
  clock.restore();
});

test('a toast stays until somebody closes it', async () => {
  raise();
  await clock.advance(100_000_000);
  assert.equal(toasts(), ['Hello, open']);
});

test('a dismissed toast is closed at once and removed after 1,000,000 ms, even if dismissed again', async () => {
  const id = raise();
  dismissToast(id);
  assert.equal(toasts(), ['Hello, closed']);
  await clock.advance(999_999);
  dismissToast(id);
  assert.equal(toasts(), ['Hello, closed']);
  await clock.advance(1);
  assert.equal(toasts(), []);
});

test('neither a late dismissal nor the late removal of a toast touches the one in its place', async () => {
  const replaced = raise();
  dismissToast(replaced);
  raise('Again');
  dismissToast(replaced);
  await clock.advance(1_000_000);
  assert.equal(toasts(), ['Again, open']);
});

test('a subscriber hears of every change, and of none once it has left, even twice', async () => {
  const heard: string[][] = [];
  const leave = subscribe(() => heard.push(toasts()));
  const leaveToo = subscribe(() => heard.push(['left']));
  leaveToo();
  leaveToo();
  dismissToast(raise());
  await clock.advance(1_000_000);
  leave();
  raise();
  assert.equal(heard, [['Hello, open'], ['Hello, closed'], []]);
});

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
