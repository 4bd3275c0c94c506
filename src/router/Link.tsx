import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { normalisePath } from './normalisePath.ts';
import { usePathname, useRouter } from './useRouter.ts';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onMouseEnter' | 'onFocus'>;

export interface LinkProps extends AnchorProps {
  /** A path of this site, with or without a hash. */
  to: string;
  replace?: boolean | undefined;
  /** Milliseconds before the scroll to the hash, when the link leads to another page. */
  scrollDelay?: number | undefined;
  /** Called before this tab navigates; not for a click that opens another tab. */
  onNavigate?: (() => void) | undefined;
}

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link is ours to handle: a plain left click that asks for this tab and nothing to download. */
function shouldNavigate(click: Click, anchor: HTMLAnchorElement): boolean {
  const plain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
  const target = anchor.target.toLowerCase();
  return (
    plain &&
    !click.defaultPrevented &&
    (target === '' || target === '_self') &&
    !anchor.hasAttribute('download') &&
    anchor.origin === location.origin
  );
}

/** A real link that navigates without a reload, and prefetches its page when it is pointed at or focused. */
export function Link({ to, replace, scrollDelay, onNavigate, onClick, ...rest }: LinkProps) {
  const { navigate, prefetch } = useRouter();
  const [path = '', hash] = to.split('#');
  const current = usePathname();
  const isCurrent = hash === undefined && normalisePath(path) === current;
  const prefetchPage = () => prefetch(path);

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!shouldNavigate(event, event.currentTarget)) return;
    event.preventDefault();
    onNavigate?.();
    navigate(to, { replace, scrollDelay });
  }

  return (
    <a
      {...rest}
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={handleClick}
      // On touch screens it comes with a tap, not with a finger that starts to scroll.
      onMouseEnter={prefetchPage}
      onFocus={prefetchPage}
    />
  );
}
