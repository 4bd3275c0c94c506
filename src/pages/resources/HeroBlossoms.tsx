import { FilledBlossom } from '../../ui/Blossom.tsx';
import * as css from './ResourcesHero.module.css';

const BLOSSOMS = ['translate(-86 -34) rotate(20) scale(.44)', 'translate(-6 -46) rotate(7) scale(.82)', 'translate(42 -20) scale(.36)'];

/** Three blossoms that grow out of the wire below the hero. */
export function HeroBlossoms() {
  return (
    <svg className={css.drawing} viewBox="-112 -88 172 88" aria-hidden="true">
      <path className={css.stalk} d="M-60 0q-22 -16 -26 -30M0 0q-8 -20 -6 -30M24 0q10 -10 16 -16" />
      {BLOSSOMS.map((place) => (
        <g key={place} transform={place}>
          <FilledBlossom edge={1.4} />
        </g>
      ))}
    </svg>
  );
}
