import { useReveal } from '../../motion/useReveal.ts';
import * as css from './Shelf.module.css';

const FINGER = 'M118 0h-52a11 11 0 0 0 0 22h52';

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
      <path className={css.ink} d="M50 6v14" />
      <path className={css.pale} d="M40 44l-30 56 26 14 30-56z" />
      <path className={css.wattle} d="M62 46a22 22 0 1 1-.1 0zm0 12a10 10 0 1 0 .1 0zM56 90h12v60h-12zM68 126h16v8h-16zM68 142h12v8h-12z" />
      <circle className={css.ink} cx="52" cy="36" r="18" />
    </svg>
  );
}

/** A hand that sets a mug down; its sleeve reaches out of the screen. */
function Visitor() {
  return (
    <svg className={css.visitor} viewBox="0 0 190 170">
      <path className={css.ink} d="M56 44q-10-10 0-20t0-20M82 44q-10-10 0-20t0-20" />
      <path className={css.wattle} d="M28 82h-4q-18 0-18 24t18 24h8v-12h-6q-8 0-8-12t8-12h2zM28 60h84v92q0 18-18 18h-48q-18 0-18-18z" />
      <path className={css.pale} d="M104 74q22-22 56-14l44 12v68l-40 12q-30 14-60 6z" />
      {[66, 88, 110, 132].map((top) => (
        <path className={css.pale} key={top} d={FINGER} transform={`translate(0 ${top})`} />
      ))}
      <path className={css.pale} d="M204 64h24v84h-24zM228 70h2000v72h-2000z" />
    </svg>
  );
}

/** The box on its shelf, its key on a nail, and the person who comes by. */
export function Shelf() {
  const shelf = useReveal<HTMLDivElement>();
  return (
    <div ref={shelf} className={`${css.shelf} reveal`} aria-hidden="true">
      <Box />
      <Key />
      <Visitor />
      <div className={css.board}>
        <span>1</span>
        <span>2</span>
        <span>3</span>
      </div>
    </div>
  );
}
