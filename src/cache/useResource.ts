import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Resource, ResourceCache } from './resourceCache.ts';

/** Reads one entry, and loads it if it is missing. What is to be prerendered or hydrated must be loaded before. */
export function useResource<K extends string, V>(cache: ResourceCache<K, V>, key: K): Resource<V> {
  const subscribe = useCallback((listener: () => void) => cache.subscribe(key, listener), [cache, key]);
  const getSnapshot = () => cache.getSnapshot(key);
  useEffect(() => cache.prefetch(key), [cache, key]);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
