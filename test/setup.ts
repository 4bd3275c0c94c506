// Loaded with `node --import` before any test file: React's renderer looks for a window as soon as it is imported.
import { Window } from 'happy-dom';

// Node has its own of these, which happy-dom does not take: the first line in every version, the second in newer ones.
const REPLACED = [
  ...['FormData', 'Event', 'EventTarget', 'CustomEvent', 'MessageEvent'],
  ...['navigator', 'Navigator', 'CloseEvent', 'ErrorEvent', 'Storage', 'localStorage', 'sessionStorage', 'WebSocket'],
];

const window = new Window({ url: 'https://site.example/' });
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !REPLACED.includes(name)) continue;
  const value: unknown = Reflect.get(window, name);
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
Object.assign(globalThis, { window: globalThis, self: globalThis, IS_REACT_ACT_ENVIRONMENT: true });
