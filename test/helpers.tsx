import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

interface Timer {
  at: number;
  readonly every?: number;
  readonly run: () => void;
}

/** Lets every promise that can settle do so; real time passes only to the next turn of the event loop. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Stops the clock until restore(). advance(ms) runs what falls due in order, settling promises in between. */
export function fakeTimers() {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const { now: realNow } = Date;
  const timers = new Map<number, Timer>();
  let now = realNow();
  let lastId = 0;

  function add(run: (...args: unknown[]) => void, ms: number, args: unknown[], every?: number): number {
    lastId += 1;
    timers.set(lastId, { at: now + ms, run: () => run(...args), ...(every !== undefined && { every }) });
    return lastId;
  }

  function next(until: number): [number, Timer] | undefined {
    const [first] = [...timers].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at);
    return first;
  }

  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0, ...args: unknown[]) => add(run, ms, args),
    setInterval: (run: () => void, ms = 0, ...args: unknown[]) => add(run, ms, args, ms),
    clearTimeout: (id: number) => timers.delete(id),
    clearInterval: (id: number) => timers.delete(id),
  });
  Date.now = () => now;

  return {
    async advance(ms: number): Promise<void> {
      const until = now + ms;
      await settle();
      for (let due = next(until); due; due = next(until)) {
        const [id, timer] = due;
        now = timer.at;
        if (timer.every === undefined) timers.delete(id);
        else timer.at += timer.every;
        timer.run();
        await settle();
      }
      now = until;
    },
    /** How many timers are waiting. */
    count: () => timers.size,
    restore(): void {
      Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
      Date.now = realNow;
    },
  };
}

/** Runs something as Node does while prerendering: there is no window and no document. */
export async function withoutWindow<T>(run: () => T | Promise<T>): Promise<T> {
  const { window, document } = globalThis;
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
  try {
    return await run();
  } finally {
    Object.assign(globalThis, { window, document });
  }
}

interface Hydration {
  /** What was prerendered, where that differs from what hydrates it. */
  readonly prerendered?: ReactNode;
  /** What the visitor does while the page is only HTML. */
  readonly before?: () => void;
}

/** Prerenders without a window, hydrates the HTML in the document, and notes what React had to mend. */
export async function hydrate(page: ReactNode, { prerendered = page, before }: Hydration = {}) {
  const html = await withoutWindow(() => renderToString(prerendered));
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  before?.();
  const errors: unknown[] = [];
  const options = { onRecoverableError: (error: unknown) => errors.push(error) };
  const root = await act(() => hydrateRoot(container, page, options));
  function unmount(): void {
    act(() => root.unmount());
    container.remove();
  }
  return { html, container, errors, unmount };
}

const stubs: (() => void)[] = [];

function replace(target: object, name: PropertyKey, descriptor: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { ...descriptor, configurable: true });
  stubs.push(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}

/** Replaces a property until restoreStubs(). */
export function stub(target: object, name: PropertyKey, value: unknown): void {
  replace(target, name, { value, writable: true });
}

/** The same with what happens when somebody looks at the property. */
export function stubGetter(target: object, name: PropertyKey, get: () => unknown): void {
  replace(target, name, { get });
}

export function restoreStubs(): void {
  for (const restore of stubs.splice(0).reverse()) restore();
}

/** Notes every scroll from now on, such as '0 instant' and '#contact smooth'; ends with restoreStubs(). */
export function recordScrolls(): string[] {
  const scrolls: string[] = [];
  stub(globalThis, 'scrollTo', ({ top, behavior }: ScrollToOptions) => scrolls.push(`${top} ${behavior}`));
  stub(Element.prototype, 'scrollIntoView', function (this: Element, { behavior }: ScrollIntoViewOptions) {
    scrolls.push(`#${this.id} ${behavior}`);
  });
  return scrolls;
}

/** Media queries that a test switches, until restoreStubs(); the others never match. */
export function fakeMedia() {
  const matching = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();
  stub(globalThis, 'matchMedia', (query: string) => ({
    get matches() {
      return matching.has(query);
    },
    addEventListener(_type: string, listener: () => void, { signal }: { signal?: AbortSignal } = {}) {
      listeners.set(query, (listeners.get(query) ?? new Set()).add(listener));
      signal?.addEventListener('abort', () => listeners.get(query)?.delete(listener));
    },
    removeEventListener(_type: string, listener: () => void) {
      listeners.get(query)?.delete(listener);
    },
  }));
  return {
    set(query: string, matches: boolean) {
      if (matches) matching.add(query);
      else matching.delete(query);
      for (const listener of [...(listeners.get(query) ?? [])]) listener();
    },
  };
}
