import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { findTarget } from '../../router/scroll.ts';
import { useHash } from '../../router/useRouter.ts';

/** Opens the details that the hash names, and those around it. */
function openTarget(hash: string, list: Element): void {
  const target = findTarget(hash);
  if (target === null || !list.contains(target)) return;
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    details.open = true;
  }
}

/** What native `details` lack: exclusiveness in older browsers, a closing card's open category, and deep links. */
export function useDisclosure(list: RefObject<HTMLElement | null>): void {
  const hash = useHash();

  useEffect(() => {
    const root = list.current;
    if (!root) return undefined;
    function onToggle({ target }: Event): void {
      if (!(target instanceof HTMLDetailsElement) || !root) return;
      const close = (selector: string) => {
        for (const other of root.querySelectorAll<HTMLDetailsElement>(selector)) if (other !== target) other.open = false;
      };
      if (target.open) close(`details[name='${target.name}'][open]`);
      else if (target.name === 'business-type') for (const inner of target.querySelectorAll('details')) inner.open = false;
    }
    // The event does not bubble.
    root.addEventListener('toggle', onToggle, true);
    return () => root.removeEventListener('toggle', onToggle, true);
  }, [list]);

  useLayoutEffect(() => {
    if (list.current && hash !== '') openTarget(hash, list.current);
  }, [hash, list]);
}
