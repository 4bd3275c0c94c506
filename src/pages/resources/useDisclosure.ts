import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { wasBusyEarly } from '../../early.ts';
import { afterPaint } from '../../motion/afterPaint.ts';
import { findTarget } from '../../router/scroll.ts';
import { useRouter } from '../../router/useRouter.ts';
import { closeInner, openId, openTarget, settle } from './disclosure.ts';

/** Keeps the clicked summary where it is on the screen while another card closes above it. */
function holdStill({ currentTarget, target }: Event): void {
  const summary = target instanceof Element && target.closest('summary');
  if (!summary || !(currentTarget instanceof Element && currentTarget.querySelector('[open]'))) return;
  const before = summary.getBoundingClientRect().top;
  // The details have changed by then, and nothing is painted yet.
  requestAnimationFrame(() => window.scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' }));
}

/** Only where CSS can't show closed details: everything is open while printing. */
function openForPrint(list: Element): () => void {
  if (CSS.supports('selector(::details-content)')) return () => {};
  const details = [...list.querySelectorAll('details')];
  const before = details.map(({ name, open }) => ({ name, open }));
  for (const one of details) Object.assign(one, { name: '', open: true });
  return () => details.forEach((one, index) => Object.assign(one, before[index]));
}

/** Deep links, an address that follows what is open, a still summary, and print, for the `details` in the list. */
export function useDisclosure(listRef: RefObject<HTMLElement | null>): void {
  const { getEntry, navigate, subscribe } = useRouter();

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    // Before hydration nothing closes a category together with its card.
    closeInner(list);
    const follow = () => openTarget(list, findTarget(getEntry().hash));
    // What the visitor has opened meanwhile stays open, unless it only holds what the address names.
    const opened = findTarget(`#${openId(list)}`);
    if (!opened || !wasBusyEarly() || opened.contains(findTarget(getEntry().hash))) follow();
    return subscribe(follow);
  }, [listRef, getEntry, subscribe]);

  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let restore = () => {};
    let printing = false;

    function noteInAddress(): void {
      if (printing || signal.aborted || !list) return;
      const { pathname, search, hash } = location;
      // Back or Forward is under way: the address is the next page's.
      if (pathname !== getEntry().pathname) return;
      const open = openId(list);
      const wanted = open && `#${open}`;
      const isOurs = hash === '' || list.contains(findTarget(hash));
      if (isOurs && hash !== wanted) navigate(pathname + search + wanted, { replace: true });
    }

    function onToggle({ target }: Event): void {
      if (printing || !list || !(target instanceof HTMLDetailsElement)) return;
      settle(list, target);
      afterPaint(noteInAddress);
    }

    function onBeforePrint(): void {
      printing = true;
      if (list) restore = openForPrint(list);
    }

    function onAfterPrint(): void {
      restore();
      printing = false;
    }

    // The toggle event does not bubble.
    list.addEventListener('toggle', onToggle, { capture: true, signal });
    list.addEventListener('click', holdStill, { signal });
    addEventListener('beforeprint', onBeforePrint, { signal });
    addEventListener('afterprint', onAfterPrint, { signal });
    return () => controller.abort();
  }, [listRef, getEntry, navigate]);
}
