import * as css from './Icon.module.css';

/** An icon beside a text, hidden from assistive technology; `path` comes from an icon set. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
