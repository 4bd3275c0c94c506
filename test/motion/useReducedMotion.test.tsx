import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { prefersReducedMotion, useReducedMotion } from '../../src/motion/useReducedMotion.ts';
import { fakeMedia, restoreStubs, stub, withoutWindow } from '../helpers.tsx';

const REDUCE = '(prefers-reduced-motion: reduce)';

function Probe() {
  return <output>{String(useReducedMotion())}</output>;
}

const test = suite('useReducedMotion');

test.after.each(() => {
  cleanup();
  restoreStubs();
});

test('the preference is read live', () => {
  const media = fakeMedia();
  render(<Probe />);
  assert.is(screen.getByRole('status').textContent, 'false');
  act(() => media.set(REDUCE, true));
  assert.is(screen.getByRole('status').textContent, 'true');
  assert.is(prefersReducedMotion(), true);
  act(() => media.set(REDUCE, false));
  assert.is(screen.getByRole('status').textContent, 'false');
});

test('nobody listens any more after unmounting', () => {
  const media = fakeMedia();
  const { unmount } = render(<Probe />);
  assert.is(media.listenerCount(), 1);
  unmount();
  assert.is(media.listenerCount(), 0);
});

test('a browser without matchMedia prefers nothing', () => {
  stub(globalThis, 'matchMedia', undefined);
  render(<Probe />);
  assert.is(screen.getByRole('status').textContent, 'false');
  assert.is(prefersReducedMotion(), false);
});

test('the prerendered page has motion, whatever the machine prefers', async () => {
  fakeMedia().set(REDUCE, true);
  assert.is(await withoutWindow(() => renderToString(<Probe />)), '<output>false</output>');
});

test.run();
