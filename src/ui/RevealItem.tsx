import type { ReactNode } from 'react';
import { useReveal } from '../motion/useReveal.ts';

interface RevealItemProps {
  className?: string | undefined;
  /** Milliseconds, to stagger neighbours. */
  delay?: 0 | 60 | 120;
  children: ReactNode;
}

/** A list item that is revealed as it enters the viewport. */
export function RevealItem({ className = '', delay = 0, children }: RevealItemProps) {
  const item = useReveal<HTMLLIElement>();
  return (
    <li ref={item} className={`${className} reveal`.trim()} data-delay={delay || undefined}>
      {children}
    </li>
  );
}
