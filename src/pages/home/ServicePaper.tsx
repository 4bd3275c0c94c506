import { papers } from '../../content/papers.ts';
import type { PaperName } from '../../content/papers.ts';
import * as css from './ServicePaper.module.css';

/** A piece of paper in one ink weight, at any size. */
export function ServicePaper({ name }: { name: PaperName }) {
  const { sheets, wattle, lines } = papers[name];
  return (
    <svg className={css.paper} viewBox="0 0 96 80" aria-hidden="true">
      <path className={css.sheets} d={sheets} />
      <path className={css.wattle} d={wattle} />
      <path d={lines} />
    </svg>
  );
}
