import { useReveal } from '../../motion/useReveal.ts';
import * as css from './Shelf.module.css';

const FINGER = 'M150 0h-40a9 9 0 0 0 0 18h40';

function Box() {
  return (
    <svg viewBox="0 0 240 170">
      <path className={css.pale} d="M10 34l18-22h184l18 22zM10 34h220v126h-220zM28 160h30v10h-30zM182 160h30v10h-30z" />
      <path d="M34 60v74M48 60v74M62 60v74M76 60v74M90 60v74M118 122h64" />
      <circle className={css.wattle} cx="204" cy="122" r="8" />
      <path className={css.wattle} d="M118 56h94v40h-94z" />
      <path d="M132 70h40M132 82h24" />
    </svg>
  );
}

function Key() {
  return (
    <svg viewBox="0 0 110 170">
      <path className={css.pale} d="M4 170v-12h17v-154h65v10h-55v144h17v12z" />
      <path className={css.ink} d="M76 14v10" />
      <path className={css.pale} d="M64 46l-22 48 24 11 22-48z" />
      <path className={css.wattle} d="M86 50a20 20 0 1 1-.1 0zm0 11a9 9 0 1 0 .1 0zM80 90h12v56h-12zM92 122h14v8h-14zM92 138h10v8h-10z" />
      <circle className={css.ink} cx="76" cy="40" r="16" />
    </svg>
  );
}

/** A hand on a mug’s handle; its sleeve reaches out of the screen. */
function Visitor() {
  return (
    <svg className={css.visitor} viewBox="0 0 190 170">
      <path className={css.ink} d="M36 44q-10-10 0-20t0-20M62 44q-10-10 0-20t0-20" />
      <path className={css.wattle} d="M92 72h14q22 0 22 38t-22 38h-14v-12h12q12 0 12-26t-12-26h-12zM8 60h84v92q0 18-18 18h-48q-18 0-18-18z" />
      <path className={css.pale} d="M116 78q10-12 44-12l44 8v64l-34 16q-10 4-24 4h-16z" />
      {[86, 104, 122, 140].map((top) => (
        <path className={css.pale} key={top} d={FINGER} transform={`translate(0 ${top})`} />
      ))}
      <path className={css.pale} d="M204 72q-40-14-66-14l-36 2a10 10 0 0 0 0 20l30 2q8 10 24 12" />
      <path className={css.pale} d="M204 64h24v84h-24zM228 70h2000v72h-2000z" />
    </svg>
  );
}

/** The box on its shelf, its key on a stand, and the person who comes by. */
export function Shelf() {
  const shelf = useReveal<HTMLDivElement>();
  return (
    <div ref={shelf} className={`${css.shelf} reveal`} aria-hidden="true">
      <Box />
      <Key />
      <Visitor />
      <div className={css.board} />
    </div>
  );
}
