// Values that are loaded by key, once for all who ask, and kept while anybody uses them.
import { isAbort, retry } from './retry.ts';

const KEEP_UNUSED_MS = 300_000;
const PENDING = { status: 'pending' } as const;

export type Resource<V> =
  | typeof PENDING
  | { readonly status: 'ready'; readonly value: V }
  | { readonly status: 'error'; readonly error: unknown };

export interface ResourceCache<K extends string, V> {
  /** Starts the load unless the value is there or on its way. */
  preload(key: K): void;
  /** The value, once it is there; tries again after an error. Rejects when the retries are used up. */
  load(key: K): Promise<V>;
  /** Puts in a value that needs no loading; it wins over a load under way. */
  seed(key: K, value: V): void;
  peek(key: K): V | undefined;
  getSnapshot(key: K): Resource<V>;
  /** Keeps the entry. When the last subscriber leaves, a load that nobody called `load` for stops. */
  subscribe(key: K, listener: () => void): () => void;
}

interface Options<K extends string, V> {
  readonly load: (key: K) => Promise<V>;
  /** Hears of every failed attempt, counted from 1: 2 is the first failed retry. */
  readonly onFailure?: (key: K, error: unknown, attempt: number) => void;
}

interface Flight<V> {
  readonly promise: Promise<V>;
  readonly controller: AbortController;
  awaited: boolean;
}

interface Entry<V> {
  snapshot: Resource<V>;
  flight?: Flight<V> | undefined;
  timer?: ReturnType<typeof setTimeout>;
  readonly listeners: Set<() => void>;
}

export function createResourceCache<K extends string, V>(options: Options<K, V>): ResourceCache<K, V> {
  const entries = new Map<K, Entry<V>>();

  function open(key: K): Entry<V> {
    const entry = entries.get(key) ?? { snapshot: PENDING, listeners: new Set() };
    entries.set(key, entry);
    return entry;
  }

  function show(key: K, entry: Entry<V>, snapshot: Resource<V>): void {
    entry.snapshot = snapshot;
    expire(key, entry);
    for (const listener of [...entry.listeners]) listener();
  }

  function expire(key: K, entry: Entry<V>): void {
    clearTimeout(entry.timer);
    if (entry.listeners.size > 0 || entry.flight || typeof window === 'undefined') return;
    entry.timer = setTimeout(() => entries.delete(key), KEEP_UNUSED_MS);
  }

  function start(key: K, entry: Entry<V>): Flight<V> {
    const controller = new AbortController();
    const promise = retry(() => options.load(key), {
      signal: controller.signal,
      onFailure: (error, attempt) => options.onFailure?.(key, error, attempt),
    });
    const flight: Flight<V> = { promise, controller, awaited: false };
    function land(snapshot: Resource<V>): void {
      if (entry.flight !== flight) return;
      entry.flight = undefined;
      show(key, entry, snapshot);
    }
    promise.then(
      (value) => land({ status: 'ready', value }),
      (error: unknown) => land(isAbort(error) ? PENDING : { status: 'error', error }),
    );
    entry.flight = flight;
    show(key, entry, PENDING);
    return flight;
  }

  function preload(key: K): void {
    const entry = open(key);
    if (entry.snapshot.status !== 'ready' && !entry.flight) start(key, entry);
  }

  function load(key: K): Promise<V> {
    const entry = open(key);
    if (entry.snapshot.status === 'ready') return Promise.resolve(entry.snapshot.value);
    const flight = entry.flight ?? start(key, entry);
    flight.awaited = true;
    return flight.promise;
  }

  function seed(key: K, value: V): void {
    const entry = open(key);
    entry.flight = undefined;
    show(key, entry, { status: 'ready', value });
  }

  function getSnapshot(key: K): Resource<V> {
    return entries.get(key)?.snapshot ?? PENDING;
  }

  function peek(key: K): V | undefined {
    const snapshot = getSnapshot(key);
    return snapshot.status === 'ready' ? snapshot.value : undefined;
  }

  function subscribe(key: K, listener: () => void): () => void {
    const entry = open(key);
    const subscriber = () => listener();
    entry.listeners.add(subscriber);
    expire(key, entry);
    return () => {
      if (!entry.listeners.delete(subscriber)) return;
      expire(key, entry);
      // Not at once: StrictMode unsubscribes and subscribes again in one go.
      queueMicrotask(() => stop(key, entry));
    };
  }

  function stop(key: K, entry: Entry<V>): void {
    const { flight } = entry;
    if (entry.listeners.size > 0 || !flight || flight.awaited) return;
    entry.flight = undefined;
    entries.delete(key);
    flight.controller.abort();
  }

  return { preload, load, seed, peek, getSnapshot, subscribe };
}
