import { stub } from '../helpers.tsx';

interface Box {
  readonly top: number;
  readonly height: number;
}

/**
 * IntersectionObservers over one column of boxes, with the standard's rules: margins, thresholds, and a
 * report only when an observation starts or its threshold changes.
 */
export function fakeIntersections(viewportHeight: number) {
  const boxes = new Map<Element, Box>();
  const observers = new Set<FakeIntersectionObserver>();

  class FakeIntersectionObserver {
    readonly callback: (entries: unknown[]) => void;
    readonly threshold: number;
    readonly marginTop: number;
    readonly marginBottom: number;
    readonly observed = new Map<Element, string>();

    constructor(
      callback: (entries: unknown[]) => void,
      options: { threshold?: number; rootMargin?: string } = {},
    ) {
      const [top = 0, , bottom = top] = (options.rootMargin ?? '0px').split(' ').map(parseFloat);
      this.callback = callback;
      this.threshold = options.threshold ?? 0;
      this.marginTop = top;
      this.marginBottom = bottom;
      observers.add(this);
    }

    observe(element: Element) {
      this.observed.set(element, '');
    }

    unobserve(element: Element) {
      this.observed.delete(element);
    }

    disconnect() {
      this.observed.clear();
    }

    /** The report that is due, for later delivery. */
    queue() {
      const entries = [...this.observed.keys()].map((element) => this.entry(element)).filter((entry) => {
        const reached = entry.isIntersecting && entry.intersectionRatio >= this.threshold;
        const state = `${entry.isIntersecting} ${reached}`;
        const changed = this.observed.get(entry.target) !== state;
        this.observed.set(entry.target, state);
        return changed;
      });
      return () => {
        if (entries.length > 0) this.callback(entries);
      };
    }

    entry(target: Element) {
      const { top, height } = boxes.get(target) ?? { top: 0, height: 0 };
      const rootTop = -this.marginTop;
      const rootBottom = viewportHeight + this.marginBottom;
      const overlap = Math.min(top + height, rootBottom) - Math.max(top, rootTop);
      return {
        target,
        isIntersecting: overlap >= 0,
        intersectionRatio: overlap >= 0 ? (height > 0 ? overlap / height : 1) : 0,
        boundingClientRect: { top },
        rootBounds: { top: rootTop, bottom: rootBottom },
      };
    }
  }

  stub(globalThis, 'IntersectionObserver', FakeIntersectionObserver);
  return {
    /** Moves the element; nobody hears of it before `report`. */
    place: (element: Element, top: number, height = 100) => boxes.set(element, { top, height }),
    /** Delivers what is due; `between` runs when the reports are queued but not yet delivered. */
    report(between?: () => void) {
      const deliveries = [...observers].map((observer) => observer.queue());
      between?.();
      for (const deliver of deliveries) deliver();
    },
    observedBy: (element: Element) => [...observers].filter(({ observed }) => observed.has(element)).length,
    created: () => observers.size,
  };
}

/** ResizeObservers that report what a test tells them. */
export function fakeResizes() {
  const observers = new Set<{ callback: (entries: unknown[]) => void; elements: Set<Element> }>();
  stub(globalThis, 'ResizeObserver',
    class {
      readonly elements = new Set<Element>();
      readonly callback: (entries: unknown[]) => void;

      constructor(callback: (entries: unknown[]) => void) {
        this.callback = callback;
        observers.add(this);
      }

      observe(element: Element) {
        this.elements.add(element);
      }

      disconnect() {
        this.elements.clear();
      }
    },
  );
  return {
    resize(element: Element, width: number, height: number) {
      for (const { callback, elements } of observers) {
        if (elements.has(element)) callback([{ target: element, contentRect: { width, height } }]);
      }
    },
    observing: () => [...observers].some(({ elements }) => elements.size > 0),
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
  const contexts = new Map<HTMLCanvasElement, object>();

  function createContext(canvas: HTMLCanvasElement) {
    return new Proxy({}, {
      get(_target, name) {
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
  }

  stub(HTMLCanvasElement.prototype, 'getContext', function getContext(this: HTMLCanvasElement) {
    const context = contexts.get(this) ?? createContext(this);
    contexts.set(this, context);
    return context;
  });
  return { calls };
}
