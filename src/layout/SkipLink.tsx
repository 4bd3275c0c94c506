import * as css from './SkipLink.module.css';

export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      Skip to the content
    </a>
  );
}
