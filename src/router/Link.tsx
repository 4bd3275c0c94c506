import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { normalisePath } from './match.ts';
import { shouldNavigate } from './shouldNavigate.ts';
import { usePathname, useRouter } from './useRouter.ts';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onPointerEnter' | 'onFocus' | 'onTouchStart'>;

export interface LinkProps extends AnchorProps {
  /** A path of this site, with or without a hash. */
  to: string;
  replace?: boolean | undefined;
  /** Milliseconds before the scroll to the hash, when the link leads to another page. */
  scrollDelay?: number | undefined;
}

/** A real link that moves between pages without a reload, and fetches its page as soon as a visitor aims at it. */
export function Link({ to, replace, scrollDelay, onClick, ...rest }: LinkProps) {
  const { navigate, preload } = useRouter();
  const [path = '', hash] = to.split('#');
  const current = usePathname();
  const isCurrent = hash === undefined && normalisePath(path) === normalisePath(current);
  const aim = () => preload(path);

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!shouldNavigate(event, event.currentTarget)) return;
    event.preventDefault();
    navigate(to, { replace, scrollDelay });
  }

  return (
    <a
      {...rest}
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={handleClick}
      onPointerEnter={aim}
      onFocus={aim}
      onTouchStart={aim}
    />
  );
}
