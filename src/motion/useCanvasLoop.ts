import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useReducedMotion } from '../hooks/useMediaQuery.ts';

const MAX_STEP_MS = 50;
const MAX_PIXEL_RATIO = 2;

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

export interface CanvasScene<Colours> {
  /** Called with the canvas's computed style, once per theme. */
  readColours(style: CSSStyleDeclaration): Colours;
  /** Draws one frame on a cleared canvas; the context's unit is the CSS pixel. */
  draw(context: CanvasRenderingContext2D, size: CanvasSize, seconds: number, colours: Colours): void;
}

function runCanvasLoop<Colours>(
  context: CanvasRenderingContext2D,
  scene: CanvasScene<Colours>,
  clock: { current: number },
  moving: boolean,
): () => void {
  const { canvas } = context;
  let size: CanvasSize | undefined;
  let colours: Colours | undefined;
  let onScreen = false;
  let frame = 0;
  let previous: number | undefined;

  function paint(size: CanvasSize) {
    colours ??= scene.readColours(getComputedStyle(canvas));
    context.setTransform(canvas.width / size.width, 0, 0, canvas.height / size.height, 0, 0);
    context.clearRect(0, 0, size.width, size.height);
    scene.draw(context, size, clock.current, colours);
    canvas.toggleAttribute('data-drawn', true);
  }

  function tick(now: number) {
    // The first frame after a pause adds no time.
    clock.current += Math.min(now - (previous ?? now), MAX_STEP_MS) / 1000;
    previous = now;
    frame = 0;
    update();
  }

  function rest() {
    cancelAnimationFrame(frame);
    frame = 0;
    previous = undefined;
  }

  function update() {
    const seen = onScreen && !document.hidden;
    if (size && seen) paint(size);
    if (size && seen && moving) frame ||= requestAnimationFrame(tick);
    else rest();
  }

  function fit() {
    if (!size) return;
    const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
    const width = Math.round(size.width * ratio);
    const height = Math.round(size.height * ratio);
    // Setting either clears the canvas, even to the same number.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    update();
  }

  /** Zooming and another screen change the pixel ratio, often without resizing the canvas. */
  function watchPixelRatio() {
    const asItIs = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    asItIs.addEventListener('change', onPixelRatio, { signal, once: true });
  }

  function onPixelRatio() {
    fit();
    watchPixelRatio();
  }

  const resizeObserver = new ResizeObserver((entries) => {
    for (const { contentRect } of entries) {
      if (contentRect.width > 0 && contentRect.height > 0) size = contentRect;
    }
    fit();
  });
  const intersectionObserver = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) onScreen = isIntersecting;
    update();
  });
  const listening = new AbortController();
  const { signal } = listening;

  resizeObserver.observe(canvas);
  intersectionObserver.observe(canvas);
  watchPixelRatio();
  document.addEventListener('visibilitychange', update, { signal });
  canvas.addEventListener('contextrestored', update, { signal });

  return () => {
    rest();
    resizeObserver.disconnect();
    intersectionObserver.disconnect();
    listening.abort();
  };
}

/**
 * Animates the scene while the canvas is on screen; paused, or under reduced motion, it draws one still frame. The first
 * frame sets `data-drawn` on the canvas. Without a 2D context nothing happens. `scene` needs a stable identity; `theme` is
 * whatever the colours depend on.
 */
export function useCanvasLoop<Colours>(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  scene: CanvasScene<Colours>,
  paused: boolean,
  theme: unknown,
): void {
  const clock = useRef(0);
  const moving = !useReducedMotion() && !paused;
  useEffect(() => {
    const context = canvasRef.current?.getContext('2d');
    return context ? runCanvasLoop(context, scene, clock, moving) : undefined;
  }, [canvasRef, scene, moving, theme]);
}
