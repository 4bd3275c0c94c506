import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useCanvasLoop } from '../../src/motion/useCanvasLoop.ts';
import type { CanvasScene } from '../../src/motion/useCanvasLoop.ts';
import { fakeMedia, restoreStubs, settle, stub, withoutWindow } from '../helpers.tsx';
import { fakeContext, fakeFrames, fakeIntersections, fakeResizes } from './fakes.ts';

const REDUCE = '(prefers-reduced-motion: reduce)';
const DARK = '(prefers-color-scheme: dark)';
const OFF_SCREEN = 5000;

const drawn: { width: number; height: number; seconds: number; colour: string }[] = [];
let colourReads = 0;

const scene: CanvasScene<string> = {
  readColours() {
    colourReads += 1;
    return `colour ${colourReads}`;
  },
  draw(_context, { width, height }, seconds, colour) {
    drawn.push({ width, height, seconds, colour });
  },
};

function Figure({ paused = false }: { paused?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useCanvasLoop(canvas, scene, paused);
  return <canvas ref={canvas} />;
}

function setHidden(hidden: boolean) {
  stub(document, 'hidden', hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

function setPixelRatio(ratio: number) {
  stub(globalThis, 'devicePixelRatio', ratio);
}

/** The figure before any observer has reported. */
function mount() {
  const fakes = {
    media: fakeMedia(),
    intersections: fakeIntersections(800),
    resizes: fakeResizes(),
    frames: fakeFrames(),
    context: fakeContext(),
  };
  setPixelRatio(1);
  const page = render(<Figure />);
  const canvas = page.container.querySelector('canvas');
  if (!canvas) throw new Error('There is no canvas.');
  return {
    ...fakes,
    page,
    canvas,
    scrollTo(top: number) {
      fakes.intersections.place(canvas, top, 300);
      fakes.intersections.report();
    },
  };
}

/** The figure on screen, 300 px wide, running. */
function start() {
  const figure = mount();
  figure.resizes.resize(figure.canvas, 300, 300);
  figure.scrollTo(100);
  return figure;
}

const test = suite('useCanvasLoop');

test.before.each(() => {
  drawn.length = 0;
  colourReads = 0;
});

test.after.each(() => {
  cleanup();
  document.documentElement.removeAttribute('data-theme');
  restoreStubs();
});

for (const [milliseconds, seconds] of [
  [16, 0.016],
  [49, 0.049],
  [50, 0.05],
  [51, 0.05],
  [60_000, 0.05],
] as const) {
  test(`${milliseconds} ms between two frames move the scene on by ${seconds} s`, () => {
    const { frames } = start();
    frames.run(1000);
    frames.run(1000 + milliseconds);
    assert.is(drawn.at(-1)?.seconds, seconds);
  });
}

test('nothing is drawn or requested before the canvas has a size and is seen', () => {
  const { canvas, frames, resizes, scrollTo } = mount();
  scrollTo(OFF_SCREEN);
  resizes.resize(canvas, 300, 300);
  assert.is(frames.pending(), 0);
  assert.is(drawn.length, 0);
  scrollTo(100);
  assert.is(frames.pending(), 1);
  assert.is(drawn.length, 1);
});

test('one frame is in flight at a time, whatever happens in between', () => {
  const { canvas, frames, resizes, scrollTo } = start();
  resizes.resize(canvas, 310, 310);
  scrollTo(200);
  setHidden(false);
  assert.is(frames.pending(), 1);
  frames.run(1000);
  assert.is(frames.pending(), 1);
});

test('the scene moves with the time, not with the number of frames', () => {
  const { frames } = start();
  for (let now = 0; now <= 1000; now += 10) frames.run(now);
  const fast = drawn.at(-1)?.seconds ?? 0;
  for (let now = 1025; now <= 2000; now += 25) frames.run(now);
  assert.ok(Math.abs(fast - 1) < 1e-9);
  assert.ok(Math.abs((drawn.at(-1)?.seconds ?? 0) - 2) < 1e-9);
});

test('off screen the loop rests, and goes on without a leap', () => {
  const { frames, scrollTo } = start();
  frames.run(1000);
  frames.run(1040);
  scrollTo(OFF_SCREEN);
  assert.is(frames.pending(), 0);
  scrollTo(100);
  frames.run(90_000);
  assert.is(drawn.at(-1)?.seconds, 0.04);
  frames.run(90_010);
  assert.is(drawn.at(-1)?.seconds, 0.05);
});

test('in a hidden tab the loop rests', () => {
  const { frames } = start();
  setHidden(true);
  assert.is(frames.pending(), 0);
  setHidden(false);
  assert.is(frames.pending(), 1);
});

test('pausing keeps the picture, and playing goes on from it', () => {
  const { canvas, frames, page, resizes, scrollTo } = start();
  frames.run(1000);
  frames.run(1040);
  page.rerender(<Figure paused />);
  resizes.resize(canvas, 300, 300);
  scrollTo(100);
  assert.is(frames.pending(), 0);
  assert.is(drawn.at(-1)?.seconds, 0.04);
  page.rerender(<Figure />);
  resizes.resize(canvas, 300, 300);
  scrollTo(100);
  frames.run(5000);
  frames.run(5010);
  assert.is(drawn.at(-1)?.seconds, 0.05);
});

test('under reduced motion one still picture is drawn, again for a new size or theme', async () => {
  const { canvas, frames, media, resizes, scrollTo } = mount();
  act(() => media.set(REDUCE, true));
  resizes.resize(canvas, 300, 300);
  scrollTo(100);
  assert.is(drawn.length, 1);
  resizes.resize(canvas, 400, 400);
  assert.equal(drawn.at(-1), { width: 400, height: 400, seconds: 0, colour: 'colour 1' });
  document.documentElement.dataset.theme = 'dark';
  await settle();
  assert.is(drawn.length, 3);
  media.set(DARK, true);
  assert.is(drawn.length, 4);
  assert.is(frames.pending(), 0);
});

test('a live change to reduced motion stops the loop', () => {
  const { frames, media } = start();
  act(() => media.set(REDUCE, true));
  assert.is(frames.pending(), 0);
});

test('colours are read once per theme, not per frame', async () => {
  const { frames, media } = start();
  for (let now = 0; now < 500; now += 10) frames.run(now);
  assert.is(colourReads, 1);
  document.documentElement.dataset.theme = 'dark';
  await settle();
  frames.run(500);
  assert.is(drawn.at(-1)?.colour, 'colour 2');
  media.set(DARK, true);
  frames.run(510);
  assert.is(drawn.at(-1)?.colour, 'colour 3');
});

for (const [ratio, pixels] of [[1, 300], [1.5, 450], [2, 600], [3, 600]] as const) {
  test(`at a pixel ratio of ${ratio}, 300 px are ${pixels} pixels`, () => {
    const { canvas, context, resizes, scrollTo } = mount();
    setPixelRatio(ratio);
    resizes.resize(canvas, 300, 300);
    scrollTo(100);
    assert.equal([canvas.width, canvas.height], [pixels, pixels]);
    const scale = pixels / 300;
    assert.equal(context.calls, [
      ['setTransform', scale, 0, 0, scale, 0, 0],
      ['clearRect', 0, 0, 300, 300],
    ]);
  });
}

test('zooming, which changes the pixel ratio alone, sharpens the picture', () => {
  const { canvas } = start();
  setPixelRatio(2);
  dispatchEvent(new Event('resize'));
  assert.is(canvas.width, 600);
});

test('the size is written only when it changes, and the picture drawn again at once', () => {
  const { canvas, resizes } = start();
  let writes = 0;
  let width = canvas.width;
  Object.defineProperty(canvas, 'width', {
    get: () => width,
    set(value: number) {
      writes += 1;
      width = value;
    },
  });
  resizes.resize(canvas, 300, 300);
  assert.is(writes, 0);
  const before = drawn.length;
  resizes.resize(canvas, 320, 320);
  assert.is(writes, 1);
  assert.is(drawn.length, before + 1);
});

test('a canvas without a size keeps its pixels and draws nothing', () => {
  const { canvas, frames, resizes, scrollTo } = mount();
  resizes.resize(canvas, 0, 0);
  scrollTo(100);
  dispatchEvent(new Event('resize'));
  assert.is(canvas.width, 300);
  assert.is(drawn.length, 0);
  assert.is(frames.pending(), 0);
});

test('the canvas is marked once it shows something', () => {
  const { canvas, resizes, scrollTo } = mount();
  resizes.resize(canvas, 300, 300);
  assert.not(canvas.hasAttribute('data-drawn'));
  scrollTo(100);
  assert.ok(canvas.hasAttribute('data-drawn'));
});

test('a browser without 2D canvas observes nothing', () => {
  fakeMedia();
  const intersections = fakeIntersections(800);
  const resizes = fakeResizes();
  stub(HTMLCanvasElement.prototype, 'getContext', () => null);
  render(<Figure />);
  assert.is(intersections.created(), 0);
  assert.not(resizes.observing());
});

test('unmounting cancels the frame and ends every subscription', async () => {
  const { canvas, frames, intersections, media, page, resizes } = start();
  page.unmount();
  assert.is(frames.pending(), 0);
  assert.is(intersections.observedBy(canvas), 0);
  assert.not(resizes.observing());
  assert.is(media.listenerCount(), 0);
  const count = drawn.length;
  document.documentElement.dataset.theme = 'dark';
  await settle();
  dispatchEvent(new Event('resize'));
  setHidden(false);
  canvas.dispatchEvent(new Event('contextrestored'));
  assert.is(drawn.length, count);
});

test('a restored context is painted again', () => {
  const { canvas } = start();
  const count = drawn.length;
  canvas.dispatchEvent(new Event('contextrestored'));
  assert.is(drawn.length, count + 1);
});

test('prerendering needs no browser', async () => {
  assert.is(await withoutWindow(() => renderToString(<Figure />)), '<canvas></canvas>');
});

test.run();
