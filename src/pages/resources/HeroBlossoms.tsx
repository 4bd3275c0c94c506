import { RINGS } from '../../ui/Blossom.tsx';
import * as css from './ResourcesHero.module.css';

const EDGE = 3;
const BLOSSOMS = ['translate(-86 -34) rotate(20) scale(.42)', 'translate(-6 -46) rotate(7) scale(.8)', 'translate(42 -20) scale(.3)'];

/** A large blossom: its florets touch, and inner rings cover outer ones. */
function FullBlossom() {
  return RINGS.map(({ florets, radius }) => {
    const size = Math.floor((2 * Math.PI * radius) / florets) - 1;
    const ring = { r: radius, pathLength: florets, strokeDasharray: '0 1' };
    return (
      <g key={florets}>
        <circle className={css.edge} strokeWidth={size} {...ring} />
        <circle className={css.floret} strokeWidth={size - EDGE} {...ring} />
      </g>
    );
  });
}

/** Three blossoms that grow out of the wire below the hero. */
export function HeroBlossoms() {
  return (
    <svg className={css.drawing} viewBox="-112 -88 172 88" aria-hidden="true">
      <path className={css.stalk} d="M-60 0q-22 -16 -26 -30M0 0q-8 -20 -6 -30M24 0q10 -10 16 -16" />
      {BLOSSOMS.map((place) => (
        <g key={place} transform={place}>
          <FullBlossom />
        </g>
      ))}
    </svg>
  );
}
