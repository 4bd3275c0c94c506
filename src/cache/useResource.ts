import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Resource, ResourceCache } from './resourceCache.ts';

/**
 * Reads one entry and loads it when it is missing; after an error again when the browser comes online. Seed what is
 * prerendered, there and before hydrating.
 */
export function useResource<K extends string, V>(cache: ResourceCache<K, V>, key: K): Resource<V> {
  const subscribe = useCallback((listener: () => void) => cache.subscribe(key, listener), [cache, key]);
  const getSnapshot = () => cache.getSnapshot(key);
  useEffect(() => {
    const load = () => cache.preload(key);
    if (cache.getSnapshot(key).status === 'pending') load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [cache, key]);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
