import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  dismissToast,
  getServerSnapshot,
  getSnapshot,
  subscribe,
  toast,
} from '../../src/toast/toastStore.ts';
import { fakeTimers } from '../helpers.tsx';

const test = suite('toastStore');
const message = { title: 'Hello', description: 'It worked' };
let clock: ReturnType<typeof fakeTimers>;

function titles(): string[] {
  return getSnapshot().toasts.map(({ title }) => title);
}

function latestId(): string {
  return getSnapshot().toasts[0]?.id ?? '';
}

function raiseAndDismiss(): void {
  toast(message);
  dismissToast(latestId());
}

test.before.each(() => {
  clock = fakeTimers();
});

test.after.each(async () => {
  raiseAndDismiss();
  await clock.advance(1_000_000);
  clock.restore();
});

test('a toast is open and of the default variant unless told otherwise', () => {
  toast(message);
  const { id: _, ...rest } = getSnapshot().toasts[0] ?? { id: '' };
  assert.equal(rest, { ...message, variant: 'default', open: true });
  toast({ ...message, variant: 'destructive' });
  assert.is(getSnapshot().toasts[0]?.variant, 'destructive');
});

test('a toast stays until somebody closes it: it has no timer of its own', async () => {
  toast(message);
  await clock.advance(100_000_000);
  assert.is(getSnapshot().toasts[0]?.open, true);
  assert.is(clock.count(), 0);
});

test('a dismissed toast is closed at once and removed after 1,000,000 ms', async () => {
  raiseAndDismiss();
  assert.is(getSnapshot().toasts[0]?.open, false);
  await clock.advance(999_999);
  assert.is(getSnapshot().toasts.length, 1);
  await clock.advance(1);
  assert.is(getSnapshot().toasts.length, 0);
});

test('dismissing again does not put the removal off', async () => {
  raiseAndDismiss();
  await clock.advance(999_999);
  dismissToast(latestId());
  assert.is(clock.count(), 1);
  await clock.advance(1);
  assert.is(getSnapshot().toasts.length, 0);
});

test('an unknown id is ignored', () => {
  toast(message);
  dismissToast('nobody');
  assert.is(getSnapshot().toasts[0]?.open, true);
  assert.is(clock.count(), 0);
});

test('a new toast takes the place of the old one, under an id of its own', () => {
  toast(message);
  const old = latestId();
  toast({ ...message, title: 'Again' });
  assert.equal(titles(), ['Again']);
  assert.is.not(latestId(), old);
});

test('a new toast clears the removal timer of the one it replaces', async () => {
  raiseAndDismiss();
  await clock.advance(500_000);
  toast({ ...message, title: 'Again' });
  assert.is(clock.count(), 0);
  await clock.advance(500_000);
  assert.equal(titles(), ['Again']);
});

test('dismissing a toast that has been replaced does nothing to the new one', async () => {
  toast(message);
  const old = latestId();
  toast({ ...message, title: 'Again' });
  dismissToast(old);
  await clock.advance(2_000_000);
  assert.equal(titles(), ['Again']);
  assert.is(getSnapshot().toasts[0]?.open, true);
});

test('dismissing and raising the same message in one go leaves it open', async () => {
  raiseAndDismiss();
  toast(message);
  await clock.advance(2_000_000);
  assert.equal(getSnapshot().toasts.map(({ open }) => open), [true]);
});

test('subscribers hear of every change, and of nothing when nothing changes', async () => {
  let heard = 0;
  const unsubscribe = subscribe(() => (heard += 1));
  toast(message);
  const id = latestId();
  assert.is(heard, 1);
  dismissToast(id);
  dismissToast(id);
  assert.is(heard, 2);
  await clock.advance(1_000_000);
  assert.is(heard, 3);
  dismissToast(id);
  unsubscribe();
  toast(message);
  assert.is(heard, 3);
});

test('unsubscribing twice is harmless, and takes no other subscriber away', () => {
  let heard = 0;
  const listener = () => (heard += 1);
  const unsubscribe = subscribe(listener);
  const other = subscribe(listener);
  unsubscribe();
  unsubscribe();
  toast(message);
  assert.is(heard, 1);
  other();
});

test('a subscriber that leaves while being told does not upset the round', () => {
  const heard: string[] = [];
  const leave: (() => void)[] = [];
  leave.push(subscribe(() => {
    heard.push('first');
    leave.forEach((unsubscribe) => unsubscribe());
  }));
  leave.push(subscribe(() => heard.push('second')));
  toast(message);
  assert.equal(heard, ['first', 'second']);
});

test('the snapshot keeps its identity until something changes', () => {
  toast(message);
  const snapshot = getSnapshot();
  dismissToast('nobody');
  assert.is(getSnapshot(), snapshot);
});

test('the server snapshot is one empty constant, whatever was raised', () => {
  const before = getServerSnapshot();
  toast(message);
  assert.is(getServerSnapshot(), before);
  assert.equal(before, { toasts: [] });
});

test.run();
