import { FilledBlossom } from './Blossom.tsx';
import * as css from './UnwiredBlossom.module.css';

/** A blossom whose wire, which enters from the left edge of the screen, has come out of its socket. */
export function UnwiredBlossom() {
  return (
    <svg className={css.drawing} viewBox="0 0 260 200" aria-hidden="true">
      <path className={css.wire} d="M-1600 197h1664l34-34h22M142 163h24q32 0 32-32V100M120 151v24M142 155v16" />
      <g transform="translate(198 66)">
        <FilledBlossom />
      </g>
    </svg>
  );
}
