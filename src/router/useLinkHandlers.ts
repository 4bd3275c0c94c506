import type { MouseEvent, SyntheticEvent } from 'react';
import { shouldNavigate } from './shouldNavigate.ts';
import { useRouter } from './useRouter.ts';

function linkAt({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
}

/** For an element around links of this site that are plain HTML: they move without a reload, as a Link does. */
export function useLinkHandlers() {
  const { navigate, preload } = useRouter();

  function aim(event: SyntheticEvent): void {
    const link = linkAt(event);
    if (link) preload(link.pathname);
  }

  function onClick(event: MouseEvent): void {
    const link = linkAt(event);
    if (!link || !shouldNavigate(event.nativeEvent, link)) return;
    event.preventDefault();
    navigate(link.pathname + link.hash);
  }

  return { onClick, onPointerOver: aim, onFocus: aim, onTouchStart: aim };
}
