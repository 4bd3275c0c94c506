const NOTICE_AFTER_MS = 1_000;
const GIVE_UP_AFTER_MS = 8_000;

interface Callbacks {
  /** The visitor has waited for a second. */
  readonly onSlow: () => void;
  readonly onReady: () => void;
  /** The page failed to load, or didn't within eight seconds. */
  readonly onFailure: () => void;
}

/** Waits for a page that is loading, until the returned function is called. */
export function waitForPage(loading: Promise<unknown>, { onSlow, onReady, onFailure }: Callbacks): () => void {
  let over = false;
  const timers = [setTimeout(onSlow, NOTICE_AFTER_MS), setTimeout(() => end(onFailure), GIVE_UP_AFTER_MS)];

  function end(callback: () => void): void {
    if (over) return;
    over = true;
    timers.forEach(clearTimeout);
    callback();
  }

  loading.then(
    () => end(onReady),
    () => end(onFailure),
  );
  return () => end(() => {});
}
