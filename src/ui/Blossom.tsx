import * as css from './Blossom.module.css';

/** Florets in each ring of a golden wattle blossom, outermost first, with the radius of their ring. */
export const RINGS = [
  { florets: 12, radius: 39 },
  { florets: 8, radius: 25 },
  { florets: 5, radius: 12.5 },
] as const;

/** A blossom around the origin, 92 units across. Each floret is a dash of no length with round caps. */
export function BlossomRings() {
  return (
    <>
      {RINGS.map(({ florets, radius }) => (
        <circle key={florets} r={radius} pathLength={florets} strokeDasharray="0 1" />
      ))}
    </>
  );
}

/** A blossom in colour, around the origin, for a drawing. */
export function FilledBlossom() {
  return (
    <g className={css.florets}>
      <circle className={css.disc} r="36" />
      <g className={css.edge}>
        <BlossomRings />
      </g>
      <BlossomRings />
    </g>
  );
}

/** The mark: a blossom with rings of 12, 8 and 5 florets. */
export function Blossom() {
  return (
    <svg className={css.mark} viewBox="-48 -48 96 96" aria-hidden="true">
      <BlossomRings />
    </svg>
  );
}
