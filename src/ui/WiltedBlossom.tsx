import { BlossomRings } from './Blossom.tsx';
import * as css from './Sprig.module.css';

/** A blossom that hangs its head on a cut wire. */
export function WiltedBlossom() {
  return (
    <svg className={css.sprig} viewBox="0 0 260 200" aria-hidden="true">
      <path className={css.wire} d="M2 197h96V92q0-52 48-52t52 40M152 197h106M98 197l18-12" />
      <g className={css.florets} transform="translate(198 118) rotate(24) scale(.8)">
        <g className={css.edge}>
          <BlossomRings />
        </g>
        <BlossomRings />
      </g>
    </svg>
  );
}
