// The history store: which page is shown, changed by navigate() and by the browser's Back and Forward. It changes only
// once the page is loaded, so components never see a page that is not there yet.
import { normalisePath } from './normalisePath.ts';
import { cancelScroll } from './scroll.ts';
import { createScrollPositions } from './scrollPositions.ts';

const NOTICE_AFTER_MS = 1_000;
const GIVE_UP_AFTER_MS = 8_000;

interface Place {
  /** Normalised; the address bar may have another spelling of it. */
  readonly pathname: string;
  /** Empty, or starts with '#', still percent-encoded. */
  readonly hash: string;
  /** Identifies the history entry. */
  readonly key: string;
}

type Arrival =
  /** `jump`: the browser went to a hash by itself, such as for an edited address. */
  | { readonly action: 'load' | 'jump' }
  /** scrollDelay: milliseconds before scrolling to the hash, if the link sets any. */
  | { readonly action: 'push' | 'replace'; readonly scrollDelay: number | undefined }
  /** scrollY: the saved scroll position, in px. */
  | { readonly action: 'pop'; readonly scrollY: number };

/** Where the visitor is, and how they got there. */
export type Entry = Place & Arrival;

export interface NavigateOptions {
  replace?: boolean | undefined;
  scrollDelay?: number | undefined;
}

export interface Router {
  subscribe(listener: () => void): () => void;
  getEntry(): Entry;
  /** For hydration: the path that was prerendered, without a hash. */
  readonly serverEntry: Entry;
  /** Whether the visitor has been waiting for a page for more than a second. */
  isPending(): boolean;
  navigate(to: string, options?: NavigateOptions): void;
  /** Loads a page that the visitor is likely to open, unless they save data. */
  prefetch(pathname: string): void;
}

interface RouterOptions {
  serverPath: string;
  /** Loads the page at a path; undefined if it is already loaded. If it rejects, the browser loads the document. */
  loadPage(pathname: string): Promise<unknown> | undefined;
  prefetchPage(pathname: string): void;
}

export function loadedFrom(pathname: string, hash = '', key = ''): Entry {
  return { pathname: normalisePath(pathname), hash, key, action: 'load' };
}

function keyOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined;
}

function createKey(): string {
  return Math.random().toString(36).slice(2);
}

/** An ordinary page load: every route has a document, and browsers know how to show that one can't be loaded. */
function loadDocument(href: string): void {
  if (href === location.href) location.reload();
  else location.assign(href);
}

function savesData(): boolean {
  return 'connection' in navigator && Boolean(Object(navigator.connection).saveData);
}

interface WaitCallbacks {
  /** The visitor has waited for a second. */
  readonly onSlow: () => void;
  readonly onReady: () => void;
  /** The page failed to load, or didn't within eight seconds. */
  readonly onFailure: () => void;
}

/** Waits for a page that is loading, until the returned function is called. */
function waitForPage(loading: Promise<unknown>, { onSlow, onReady, onFailure }: WaitCallbacks): () => void {
  let isOver = false;
  const timers = [setTimeout(onSlow, NOTICE_AFTER_MS), setTimeout(() => end(onFailure), GIVE_UP_AFTER_MS)];

  function end(callback: () => void): void {
    if (isOver) return;
    isOver = true;
    timers.forEach(clearTimeout);
    callback();
  }

  loading.then(
    () => end(onReady),
    () => end(onFailure),
  );
  return () => end(() => {});
}

/** For the browser only. Listens to the history while it has subscribers. */
export function createRouter({ serverPath, loadPage, prefetchPage }: RouterOptions): Router {
  const positions = createScrollPositions();
  const listeners = new Set<() => void>();
  const serverEntry = loadedFrom(serverPath);
  let entry = loadedFrom(location.pathname, location.hash, keyOf(history.state) ?? createKey());
  let pending = false;
  /** Whether an ordinary page load has been asked for, which hasn't replaced this document yet. */
  let isLeaving = false;
  let stopWaiting = () => {};
  let listening = new AbortController();
  history.replaceState({ key: entry.key }, '');

  function isShown(pathname: string): boolean {
    return normalisePath(pathname) === entry.pathname;
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function show(next: Entry): void {
    entry = next;
    notify();
  }

  function setPending(next: boolean): void {
    if (next === pending) return;
    pending = next;
    notify();
  }

  function cancelNavigation(): void {
    stopWaiting();
    setPending(false);
  }

  /**
   * Shows a page once it is loaded, unless a newer navigation has begun meanwhile. If it can't be loaded, or not in
   * time, it becomes an ordinary page load.
   */
  function go({ pathname, href }: URL | Location, commit: () => Entry): void {
    cancelNavigation();
    cancelScroll();
    // A document that is about to come would replace the page that the visitor has chosen since.
    if (isLeaving && !isShown(pathname)) {
      loadDocument(href);
      return;
    }
    const loading = isShown(pathname) ? undefined : loadPage(pathname);
    if (loading === undefined) {
      show(commit());
      return;
    }
    stopWaiting = waitForPage(loading, {
      onSlow: () => setPending(true),
      onReady() {
        show(commit());
        setPending(false);
      },
      onFailure() {
        isLeaving = true;
        loadDocument(href);
      },
    });
  }

  function navigate(to: string, { replace = false, scrollDelay }: NavigateOptions = {}): void {
    const url = new URL(to, location.href);
    if (url.origin !== location.origin) {
      location.assign(url);
      return;
    }
    // A link to a section of the shown page leaves the query alone, such as the name of a campaign.
    if (isShown(url.pathname) && url.hash !== '' && url.search === '') url.search = location.search;
    const commit = (): Entry => {
      positions.save(entry.key);
      // Browsers add no entry for a link to the address that they are at, either.
      const keepsEntry = replace || url.href === location.href;
      const key = (keepsEntry && keyOf(history.state)) || createKey();
      if (keepsEntry) history.replaceState({ key }, '', url);
      else history.pushState({ key }, '', url);
      const pathname = normalisePath(url.pathname);
      return { pathname, hash: url.hash, key, action: replace ? 'replace' : 'push', scrollDelay };
    };
    // A page that puts its state into the address must not cancel the page that the visitor is waiting for.
    if (replace && isShown(url.pathname)) show(commit());
    else go(url, commit);
  }

  function onPopState(event: PopStateEvent): void {
    // The browser doesn't restore the position, so this is still the one that is being left.
    positions.save(entry.key);
    const { hash } = location;
    const pathname = normalisePath(location.pathname);
    const known = keyOf(event.state);
    const key = known ?? createKey();
    if (known === undefined) history.replaceState({ key }, '');
    go(location, () =>
      known === undefined
        ? { pathname, hash, key, action: 'jump' }
        : { pathname, hash, key, action: 'pop', scrollY: positions.read(key) },
    );
  }

  // After a return from the back/forward cache, what was pending must not go on.
  function onPageHide(): void {
    isLeaving = false;
    cancelNavigation();
  }

  function listen(): void {
    listening = new AbortController();
    const { signal } = listening;
    positions.takeOverRestoration(() => entry.key, signal);
    addEventListener('popstate', onPopState, { signal });
    addEventListener('pagehide', onPageHide, { signal });
  }

  return {
    serverEntry,
    getEntry: () => entry,
    isPending: () => pending,
    navigate,
    prefetch(pathname) {
      if (!isShown(pathname) && !savesData()) prefetchPage(pathname);
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
