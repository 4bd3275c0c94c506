import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Resource, ResourceCache } from './resourceCache.ts';

/** Reads one entry and loads it when it is missing. Seed what is prerendered, there and before hydrating. */
export function useResource<K extends string, V>(cache: ResourceCache<K, V>, key: K): Resource<V> {
  const subscribe = useCallback((listener: () => void) => cache.subscribe(key, listener), [cache, key]);
  const getSnapshot = () => cache.getSnapshot(key);
  useEffect(() => cache.preload(key), [cache, key]);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
