import { FilledBlossom } from '../ui/Blossom.tsx';
import * as css from './OpeningBud.module.css';

/** A bud on its stem, which opens into a blossom as it appears: something is done. */
export function OpeningBud() {
  return (
    <svg className={css.sprig} viewBox="-50 -50 100 140" aria-hidden="true">
      <path className={css.leaf} d="M0 84C2 60 14 46 40 42 38 64 24 80 0 84z" />
      <path className={css.stem} d="M0 88V0" />
      <g className={css.bud}>
        <FilledBlossom />
      </g>
    </svg>
  );
}
