import { useReveal } from '../motion/useReveal.ts';
import type { Tone } from './Section.tsx';
import * as css from './Divider.module.css';

interface DividerProps {
  /** The tones above and below the wire. */
  from: Tone;
  to: Tone;
  /** Where the wire jogs down: at a third of the page's width, its middle, or two thirds. */
  jog: 'start' | 'middle' | 'end';
  /** Drawn from the start instead of when it is scrolled into view. */
  still?: boolean;
}

/** The wire that runs across the page between two tones, with a 45-degree jog into one node. */
export function Divider({ from, to, jog, still = false }: DividerProps) {
  const divider = useReveal<HTMLDivElement>();
  return (
    <div
      ref={still ? null : divider}
      className={still ? css.divider : `${css.divider} reveal`}
      data-tone={from}
      aria-hidden="true"
    >
      <div className={css.strip} data-tone={to} data-jog={jog}>
        <svg viewBox="-1 0 82 40">
          <path className={css.fill} d="M-1 11.5h25l18 18H81V40H-1z" />
          <path className={css.wire} d="M-1 11.5h25l18 18H81" pathLength="1" />
          <circle className={css.node} cx="33" cy="20.5" r="7" />
        </svg>
      </div>
    </div>
  );
}
