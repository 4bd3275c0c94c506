// Values loaded by key, once for everyone who asks, and kept while anyone uses them.
import { RETRIES, retry } from './retry.ts';

const KEEP_UNUSED_MS = 300_000;
const PENDING = { status: 'pending' } as const;

export type Resource<V> =
  | typeof PENDING
  | { readonly status: 'ready'; readonly value: V }
  | { readonly status: 'error'; readonly error: unknown };

interface LoadOptions {
  once?: boolean;
}

export interface ResourceCache<K extends string, V> {
  /**
   * Resolves with the value; rejects once the retries are used up. Called again after an error, it tries again. With
   * `once` it tries at once and only once, even while another load is under way, which may be between two tries.
   */
  load(key: K, options?: LoadOptions): Promise<V>;
  /** Loads what may be needed soon; errors are ignored. */
  prefetch(key: K): void;
  getSnapshot(key: K): Resource<V>;
  /** Keeps the entry until unsubscribed. */
  subscribe(key: K, listener: () => void): () => void;
}

interface Entry<V> {
  snapshot: Resource<V>;
  /** Set while the value is loading, and once it is loaded. */
  promise?: Promise<V> | undefined;
  timer?: ReturnType<typeof setTimeout>;
  readonly listeners: Set<() => void>;
}

export function createResourceCache<K extends string, V>(loadValue: (key: K) => Promise<V>): ResourceCache<K, V> {
  const entries = new Map<K, Entry<V>>();

  function entryOf(key: K): Entry<V> {
    const entry = entries.get(key) ?? { snapshot: PENDING, listeners: new Set() };
    entries.set(key, entry);
    return entry;
  }

  function update(key: K, entry: Entry<V>, snapshot: Resource<V>): void {
    entry.snapshot = snapshot;
    removeLater(key, entry);
    for (const listener of entry.listeners) listener();
  }

  /** Removes an entry that nobody has used for five minutes, unless it is still loading. */
  function removeLater(key: K, entry: Entry<V>): void {
    clearTimeout(entry.timer);
    const isLoading = entry.snapshot.status === 'pending' && entry.promise !== undefined;
    if (entry.listeners.size > 0 || isLoading || typeof window === 'undefined') return;
    entry.timer = setTimeout(() => entries.delete(key), KEEP_UNUSED_MS);
  }

  function startLoad(key: K, entry: Entry<V>, retries: number): Promise<V> {
    const promise = retry(() => loadValue(key), retries);
    entry.promise = promise;
    update(key, entry, PENDING);
    promise.then(
      (value) => {
        if (entry.promise === promise) update(key, entry, { status: 'ready', value });
      },
      (error: unknown) => {
        if (entry.promise !== promise) return;
        entry.promise = undefined;
        update(key, entry, { status: 'error', error });
      },
    );
    return promise;
  }

  function load(key: K, { once = false }: LoadOptions = {}): Promise<V> {
    const entry = entryOf(key);
    const isUsable = entry.snapshot.status === 'ready' || !once;
    return (isUsable && entry.promise) || startLoad(key, entry, once ? 0 : RETRIES);
  }

  return {
    load,
    prefetch(key) {
      load(key).catch(() => {});
    },
    getSnapshot: (key) => entries.get(key)?.snapshot ?? PENDING,
    subscribe(key, listener) {
      const entry = entryOf(key);
      entry.listeners.add(listener);
      removeLater(key, entry);
      return () => {
        entry.listeners.delete(listener);
        removeLater(key, entry);
      };
    },
  };
}
