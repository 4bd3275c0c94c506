/** A block enters the viewport when its top edge is more than this above the bottom edge ... */
export const REVEAL_OFFSET_PX = 150;
/** ... or when at least this much of it is visible. */
export const REVEAL_RATIO = 0.1;

/**
 * The state of a block whose top edge is `top` px below the viewport's. A block that has been painted on screen, or is
 * above it, becomes active in any case: nothing may disappear after it was painted.
 */
export function revealState(
  hidden: boolean,
  top: number,
  visibleRatio: number,
  viewportHeight: number,
): 'active' | 'waiting' {
  const entered = top < viewportHeight - REVEAL_OFFSET_PX || visibleRatio >= REVEAL_RATIO;
  return entered || (!hidden && top < viewportHeight) ? 'active' : 'waiting';
}
