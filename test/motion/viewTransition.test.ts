import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withViewTransition } from '../../src/motion/viewTransition.ts';
import { fakeMedia, restoreStubs, settle, stub } from '../helpers.tsx';

const test = suite('withViewTransition');
let end: () => void = () => {};
let started = 0;
let skipped = 0;

function offerTransitions(ready: Promise<void> = Promise.resolve()): void {
  started = 0;
  skipped = 0;
  stub(document, 'startViewTransition', (update: () => void) => {
    started += 1;
    update();
    const finished = new Promise<void>((resolve) => (end = resolve));
    return { ready, finished, skipTransition: () => (skipped += 1) };
  });
}

function press(target: EventTarget, type: string): void {
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 5, clientY: 7 }));
}

test.after.each(() => {
  end();
  restoreStubs();
  document.body.replaceChildren();
});

test('the update runs at once where the browser has no transitions', () => {
  let updates = 0;
  withViewTransition(() => (updates += 1));
  assert.is(updates, 1);
});

test('it runs inside a transition where there are some', () => {
  offerTransitions();
  let updates = 0;
  withViewTransition(() => (updates += 1));
  assert.equal([updates, started], [1, 1]);
});

test('there is none under reduced motion, nor in a hidden tab', () => {
  offerTransitions();
  let updates = 0;
  fakeMedia().set('(prefers-reduced-motion: reduce)', true);
  withViewTransition(() => (updates += 1));
  restoreStubs();
  offerTransitions();
  stub(document, 'hidden', true);
  withViewTransition(() => (updates += 1));
  assert.equal([updates, started], [2, 0]);
});

test('a skipped transition is no error', async () => {
  offerTransitions(Promise.reject(new Error('AbortError')));
  withViewTransition(() => {});
  await settle();
  assert.is(started, 1);
});

test('a press ends the transition, and its click goes to what lies under the pointer', () => {
  offerTransitions();
  const button = document.body.appendChild(document.createElement('button'));
  const clicks: number[] = [];
  button.addEventListener('click', ({ clientX, clientY }) => clicks.push(clientX, clientY));
  stub(document, 'elementFromPoint', () => button);
  withViewTransition(() => {});
  press(document.documentElement, 'pointerdown');
  assert.is(skipped, 1);
  press(document.documentElement, 'click');
  assert.equal(clicks, [5, 7]);
});

test('a click that has found its target is left alone', () => {
  offerTransitions();
  const button = document.body.appendChild(document.createElement('button'));
  let clicks = 0;
  button.addEventListener('click', () => (clicks += 1));
  stub(document, 'elementFromPoint', () => button);
  withViewTransition(() => {});
  press(button, 'pointerdown');
  press(button, 'click');
  assert.is(clicks, 1);
});

test('after the transition a press is none of its business', async () => {
  offerTransitions();
  withViewTransition(() => {});
  end();
  await settle();
  press(document.documentElement, 'pointerdown');
  assert.is(skipped, 0);
});

test.run();
