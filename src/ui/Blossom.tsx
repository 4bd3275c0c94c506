import * as css from './Blossom.module.css';

/**
 * Florets in each ring of a golden wattle blossom, outermost first, with the ring's radius and the florets' width. Gaps
 * within a ring and between rings are alike, and no floret stands right behind another: inner rings begin a sixth of a
 * step later.
 */
const RINGS = [
  { florets: 17, radius: 54.5, width: 17.5, shift: 1 / 3 },
  { florets: 12, radius: 38, width: 16.5, shift: 0 },
  { florets: 8, radius: 22.5, width: 14, shift: 1 / 6 },
  { florets: 5, radius: 10.5, width: 9.5, shift: 1 / 6 },
] as const;

interface RingProps {
  ring: (typeof RINGS)[number];
  /** How much wider than in the mark the florets are. */
  swell?: number;
  className?: string | undefined;
}

/** Each floret is a dash of no length with round caps. */
function Ring({ ring, swell = 0, className }: RingProps) {
  return (
    <circle
      className={className}
      r={ring.radius}
      pathLength={ring.florets}
      strokeWidth={ring.width + swell}
      strokeDasharray="0 1"
      strokeDashoffset={ring.shift.toFixed(2)}
    />
  );
}

interface FilledBlossomProps {
  /** From the innermost: a larger head has more florets, not larger ones. */
  rings?: number;
  /** How wide the line around each floret is, in units; less in a large drawing. */
  edge?: number;
}

/** A blossom in colour, around the origin and with three rings 96 units across: inner florets lie on outer ones. */
export function FilledBlossom({ rings = 3, edge = 2 }: FilledBlossomProps) {
  return (
    <g className={css.blossom}>
      {RINGS.slice(-rings).map((ring, index) => (
        <g key={ring.florets}>
          {index === 0 && <circle className={css.disc} r={ring.radius - 2} />}
          <Ring ring={ring} swell={2.5 + 2 * edge} />
          <Ring ring={ring} swell={2.5} className={index === 0 ? css.outer : css.inner} />
        </g>
      ))}
    </g>
  );
}

/** The mark: a blossom with rings of 12, 8 and 5 florets. */
export function Blossom() {
  return (
    <svg className={css.mark} viewBox="-48 -48 96 96" aria-hidden="true">
      {RINGS.slice(1).map((ring) => (
        <Ring key={ring.florets} ring={ring} />
      ))}
    </svg>
  );
}
