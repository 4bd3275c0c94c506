import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { SecurityGraphic } from '../../../src/pages/home/SecurityGraphic.tsx';
import { fakeMedia, restoreStubs, stub } from '../../helpers.tsx';
import { fakeContext, fakeFrames, fakeIntersections, fakeResizes } from '../../motion/fakes.ts';
import { get } from '../page.tsx';
import { suite } from '../../suite.ts';

const test = suite('SecurityGraphic');

/** Shows the graphic on the screen. */
function show({ reducedMotion = false } = {}) {
  const media = fakeMedia();
  media.set('(prefers-reduced-motion: reduce)', reducedMotion);
  const intersections = fakeIntersections(800);
  const resizes = fakeResizes();
  const frames = fakeFrames();
  const context = fakeContext();
  render(<SecurityGraphic />);
  const canvas = get<HTMLCanvasElement>('canvas');

  function appear(): void {
    resizes.resize(canvas, 280, 280);
    intersections.place(canvas, 100);
    intersections.report();
  }

  appear();
  return { canvas, context, frames, media, appear };
}

test.after.each(() => {
  cleanup();
  restoreStubs();
});

test('the still figure has 12, 8 and 5 nodes and 6 particles', () => {
  render(<SecurityGraphic />);
  // Each node is a dot with an outline around it.
  const dots = [...document.querySelectorAll('circle[pathLength]')].map((dot) => dot.getAttribute('pathLength'));
  assert.equal(dots, ['12', '12', '8', '8', '5', '5']);
  const particles = [...document.querySelectorAll('svg[viewBox^="-"] path')].map((path) => path.getAttribute('transform'));
  assert.is(new Set(particles).size, 6);
});

test('the button pauses and plays, and stays the same element, so that it keeps the focus', () => {
  const { frames, appear } = show();
  const button = screen.getByRole('button');
  const before = button.textContent;
  for (const isMoving of [true, false, true, false]) {
    assert.equal([frames.pending(), button.textContent === before], [isMoving ? 1 : 0, isMoving]);
    fireEvent.click(button);
    appear();
  }
  assert.is(screen.getByRole('button'), button);
});

test('what was paused is still paused after another page', () => {
  show();
  const before = screen.getByRole('button').textContent;
  fireEvent.click(screen.getByRole('button'));
  const paused = screen.getByRole('button').textContent;
  assert.is.not(paused, before);
  cleanup();
  assert.is(show().frames.pending(), 0);
  assert.is(screen.getByRole('button').textContent, paused);
  fireEvent.click(screen.getByRole('button'));
});

test('the picture takes the focus from a Pause that goes; it leaves the focus elsewhere alone', () => {
  for (const focused of ['button', 'figure > [role=img]']) {
    const { media } = show();
    get(focused).focus();
    act(() => media.set('(prefers-reduced-motion: reduce)', true));
    assert.is(document.activeElement, get('figure > [role=img]'));
    cleanup();
  }
  const { media } = show();
  act(() => media.set('(prefers-reduced-motion: reduce)', true));
  assert.is(document.activeElement, document.body);
});

test('with reduced motion there is nothing to pause, but a still picture', () => {
  const { canvas, frames } = show({ reducedMotion: true });
  assert.is(screen.queryByRole('button'), null);
  assert.equal([frames.pending(), canvas.hasAttribute('data-drawn')], [0, true]);
});

test('the colours are those that the theme gives the canvas', () => {
  const colours = { color: 'ink', fill: 'inner', outlineColor: 'outer', stroke: 'gum', caretColor: 'threat' };
  stub(globalThis, 'getComputedStyle', () => colours);
  const written = show().context.calls.filter(([name]) => name.endsWith('Style='));
  assert.equal([...new Set(written.map(([, value]) => value))], ['gum', 'threat', 'ink', 'outer', 'inner']);
});

test.run();
