import { FilledBlossom } from '../../ui/Blossom.tsx';
import * as css from './Wattle.module.css';
import { wattle } from './wattleShape.ts';

/** The hero's drawing: a sprig of golden wattle, whose stem is the page's wire and whose buds open on entrance. */
export function Wattle() {
  return (
    <svg className={css.wattle} viewBox="0 0 640 820" aria-hidden="true">
      <defs>
        <path id="leaf" className={css.leaf} d="M0 0C38-30 104-38 168-4C112-2 56 14 0 0Z" />
        <g id="blossom">
          <FilledBlossom />
        </g>
      </defs>
      {wattle.leaves.map((place) => (
        <use key={place} href="#leaf" transform={place} />
      ))}
      <path className={css.stalk} d={wattle.stalks} />
      <path className={css.stem} d={wattle.stem} pathLength="1" />
      {wattle.blossoms.map((place) => (
        <g key={place} transform={place}>
          <use className={css.blossom} href="#blossom" />
        </g>
      ))}
    </svg>
  );
}
