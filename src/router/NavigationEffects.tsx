import { useLayoutEffect, useRef, useState } from 'react';
import type { Entry } from './createRouter.ts';
import { normalisePath } from './normalisePath.ts';
import * as css from './NavigationEffects.module.css';
import { cancelScroll, findTarget, focusTarget, scheduleScroll, scrollToHash } from './scroll.ts';
import { useEntry, useIsPending } from './useRouter.ts';

interface NavigationEffectsOptions {
  /** Of the page that is shown. */
  title: string;
  /** Milliseconds before the scroll to a hash, unless the link sets its own. */
  scrollDelay: number;
  /** Whether the visitor was active before hydration: a direct load then doesn't scroll to its hash. */
  wasBusy: () => boolean;
}

function isFreshLoad(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate';
}

/** Shows a new page from its top, or from where the visitor left it. */
function arrive(entry: Entry): void {
  const isReturn = entry.action === 'pop';
  window.scrollTo({ top: isReturn ? entry.scrollY : 0, behavior: 'instant' });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!isReturn && heading && findTarget(entry.hash) === null) focusTarget(heading);
}

/** Sets title, scroll position and focus once a page is in the document. Returns what is to be announced. */
function useNavigationEffects({ title, scrollDelay, wasBusy }: NavigationEffectsOptions): string {
  const entry = useEntry();
  const [announcement, setAnnouncement] = useState('');
  const shownPath = useRef(normalisePath(entry.pathname));

  useLayoutEffect(() => {
    const { action, hash, pathname } = entry;
    const path = normalisePath(pathname);
    const isOtherPage = shownPath.current !== path;
    shownPath.current = path;
    document.title = title;
    cancelScroll();

    if (action === 'load') {
      if (hash !== '' && isFreshLoad() && !wasBusy()) scheduleScroll(hash, scrollDelay);
    } else if (isOtherPage) {
      // Share sheets of phones take the canonical address, not that of the address bar.
      document.querySelector('link[rel=canonical]')?.setAttribute('href', path);
      setAnnouncement(title);
      arrive(entry);
      const isFollowed = entry.action === 'push' || entry.action === 'replace';
      if (isFollowed && hash !== '') scheduleScroll(hash, entry.scrollDelay ?? scrollDelay);
    } else if (entry.action === 'pop') {
      window.scrollTo({ top: entry.scrollY, behavior: 'instant' });
    } else if (action === 'jump') {
      if (hash !== '') scheduleScroll(hash, scrollDelay);
    } else if (action === 'push') {
      scrollToHash(hash);
    }
  }, [entry, title, scrollDelay, wasBusy]);

  return announcement;
}

interface NavigationEffectsProps extends NavigationEffectsOptions {
  /** Shown while a page takes long to come. */
  pendingText: string;
}

/**
 * What follows a navigation. Tells assistive technology which page is shown, and everyone when one takes long to come. It
 * has no children on purpose: a component that re-renders around sections that are not hydrated yet makes React hydrate
 * all of them at once.
 */
export function NavigationEffects({ pendingText, ...options }: NavigationEffectsProps) {
  const announcement = useNavigationEffects(options);
  const isPending = useIsPending();
  return (
    <p className={isPending ? css.pending : 'visually-hidden'} role="status">
      {isPending ? pendingText : announcement}
    </p>
  );
}
