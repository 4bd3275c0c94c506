import { useLayoutEffect, useRef, useState } from 'react';
import * as css from './NavigationEffects.module.css';
import { cancelScroll, findTarget, focusTarget, scheduleScroll, scrollToHash } from './scroll.ts';
import { useEntry, useIsPending } from './useRouter.ts';

interface NavigationEffectsOptions {
  /** The title of the page that is shown. */
  title: string;
  /** Milliseconds before the scroll to a hash, unless the link sets its own. */
  scrollDelay: number;
  /** Whether the visitor has been active since the document came: a direct load then doesn't scroll to its hash. */
  wasBusy: () => boolean;
}

function isFreshLoad(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate';
}

/** Scrolls to a saved position, in px. */
function returnTo(top: number): void {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  // In Chromium a smooth scroll that is under way adds its next step to an instant one of the same frame.
  requestAnimationFrame(scroll);
}

/** Shows another page from its top, and gives its heading the focus unless the hash names something to focus. */
function showFromTop(hash: string): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && findTarget(hash) === null) focusTarget(heading);
}

/** Sets title, scroll position and focus once a page is in the document. Returns what is to be announced. */
function useNavigationEffects({ title, scrollDelay, wasBusy }: NavigationEffectsOptions): string {
  const entry = useEntry();
  const [announcement, setAnnouncement] = useState('');
  const shownPath = useRef(entry.pathname);

  useLayoutEffect(() => {
    // The document of the 404 page is prerendered at another path than it is loaded at.
    const isOtherPage = entry.action !== 'load' && shownPath.current !== entry.pathname;
    shownPath.current = entry.pathname;
    document.title = title;
    cancelScroll();
    if (isOtherPage) {
      setAnnouncement(title);
      // Share sheets of phones take the canonical address, not that of the address bar.
      document.querySelector('link[rel=canonical]')?.setAttribute('href', entry.pathname);
      if (entry.action !== 'pop') showFromTop(entry.hash);
    }
    switch (entry.action) {
      case 'load':
        if (isFreshLoad()) scheduleScroll(entry.hash, scrollDelay, () => !wasBusy());
        break;
      case 'pop':
        returnTo(entry.scrollY);
        break;
      case 'jump':
        scheduleScroll(entry.hash, scrollDelay);
        break;
      case 'push':
      case 'replace':
        if (isOtherPage) scheduleScroll(entry.hash, entry.scrollDelay ?? scrollDelay);
        // A page that replaces its own address puts its state there, and stays where it is.
        else if (entry.action === 'push') scrollToHash(entry.hash);
    }
  }, [entry, title, scrollDelay, wasBusy]);

  return announcement;
}

interface NavigationEffectsProps extends NavigationEffectsOptions {
  /** Shown while a page takes long to come. */
  pendingText: string;
}

/**
 * Completes each navigation: title, place, focus. It tells assistive technology which page is shown, and everyone when
 * a page takes long to come. It has no children on purpose: a component that re-renders around sections that are not
 * hydrated yet makes React hydrate all of them at once.
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
