import { stub } from '../helpers.tsx';

type Callback = (entries: unknown[]) => void;

/**
 * IntersectionObservers over one column of boxes, with the standard's rules: margins, thresholds, and a
 * report only when an observation starts or its threshold is crossed.
 */
export function fakeIntersections(viewportHeight: number) {
  const boxes = new Map<Element, { top: number; height: number }>();
  const observers: { callback: Callback; due: () => unknown[] }[] = [];

  function createObserver(callback: Callback, options: { threshold?: number; rootMargin?: string } = {}) {
    const { threshold = 0, rootMargin = '0px' } = options;
    const [above = 0, , below = above] = rootMargin.split(' ').map(parseFloat);
    const rootBounds = { top: -above, bottom: viewportHeight + below };
    // Each observed element, and what was last reported of it.
    const observed = new Map<Element, string>();

    function due(): unknown[] {
      return [...observed].flatMap(([target, before]) => {
        const { top, height } = boxes.get(target) ?? { top: 0, height: 0 };
        const overlap = Math.min(top + height, rootBounds.bottom) - Math.max(top, rootBounds.top);
        const isIntersecting = overlap >= 0;
        const intersectionRatio = isIntersecting && height > 0 ? overlap / height : Number(isIntersecting);
        const now = `${isIntersecting} ${intersectionRatio >= threshold}`;
        observed.set(target, now);
        const entry = { target, isIntersecting, intersectionRatio, boundingClientRect: { top }, rootBounds };
        return now === before ? [] : [entry];
      });
    }

    observers.push({ callback, due });
    return {
      observe: (element: Element) => observed.set(element, ''),
      unobserve: (element: Element) => observed.delete(element),
      disconnect: () => observed.clear(),
    };
  }

  stub(globalThis, 'IntersectionObserver', createObserver);
  return {
    /** Moves the element; nobody hears of it before `report`. */
    place: (element: Element, top: number, height = 100) => boxes.set(element, { top, height }),
    /** Delivers what is due, as a frame does: all of it is known before the first callback runs. */
    report() {
      const reports = observers.map(({ callback, due }) => ({ callback, entries: due() }));
      for (const { callback, entries } of reports) if (entries.length > 0) callback(entries);
    },
  };
}

/** ResizeObservers that report what a test tells them. */
export function fakeResizes() {
  const observers = new Map<Element, Callback>();
  stub(globalThis, 'ResizeObserver', function ResizeObserver(callback: Callback) {
    return {
      observe: (element: Element) => observers.set(element, callback),
      disconnect: () => observers.clear(),
    };
  });
  return {
    resize(target: Element, width: number, height: number) {
      observers.get(target)?.([{ target, contentRect: { width, height } }]);
    },
  };
}

/** Animation frames that run when a test says so, at the time (ms) that it says. */
export function fakeFrames() {
  const callbacks = new Map<number, FrameRequestCallback>();
  let last = 0;
  stub(globalThis, 'requestAnimationFrame', (callback: FrameRequestCallback) => {
    last += 1;
    callbacks.set(last, callback);
    return last;
  });
  stub(globalThis, 'cancelAnimationFrame', (id: number) => callbacks.delete(id));
  return {
    pending: () => callbacks.size,
    run(now: number) {
      const due = [...callbacks.values()];
      callbacks.clear();
      for (const callback of due) callback(now);
    },
  };
}

/** Gives every canvas a 2D context that keeps calls as [name, ...arguments], writes as ['name=', value]. */
export function fakeContext() {
  const calls: [name: string, ...args: unknown[]][] = [];
  const written = new Map<string, unknown>();
  stub(HTMLCanvasElement.prototype, 'getContext', function getContext(this: HTMLCanvasElement) {
    return new Proxy({ canvas: this }, {
      get({ canvas }, name) {
        if (name === 'canvas') return canvas;
        const key = String(name);
        return written.get(key) ?? ((...args: unknown[]) => void calls.push([key, ...args]));
      },
      set(_target, name, value) {
        written.set(String(name), value);
        calls.push([`${String(name)}=`, value]);
        return true;
      },
    });
  });
  return { calls };
}
