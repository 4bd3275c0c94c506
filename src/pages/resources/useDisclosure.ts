import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { wasBusyEarly } from '../../early.ts';
import type { Router } from '../../router/createRouter.ts';
import { normalisePath } from '../../router/normalisePath.ts';
import { findTarget } from '../../router/scroll.ts';
import { useRouter } from '../../router/useRouter.ts';
import { closeAll, closeInner, closeOthers, openId, openTarget } from './disclosure.ts';

/** Keeps the clicked summary in place on screen when another card closes above it. */
function holdStill({ currentTarget, target }: Event): void {
  const summary = target instanceof Element && target.closest('summary');
  if (!summary || !(currentTarget instanceof Element && currentTarget.querySelector('[open]'))) return;
  const before = summary.getBoundingClientRect().top;
  // By then the details have changed, but nothing has been painted.
  requestAnimationFrame(() => window.scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' }));
}

/** Opens what the address names, now and whenever the address changes; one without a hash is the page as it begins. */
function followAddress(list: Element, { getEntry, subscribe }: Router): () => void {
  let entry = getEntry();
  const openNamed = () => openTarget(list, findTarget(entry.hash));
  // Before hydration, closing a card didn't close its category.
  closeInner(list);
  // What the visitor opened before hydration stays open, rather than what the address names.
  const opened = findTarget(`#${openId(list)}`);
  if (!opened || !wasBusyEarly() || opened.contains(findTarget(entry.hash))) openNamed();
  return subscribe(() => {
    // The router also tells of pending navigations.
    if (entry === getEntry()) return;
    entry = getEntry();
    if (entry.hash === '' && entry.action !== 'replace') closeAll(list);
    else openNamed();
  });
}

/** Closes what must not stay open, and puts the id of what is open into the address. */
function followToggles(list: HTMLElement, { getEntry, navigate }: Router): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  const updateAddress = () => {
    const { pathname, search, hash } = location;
    // After Back or Forward, the address may already be that of the next page.
    if (normalisePath(pathname) !== getEntry().pathname) return;
    const open = openId(list);
    if (open === '' && !list.contains(findTarget(hash))) return;
    const wanted = open && `#${open}`;
    if (hash !== wanted) navigate(pathname + search + wanted, { replace: true });
  };

  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement)) return;
    closeOthers(list, target);
    updateAddress();
  };

  updateAddress();
  // The toggle event doesn't bubble.
  list.addEventListener('toggle', onToggle, { capture: true, signal });
  list.addEventListener('click', holdStill, { signal });
  return () => listening.abort();
}

/** Adds to the native `details` in the list: deep links, and an address that names what is open. */
export function useDisclosure(listRef: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useLayoutEffect(() => (listRef.current ? followAddress(listRef.current, router) : undefined), [listRef, router]);
  useEffect(() => (listRef.current ? followToggles(listRef.current, router) : undefined), [listRef, router]);
}
