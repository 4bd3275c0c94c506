import { useReveal } from '../motion/useReveal.ts';
import type { Tone } from './Section.tsx';
import * as css from './Divider.module.css';

interface DividerProps {
  /** The tones above and below the wire. */
  from: Tone;
  to: Tone;
  /**
   * Where the wire jogs down: at a third of the page's width, its middle, or two thirds; or 'aside', right of the page's
   * columns, where it goes on down into the section below.
   */
  jog: 'start' | 'middle' | 'end' | 'aside';
  /** Drawn from the start instead of when it is scrolled into view. */
  still?: boolean;
}

const JOG_AT = { start: '33%', middle: '50%', end: '67%', aside: '100%' } as const;
// Longer than any screen is wide; the svg cuts it off.
const WIRE = 'M-9999 11.5H-9l18 18H9999';

/** The wire that runs across the page between two tones, with a 45-degree jog into one node. */
export function Divider({ from, to, jog, still = false }: DividerProps) {
  const divider = useReveal<HTMLDivElement>();
  const isAside = jog === 'aside';
  const className = isAside ? `${css.divider} ${css.aside}` : css.divider;
  return (
    <div
      ref={still ? null : divider}
      className={still ? className : `${className} reveal`}
      data-tone={from}
      aria-hidden="true"
    >
      <svg className={css.below} data-tone={to} data-jog={jog}>
        <svg className={css.jog} x={JOG_AT[jog]}>
          <path d={`${WIRE}V50H-9999z`} />
          {isAside && <path className={css.down} d="M0 20.5l9 9V50" />}
        </svg>
      </svg>
      <svg className={css.wire}>
        <svg className={css.jog} x={JOG_AT[jog]}>
          <path d={isAside ? 'M-9999 11.5H-9l9 9' : WIRE} />
          <circle className={css.node} cy="20.5" r="7" />
        </svg>
      </svg>
    </div>
  );
}
