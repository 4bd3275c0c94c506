import { FilledBlossom } from '../../ui/Blossom.tsx';
import * as css from './ResourcesHero.module.css';

const BLOSSOMS = [
  { stalk: 'M12 0Q2-12 2-30', place: 'translate(2 -64) rotate(7)', size: 0.74, rings: 3 },
  { stalk: 'M-38 0Q-66-2-64-22', place: 'translate(-66 -38) rotate(20)', size: 0.68, rings: 2, className: css.side },
  { stalk: 'M26 0Q40 0 42-14', place: 'translate(43 -26)', size: 0.5, rings: 2, className: css.side },
];

/** Three blossoms that grow out of the wire below the hero; on phones the largest. */
export function HeroBlossoms() {
  return (
    <svg className={css.drawing} viewBox="-112 -100 172 100" aria-hidden="true">
      {BLOSSOMS.map(({ stalk, place, size, rings, className }) => (
        <g key={place} className={className}>
          <path className={css.stalk} d={stalk} />
          <g transform={`${place} scale(${size})`}>
            <FilledBlossom rings={rings} edge={1 / size} />
          </g>
        </g>
      ))}
    </svg>
  );
}
