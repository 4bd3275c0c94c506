import { useLayoutEffect, useRef } from 'react';
import type { Entry } from './createRouter.ts';
import { normalisePath } from './match.ts';
import { arriveWithFrame, cancelScroll, findTarget, focusTarget, scheduleScroll, scrollToHash } from './scroll.ts';
import { useEntry } from './useRouter.ts';

const HASH_SCROLL_DELAY = 300;

interface NavigationEffectsProps {
  title: string;
  /** Whether the visitor was at something before hydration: the hash of a direct load is then left alone. */
  wasBusy: () => boolean;
}

function isFreshLoad(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate';
}

function scrollFor(entry: Entry, pageChanged: boolean, wasBusy: () => boolean): void {
  const { action, hash } = entry;
  if (action === 'load') {
    if (hash !== '' && isFreshLoad() && !wasBusy()) scheduleScroll(hash, HASH_SCROLL_DELAY);
  } else if (action === 'fragment') {
    if (hash !== '') scheduleScroll(hash, HASH_SCROLL_DELAY);
  } else if (action === 'pop') {
    if (!pageChanged) window.scrollTo({ top: entry.scrollY, behavior: 'instant' });
  } else if (pageChanged) {
    if (findTarget(hash) !== null) scheduleScroll(hash, entry.scrollDelay ?? HASH_SCROLL_DELAY);
  } else if (action === 'push') {
    scrollToHash(hash);
  }
}

/** Shows the page from its beginning, or from where the visitor has left it. */
function arrive(entry: Entry): void {
  const isReturn = entry.action === 'pop';
  window.scrollTo({ top: isReturn ? entry.scrollY : 0, behavior: 'instant' });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!isReturn && heading && findTarget(entry.hash) === null) focusTarget(heading);
}

/** What follows a navigation once its page is in the document: title, announcement, focus and scroll position. */
export function NavigationEffects({ title, wasBusy }: NavigationEffectsProps) {
  const entry = useEntry();
  const announcer = useRef<HTMLParagraphElement>(null);
  const shownPath = useRef(normalisePath(entry.pathname));

  useLayoutEffect(() => {
    const path = normalisePath(entry.pathname);
    const pageChanged = shownPath.current !== path;
    shownPath.current = path;
    document.title = title;
    cancelScroll();
    scrollFor(entry, pageChanged, wasBusy);
    if (!pageChanged || entry.action === 'load') return;
    // A phone's share sheet offers the canonical address instead of the one in the address bar.
    document.querySelector('link[rel=canonical]')?.setAttribute('href', path);
    if (announcer.current) announcer.current.textContent = title;
    arriveWithFrame(() => arrive(entry));
  }, [entry, title, wasBusy]);

  return <p className="visually-hidden" role="status" ref={announcer} />;
}
