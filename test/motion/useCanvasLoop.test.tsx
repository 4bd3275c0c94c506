import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import * as assert from 'uvu/assert';
import { useCanvasLoop } from '../../src/motion/useCanvasLoop.ts';
import type { CanvasScene } from '../../src/motion/useCanvasLoop.ts';
import { fakeMedia, restoreStubs, stub } from '../helpers.tsx';
import { fakeContext, fakeFrames, fakeIntersections, fakeResizes } from './fakes.ts';
import { suite } from '../suite.ts';

const REDUCE = '(prefers-reduced-motion: reduce)';

const drawn: { width: number; seconds: number; colours: number }[] = [];
let colourReads = 0;

/** Its colours are a number: how often they have been read. */
const scene: CanvasScene<number> = {
  readColours: () => (colourReads += 1),
  draw: (_context, { width }, seconds, colours) => drawn.push({ width, seconds, colours }),
};

function Figure({ paused = false, theme = 'light' }: { paused?: boolean; theme?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useCanvasLoop(canvas, scene, paused, theme);
  return <canvas ref={canvas} />;
}

function setHidden(hidden: boolean): void {
  stub(document, 'hidden', hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The figure before any observer has reported. */
function mount() {
  const media = fakeMedia();
  const intersections = fakeIntersections(800);
  const resizes = fakeResizes();
  const frames = fakeFrames();
  const context = fakeContext();
  stub(globalThis, 'devicePixelRatio', 1);
  const { container, rerender, unmount } = render(<Figure />);
  const canvas = container.querySelector('canvas');
  if (!canvas) throw new Error('There is no canvas.');
  const pause = (paused: boolean) => rerender(<Figure paused={paused} />);
  const setTheme = (theme: string) => rerender(<Figure theme={theme} />);
  const resize = (size: number) => resizes.resize(canvas, size, size);
  const scrollTo = (top: number) => {
    intersections.place(canvas, top, 300);
    intersections.report();
  };
  return { canvas, context, frames, media, pause, resize, scrollTo, setTheme, unmount };
}

/** The figure on screen, 300 px wide, running. */
function start() {
  const figure = mount();
  figure.resize(300);
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

test('nothing is drawn before the canvas has a size and is on screen; then it is marked as drawn', () => {
  const { canvas, frames, resize, scrollTo } = mount();
  scrollTo(100);
  resize(0);
  scrollTo(5000);
  resize(300);
  assert.equal([frames.pending(), drawn.length, canvas.hasAttribute('data-drawn')], [0, 0, false]);
  scrollTo(100);
  assert.equal([frames.pending(), drawn.length, canvas.hasAttribute('data-drawn')], [1, 1, true]);
});

test('one frame is in flight at a time, whatever happens in between', () => {
  const { frames, resize, scrollTo } = start();
  resize(310);
  scrollTo(5000);
  scrollTo(200);
  setHidden(false);
  assert.is(frames.pending(), 1);
  frames.run(1000);
  assert.is(frames.pending(), 1);
});

for (const [where, rest] of [
  ['off screen', ({ scrollTo }, resting) => scrollTo(resting ? 5000 : 100)],
  ['in a hidden tab', (_figure, resting) => setHidden(resting)],
  ['while it is paused', ({ pause }, resting) => pause(resting)],
  ['under reduced motion', ({ media }, resting) => act(() => media.set(REDUCE, resting))],
] satisfies [string, (figure: ReturnType<typeof mount>, resting: boolean) => void][]) {
  test(`${where} the loop rests; then it goes on from the same picture, without a leap`, () => {
    const figure = start();
    const { frames, resize, scrollTo } = figure;
    frames.run(1000);
    frames.run(1040);
    rest(figure, true);
    // What the observers report to a loop that begins anew.
    resize(300);
    if (where !== 'off screen') scrollTo(100);
    assert.equal([frames.pending(), drawn.at(-1)?.seconds], [0, 0.04]);
    rest(figure, false);
    resize(300);
    scrollTo(100);
    frames.run(90_000);
    assert.is(drawn.at(-1)?.seconds, 0.04);
    frames.run(90_010);
    assert.is(drawn.at(-1)?.seconds, 0.05);
  });
}

test('under reduced motion there is one still picture for each size and theme, with colours read once', () => {
  const { frames, media, resize, scrollTo, setTheme } = mount();
  act(() => media.set(REDUCE, true));
  resize(300);
  scrollTo(100);
  resize(400);
  setTheme('dark');
  // What is observed anew is reported anew.
  resize(400);
  scrollTo(100);
  assert.equal(drawn, [
    { width: 300, seconds: 0, colours: 1 },
    { width: 400, seconds: 0, colours: 1 },
    { width: 400, seconds: 0, colours: 2 },
  ]);
  assert.is(frames.pending(), 0);
});

for (const [ratio, pixels] of [[1, 300], [1.5, 450], [2, 600], [3, 600]] as const) {
  test(`300 px are ${pixels} pixels once the pixel ratio changes to ${ratio}, such as by zooming or on another screen`, () => {
    const { canvas, context, media } = start();
    for (const [before, after] of [[1, 3], [3, ratio]] as const) {
      stub(globalThis, 'devicePixelRatio', after);
      act(() => media.set(`(resolution: ${before}dppx)`, false));
    }
    assert.equal([canvas.width, canvas.height], [pixels, pixels]);
    const scale = pixels / 300;
    assert.equal(context.calls.slice(-2), [
      ['setTransform', scale, 0, 0, scale, 0, 0],
      ['clearRect', 0, 0, 300, 300],
    ]);
  });
}

test('the size is written only when it changes, and the picture drawn again at once', () => {
  const { canvas, resize } = start();
  const written: number[] = [];
  Object.defineProperty(canvas, 'width', { get: () => written.at(-1) ?? 300, set: (width) => written.push(width) });
  for (const size of [300, 320, 320]) resize(size);
  assert.equal(written, [320]);
  assert.is(drawn.at(-1)?.width, 320);
});

test('a restored context is painted again', () => {
  const { canvas } = start();
  const before = drawn.length;
  canvas.dispatchEvent(new Event('contextrestored'));
  assert.is(drawn.length, before + 1);
});

test('without 2D canvas nothing is drawn, and nothing breaks', () => {
  fakeMedia();
  stub(HTMLCanvasElement.prototype, 'getContext', () => null);
  const { container } = render(<Figure />);
  assert.is(container.innerHTML, '<canvas></canvas>');
});

test('after leaving the page nothing is drawn any more', () => {
  const { frames, media, unmount } = start();
  unmount();
  const before = drawn.length;
  media.set('(resolution: 1dppx)', false);
  setHidden(false);
  assert.equal([frames.pending(), drawn.length], [0, before]);
});

test.run();
