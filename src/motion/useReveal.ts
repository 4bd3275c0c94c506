import { useEffect } from 'react';
import type { RefObject } from 'react';
import { REVEAL_OFFSET_PX, REVEAL_RATIO, revealState } from './revealState.ts';
import { prefersReducedMotion, subscribeToReducedMotion } from './useReducedMotion.ts';

// Reaches from the viewport up past any page, so that a jump beyond a block counts as entering.
const FAR_PX = 1_000_000;
// Zero would also report touching edges, and then stay silent at the first real overlap.
const ANY_OVERLAP = 1e-6;

/** Gives each `.reveal` inside `root` its state (styles/reveal.css) until the returned function is called. */
function watchReveals(root: Element): () => void {
  const blocks = root.querySelectorAll('.reveal:not(.active)');

  function showAll() {
    for (const block of blocks) {
      block.classList.add('active');
      block.classList.remove('waiting');
    }
  }

  if (prefersReducedMotion() || typeof IntersectionObserver === 'undefined') {
    showAll();
    return () => {};
  }

  function activate(block: Element) {
    block.classList.add('active');
    for (const observer of observers) observer.unobserve(block);
  }

  function createObserver(threshold: number, offset: number, rootMargin: string) {
    return new IntersectionObserver((entries) => {
      for (const { target, boundingClientRect, intersectionRatio, rootBounds } of entries) {
        // Reports may still be queued for a block that has become active.
        if (target.classList.contains('active')) continue;
        // The observer's own viewport: on phones innerHeight differs from it while the toolbar moves.
        const viewportHeight = rootBounds ? rootBounds.bottom + offset : innerHeight;
        const hidden = target.classList.contains('waiting');
        if (revealState(hidden, boundingClientRect.top, intersectionRatio, viewportHeight) === 'active') {
          activate(target);
        } else {
          target.classList.add('waiting');
        }
      }
    }, { threshold, rootMargin });
  }

  const observers = [
    createObserver(REVEAL_RATIO, 0, '0px'),
    createObserver(ANY_OVERLAP, REVEAL_OFFSET_PX, `${FAR_PX}px 0px -${REVEAL_OFFSET_PX}px 0px`),
  ];
  for (const block of blocks) {
    for (const observer of observers) observer.observe(block);
  }

  function stop() {
    for (const observer of observers) observer.disconnect();
    unsubscribe();
    root.removeEventListener('focusin', showFocused);
    root.removeEventListener('animationend', settle);
  }

  const unsubscribe = subscribeToReducedMotion(() => {
    stop();
    showAll();
  });

  function showFocused({ target }: Event) {
    const block = target instanceof Element && target.closest('.reveal:not(.active)');
    if (!block) return;
    block.classList.remove('waiting');
    activate(block);
  }

  // Without `waiting` the animation cannot play again, such as after printing.
  function settle({ target }: Event) {
    if (target instanceof Element && target.matches('.reveal.active')) target.classList.remove('waiting');
  }

  root.addEventListener('focusin', showFocused);
  root.addEventListener('animationend', settle);
  return stop;
}

/**
 * Reveals the `.reveal` blocks inside the root as it mounts; their `className` must not change, since
 * React would overwrite the classes `waiting` and `active`. `data-delay` 60 or 120 staggers, in ms.
 */
export function useReveal(rootRef: RefObject<Element | null>): void {
  useEffect(() => (rootRef.current ? watchReveals(rootRef.current) : undefined), [rootRef]);
}
