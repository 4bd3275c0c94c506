const STORAGE_KEY = 'scroll-positions';
const LIMIT = 50;

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    const pairs: unknown[] = Array.isArray(stored) ? stored : [];
    return pairs.filter((pair): pair is [string, number] => Array.isArray(pair) && Number.isFinite(pair[1]));
  } catch {
    return [];
  }
}

/** Scroll positions (px) of the last 50 history entries. They survive a reload of the tab. */
export function createScrollPositions() {
  const positions = new Map(readStored());

  function save(key: string): void {
    positions.delete(key);
    positions.set(key, window.scrollY);
    for (const oldest of [...positions.keys()].slice(0, -LIMIT)) positions.delete(oldest);
  }

  function persist(): void {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
    } catch {
      // Storage blocked or full: positions then last as long as the page.
    }
  }

  return {
    save,
    read: (key: string) => positions.get(key) ?? 0,

    /** Until the signal aborts, the browser restores positions only when this document is left for another. */
    takeOverRestoration(currentKey: () => string, signal: AbortSignal): void {
      function onShow(): void {
        history.scrollRestoration = 'manual';
      }
      function onHide(): void {
        save(currentKey());
        persist();
        // The browser can restore a reload, or a return from another site, before any script runs.
        history.scrollRestoration = 'auto';
      }
      onShow();
      addEventListener('pageshow', onShow, { signal });
      addEventListener('pagehide', onHide, { signal });
      // A hidden tab may be discarded without a pagehide.
      addEventListener('visibilitychange', () => (document.hidden ? onHide() : onShow()), { signal });
    },
  };
}
