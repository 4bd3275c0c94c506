import * as css from './Icon.module.css';

/** The shapes of all icons of a page that repeats them, once. It may come before or after the first SpriteIcon. */
export function IconSprite({ icons }: { icons: Readonly<Record<string, string>> }) {
  return (
    <svg className={css.sprite} aria-hidden="true">
      {Object.entries(icons).map(([name, path]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}

/** An icon out of the page's IconSprite, hidden from assistive technology. */
export function SpriteIcon({ name }: { name: string }) {
  return (
    <svg className={css.icon} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
