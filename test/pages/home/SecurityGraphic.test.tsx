import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SecurityGraphic } from '../../../src/pages/home/SecurityGraphic.tsx';
import { withoutWindow } from '../../helpers.tsx';
import {
  fakeContext,
  fakeFrames,
  fakeIntersections,
  fakeMedia,
  fakeResizes,
  replaceProperty,
  restore,
} from '../../motion/fakes.ts';

const REDUCE = '(prefers-reduced-motion: reduce)';

function fakeBrowser() {
  return {
    media: fakeMedia(),
    intersections: fakeIntersections(800),
    resizes: fakeResizes(),
    frames: fakeFrames(),
    context: fakeContext(),
  };
}

function show({ intersections, resizes }: ReturnType<typeof fakeBrowser>) {
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('There is no canvas.');
  resizes.resize(canvas, 280, 280);
  intersections.place(canvas, 100);
  intersections.report();
  return canvas;
}

const test = suite('SecurityGraphic');

test.after.each(() => {
  cleanup();
  restore();
});

test('without JavaScript a still figure with 12, 8 and 5 nodes and 6 particles is seen', async () => {
  const html = await withoutWindow(() => renderToString(<SecurityGraphic />));
  document.body.innerHTML = html;
  const dots = [...document.querySelectorAll('circle[stroke-dasharray="0 1"]')];
  assert.equal(dots.map((dot) => dot.getAttribute('pathLength')), ['12', '12', '8', '8', '5', '5']);
  const particles = [...document.querySelectorAll('path')].at(-1);
  assert.is(particles?.getAttribute('d')?.match(/M-?\d+ -?\d+h0/g)?.length, 6);
  assert.is(document.querySelector('button'), null);
  assert.not.match(html, 'style=');
  document.body.innerHTML = '';
});

test('assistive technology meets nothing but the button', () => {
  fakeBrowser();
  render(<SecurityGraphic />);
  assert.is(document.querySelector('canvas')?.getAttribute('aria-hidden'), 'true');
  for (const svg of document.querySelectorAll('svg')) assert.is(svg.getAttribute('aria-hidden'), 'true');
});

test('hydration takes the prerendered figure over and brings the button', async () => {
  const html = await withoutWindow(() => renderToString(<SecurityGraphic />));
  fakeBrowser();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <SecurityGraphic />, { onRecoverableError: (error) => errors.push(error) }),
  );
  assert.equal(errors, []);
  assert.ok(screen.getByRole('button', { name: 'Pause animation' }));
  act(() => root.unmount());
  container.remove();
});

test('the button pauses and plays', () => {
  const browser = fakeBrowser();
  render(<SecurityGraphic />);
  show(browser);
  assert.is(browser.frames.pending(), 1);
  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
  show(browser);
  assert.is(browser.frames.pending(), 0);
  fireEvent.click(screen.getByRole('button', { name: 'Play animation' }));
  show(browser);
  assert.is(browser.frames.pending(), 1);
});

test('the button stays the same element, so that it keeps the focus', () => {
  fakeBrowser();
  render(<SecurityGraphic />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  assert.is(screen.getByRole('button'), button);
});

test('with reduced motion there is nothing to pause, but a still picture', () => {
  const browser = fakeBrowser();
  browser.media.set(REDUCE, true);
  render(<SecurityGraphic />);
  const canvas = show(browser);
  assert.is(screen.queryByRole('button'), null);
  assert.is(browser.frames.pending(), 0);
  assert.ok(canvas.hasAttribute('data-drawn'));
});

test('the colours are those of the canvas', () => {
  const browser = fakeBrowser();
  replaceProperty(globalThis, 'getComputedStyle', () => ({
    color: 'rgb(1, 1, 1)',
    fill: 'rgb(2, 2, 2)',
    stroke: 'rgb(3, 3, 3)',
    caretColor: 'rgb(4, 4, 4)',
  }));
  render(<SecurityGraphic />);
  show(browser);
  const written = browser.context.calls.filter(([name]) => name.endsWith('Style='));
  assert.equal(
    [...new Set(written.map(([, value]) => value))],
    ['rgb(3, 3, 3)', 'rgb(4, 4, 4)', 'rgb(1, 1, 1)', 'rgb(2, 2, 2)'],
  );
});

test('without 2D canvas the still figure remains', () => {
  const browser = fakeBrowser();
  replaceProperty(HTMLCanvasElement.prototype, 'getContext', () => null);
  render(<SecurityGraphic />);
  assert.not(show(browser).hasAttribute('data-drawn'));
});

test.run();
