import { render } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { stub } from '../helpers.tsx';
import { deliver, empty, fail, fill, formSuite, page, submit, values } from './formPage.tsx';

const test = formSuite('countSignup');

/** What the counters are told while a sign-up is sent, or fails. */
async function counted(end: () => Promise<void>): Promise<unknown[]> {
  const told: unknown[] = [];
  stub(globalThis, 'umami', { track: (...event: unknown[]) => told.push(event) });
  stub(globalThis, 'goatcounter', { count: (...event: unknown[]) => told.push(event) });
  stub(globalThis, 'plausible', (...event: unknown[]) => told.push(event));
  render(page());
  fill();
  submit();
  await end();
  return told;
}

test('a visitor counter is told that a sign-up has gone, and nothing of what it says', async () => {
  assert.equal(await counted(deliver), [['Sign-up'], ['Sign-up'], [{ path: 'Sign-up', event: true }]]);
});

test('a sign-up that could not be sent is not counted', async () => {
  assert.equal(await counted(fail), []);
});

test('a counter that throws takes nothing from the sign-up', async () => {
  stub(globalThis, 'plausible', () => {
    throw new Error('blocked');
  });
  render(page());
  fill();
  submit();
  await deliver();
  assert.equal(values(), empty);
});

test.run();
