// The history store: what page is shown, changed by navigate() and by the browser's Back and Forward.
// A page is shown only once it is prepared, so a reader of the store never sees one that is still loading.
import { normalisePath } from './match.ts';
import { arriveNow, cancelScroll } from './scroll.ts';
import { createScrollPositions } from './scrollPositions.ts';

interface Place {
  readonly pathname: string;
  /** Empty, or starts with '#', still percent-encoded. */
  readonly hash: string;
  readonly key: string;
}

interface Load {
  readonly action: 'load';
}

/** A jump that the browser made by itself: a plain #link or an edited address. */
interface Jump {
  readonly action: 'fragment';
}

interface Navigation {
  readonly action: 'push' | 'replace';
  /** Milliseconds before scrolling to the hash; undefined leaves it to the default of NavigationEffects. */
  readonly scrollDelay: number | undefined;
}

interface Return {
  readonly action: 'pop';
  /** Where to, in px from the top. */
  readonly scrollY: number;
}

/** Where the visitor is, and how they came there. */
export type Entry = Place & (Load | Jump | Navigation | Return);

export interface NavigateOptions {
  replace?: boolean | undefined;
  scrollDelay?: number | undefined;
}

export interface Router {
  subscribe(listener: () => void): () => void;
  getEntry(): Entry;
  /** What the prerendered HTML was made for: no hash, no search. */
  readonly serverEntry: Entry;
  navigate(to: string, options?: NavigateOptions): void;
  preload(pathname: string): void;
}

interface RouterOptions {
  serverPath: string;
  /**
   * Loads what the page at `href` needs; undefined when it is all there. A rejection does not stop the navigation.
   * The signal aborts once the visitor waits for it no longer.
   */
  prepare(pathname: string, href: string, signal: AbortSignal): Promise<unknown> | undefined;
  /** Begins to load what a page needs, on the guess that the visitor will go there. */
  preload(pathname: string): void;
}

function loadedFrom(pathname: string, hash = '', key = ''): Entry {
  return { pathname, hash, key, action: 'load' };
}

/** A router for prerendering: it stands on one path and goes nowhere. */
export function createStaticRouter(pathname: string): Router {
  const serverEntry = loadedFrom(pathname);
  return { serverEntry, getEntry: () => serverEntry, subscribe: () => () => {}, navigate() {}, preload() {} };
}

function keyOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined;
}

function createKey(): string {
  return Math.random().toString(36).slice(2);
}

/** Must be called in a browser. Listens to the history while it has a subscriber. */
export function createRouter({
  serverPath,
  prepare,
  preload,
}: RouterOptions): Router {
  const positions = createScrollPositions();
  const listeners = new Set<() => void>();
  const serverEntry = loadedFrom(serverPath);
  let entry = loadedFrom(location.pathname, location.hash, keyOf(history.state) ?? createKey());
  let turn = new AbortController();
  let listening = new AbortController();
  history.replaceState({ key: entry.key }, '');

  function isShown(pathname: string): boolean {
    return normalisePath(pathname) === normalisePath(entry.pathname);
  }

  function show(next: Entry): void {
    entry = next;
    for (const listener of [...listeners]) listener();
  }

  function savePlace(): void {
    arriveNow();
    positions.save(entry.key);
  }

  /** Shows the page once it is prepared, unless a newer navigation has begun meanwhile. */
  function go({ pathname, href }: URL | Location, commit: () => Entry): void {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const run = () => {
      if (!signal.aborted) show(commit());
    };
    cancelScroll();
    const ready = isShown(pathname) ? undefined : prepare(pathname, href, signal);
    if (ready === undefined) run();
    else ready.then(run, run);
  }

  function navigate(to: string, { replace = false, scrollDelay }: NavigateOptions = {}): void {
    const url = new URL(to, location.href);
    if (url.origin !== location.origin) {
      location.assign(url);
      return;
    }
    const commit = (): Entry => {
      const key = createKey();
      savePlace();
      const write = replace || url.href === location.href ? 'replaceState' : 'pushState';
      history[write]({ key }, '', url);
      return { pathname: url.pathname, hash: url.hash, key, action: replace ? 'replace' : 'push', scrollDelay };
    };
    // A page that notes its state in the address must not call off the page that the visitor is waiting for.
    if (replace && isShown(url.pathname)) show(commit());
    else go(url, commit);
  }

  function onPopState(event: PopStateEvent): void {
    // With manual restoration the browser has not scrolled yet: this is still the place that is being left.
    savePlace();
    const { pathname, hash } = location;
    const known = keyOf(event.state);
    const key = known ?? createKey();
    if (known === undefined) history.replaceState({ key }, '');
    go(location, () =>
      known === undefined
        ? { pathname, hash, key, action: 'fragment' }
        : { pathname, hash, key, action: 'pop', scrollY: positions.read(key) },
    );
  }

  function keepPlace(): void {
    savePlace();
    positions.persist();
    // A reload or a return from another site is restored by the browser, which can do it before any script runs.
    history.scrollRestoration = 'auto';
  }

  function onPageHide(): void {
    // A document that comes back from the cache must not finish what it was left for.
    turn.abort();
    keepPlace();
  }

  function onPageShow(): void {
    history.scrollRestoration = 'manual';
  }

  function listen(): void {
    listening = new AbortController();
    const { signal } = listening;
    onPageShow();
    addEventListener('popstate', onPopState, { signal });
    addEventListener('pagehide', onPageHide, { signal });
    addEventListener('pageshow', onPageShow, { signal });
    // A hidden tab may be discarded without a pagehide.
    addEventListener('visibilitychange', () => (document.hidden ? keepPlace() : onPageShow()), { signal });
  }

  return {
    serverEntry,
    getEntry: () => entry,
    navigate,
    preload(pathname) {
      if (!isShown(pathname)) preload(pathname);
    },
    subscribe(listener) {
      if (listeners.size === 0) listen();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) listening.abort();
      };
    },
  };
}
