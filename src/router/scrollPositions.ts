const STORAGE_KEY = 'scroll-positions';

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return Object.entries(stored ?? {}).filter((pair): pair is [string, number] => Number.isFinite(pair[1]));
  } catch {
    return [];
  }
}

/** Remembers window.scrollY (px) for each history entry's key; persist() keeps them across a reload of the tab. */
export function createScrollPositions() {
  const positions = new Map(readStored());
  return {
    save(key: string): void {
      positions.set(key, window.scrollY);
    },
    read(key: string): number {
      return positions.get(key) ?? 0;
    },
    persist(): void {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
      } catch {
        // Storage blocked or full: positions then last as long as the page.
      }
    },
  };
}
