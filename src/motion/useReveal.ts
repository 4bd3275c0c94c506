import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { prefersReducedMotion } from '../hooks/useMediaQuery.ts';
import { REVEAL_OFFSET_PX, REVEAL_RATIO, revealState } from './revealState.ts';

// Extends the viewport upwards past any page, so that jumping past a block counts as entering.
const FAR_PX = 1_000_000;
// With 0, edges that only touch are reported, and the first real overlap isn't.
const ANY_OVERLAP = 1e-6;

// Shared by all blocks: one observer for each of the two conditions.
let observers: readonly IntersectionObserver[] | undefined;

function activate(block: Element): void {
  unobserve(block);
  block.classList.add('active');
  // Without `waiting` the animation can't play a second time, such as after printing.
  if (prefersReducedMotion()) block.classList.remove('waiting');
  block.addEventListener('animationend', ({ target }) => {
    if (target === block) block.classList.remove('waiting');
  });
}

function createObserver(threshold: number, offset: number, rootMargin: string): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { target, boundingClientRect, intersectionRatio, rootBounds } of entries) {
        // An entry may still be queued for a block that is active by now.
        if (target.classList.contains('active')) continue;
        // The observer's own viewport: on phones innerHeight differs from it while the toolbar moves.
        const viewportHeight = rootBounds ? rootBounds.bottom + offset : innerHeight;
        const hidden = target.classList.contains('waiting');
        if (revealState(hidden, boundingClientRect.top, intersectionRatio, viewportHeight) === 'active') activate(target);
        else target.classList.add('waiting');
      }
    },
    { threshold, rootMargin },
  );
}

function unobserve(block: Element): void {
  for (const observer of observers ?? []) observer.unobserve(block);
}

/** Keeps the block's classes (styles/reveal.css) up to date until the returned function is called. */
function watchReveal(block: Element): () => void {
  if (prefersReducedMotion()) {
    block.classList.add('active');
    return () => {};
  }
  observers ??= [
    createObserver(REVEAL_RATIO, 0, '0px'),
    createObserver(ANY_OVERLAP, REVEAL_OFFSET_PX, `${FAR_PX}px 0px -${REVEAL_OFFSET_PX}px 0px`),
  ];
  for (const observer of observers) observer.observe(block);
  return () => unobserve(block);
}

/**
 * The ref for an element with the class `reveal`. Its `className` must not change: React would overwrite the classes
 * `waiting` and `active`. `data-delay` of 60 or 120 (ms) staggers neighbours.
 */
export function useReveal<E extends Element>(): RefObject<E | null> {
  const block = useRef<E>(null);
  useEffect(() => (block.current ? watchReveal(block.current) : undefined), []);
  return block;
}
