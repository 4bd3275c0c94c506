import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SecurityGraphic } from '../../../src/pages/home/SecurityGraphic.tsx';
import { StillFigure } from '../../../src/pages/home/StillFigure.tsx';
import { PartsContext } from '../../../src/ui/parts.ts';
import { fakeMedia, restoreStubs, settle, stub, withoutWindow } from '../../helpers.tsx';
import { fakeContext, fakeFrames, fakeIntersections, fakeResizes } from '../../motion/fakes.ts';

const REDUCE = '(prefers-reduced-motion: reduce)';

function Whole() {
  return (
    <PartsContext value={{ Still: StillFigure }}>
      <SecurityGraphic />
    </PartsContext>
  );
}

function fakeBrowser() {
  return {
    media: fakeMedia(),
    intersections: fakeIntersections(800),
    resizes: fakeResizes(),
    frames: fakeFrames(),
    context: fakeContext(),
  };
}

/** Lets the figure come near, so that its canvas loads, and puts that on the screen. */
async function show({ intersections, resizes }: ReturnType<typeof fakeBrowser>) {
  await act(async () => {
    intersections.report();
    await settle();
  });
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
  restoreStubs();
});

test('without JavaScript a still figure with 12, 8 and 5 nodes and 6 particles is seen', async () => {
  const html = await withoutWindow(() => renderToString(<Whole />));
  document.body.innerHTML = html;
  const dots = [...document.querySelectorAll('circle[stroke-dasharray="0 1"]')];
  assert.equal(dots.map((dot) => dot.getAttribute('pathLength')), ['12', '12', '8', '8', '5', '5']);
  const particles = [...document.querySelectorAll('path')].at(-1);
  assert.is(particles?.getAttribute('d')?.match(/M-?\d+ -?\d+h0/g)?.length, 6);
  assert.is(document.querySelector('button'), null);
  assert.not.match(html, 'style=');
  document.body.innerHTML = '';
});

test('assistive technology meets nothing but the button', async () => {
  const browser = fakeBrowser();
  render(<Whole />);
  await show(browser);
  assert.is(document.querySelector('canvas')?.getAttribute('aria-hidden'), 'true');
  for (const svg of document.querySelectorAll('svg')) assert.is(svg.getAttribute('aria-hidden'), 'true');
});

test('hydration keeps the prerendered figure without its code, and brings the button', async () => {
  const html = await withoutWindow(() => renderToString(<Whole />));
  const browser = fakeBrowser();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <SecurityGraphic />, { onRecoverableError: (error) => errors.push(error) }),
  );
  await show(browser);
  assert.equal(errors, []);
  assert.is(document.querySelectorAll('svg circle[stroke-dasharray]').length, 6);
  assert.ok(screen.getByRole('button', { name: 'Pause animation' }));
  act(() => root.unmount());
  container.remove();
});

test('the button pauses and plays', async () => {
  const browser = fakeBrowser();
  render(<Whole />);
  await show(browser);
  assert.is(browser.frames.pending(), 1);
  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
  await show(browser);
  assert.is(browser.frames.pending(), 0);
  fireEvent.click(screen.getByRole('button', { name: 'Play animation' }));
  await show(browser);
  assert.is(browser.frames.pending(), 1);
});

test('the button stays the same element, so that it keeps the focus', async () => {
  const browser = fakeBrowser();
  render(<Whole />);
  await show(browser);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  assert.is(screen.getByRole('button'), button);
});

test('with reduced motion there is nothing to pause, but a still picture', async () => {
  const browser = fakeBrowser();
  browser.media.set(REDUCE, true);
  render(<Whole />);
  const canvas = await show(browser);
  assert.is(screen.queryByRole('button'), null);
  assert.is(browser.frames.pending(), 0);
  assert.ok(canvas.hasAttribute('data-drawn'));
});

test('the colours are those of the canvas', async () => {
  const browser = fakeBrowser();
  stub(globalThis, 'getComputedStyle', () => ({
    color: 'rgb(1, 1, 1)',
    fill: 'rgb(2, 2, 2)',
    stroke: 'rgb(3, 3, 3)',
    caretColor: 'rgb(4, 4, 4)',
  }));
  render(<Whole />);
  await show(browser);
  const written = browser.context.calls.filter(([name]) => name.endsWith('Style='));
  assert.equal(
    [...new Set(written.map(([, value]) => value))],
    ['rgb(3, 3, 3)', 'rgb(4, 4, 4)', 'rgb(1, 1, 1)', 'rgb(2, 2, 2)'],
  );
});

test('a figure more than a screen away has no canvas yet', async () => {
  const { intersections } = fakeBrowser();
  const { container } = render(<Whole />);
  const figure = container.querySelector('canvas, svg')?.parentElement?.parentElement;
  if (!figure) throw new Error('There is no figure.');
  intersections.place(figure, 901);
  await act(async () => {
    intersections.report();
    await settle();
  });
  assert.is(document.querySelector('canvas'), null);
  intersections.place(figure, 899);
  await act(async () => {
    intersections.report();
    await settle();
  });
  assert.ok(document.querySelector('canvas'));
});

test('without 2D canvas the still figure remains', async () => {
  const browser = fakeBrowser();
  stub(HTMLCanvasElement.prototype, 'getContext', () => null);
  render(<Whole />);
  assert.not((await show(browser)).hasAttribute('data-drawn'));
});

test.run();
