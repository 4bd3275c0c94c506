// Loaded with `node --import` before any test file: React's renderer looks for a window as soon as it is imported.
import { Window } from 'happy-dom';

const window = new Window({ url: 'https://site.example/' });
const own = new Set(Object.getOwnPropertyNames(globalThis));
for (const name of Object.getOwnPropertyNames(window)) {
  if (own.has(name) && !['FormData', 'Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'navigator'].includes(name)) continue;
  const value: unknown = Reflect.get(window, name);
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
Object.assign(globalThis, { window: globalThis, self: globalThis, IS_REACT_ACT_ENVIRONMENT: true });
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia', 'getComputedStyle', 'scrollTo'] as const) {
  Object.defineProperty(globalThis, name, { value: window[name].bind(window), configurable: true, writable: true });
}
