import type { ReactNode } from 'react';
import * as css from './Notice.module.css';

interface NoticeProps {
  title: string;
  drawing: ReactNode;
  children: ReactNode;
}

/** A page of words beside a drawing: a sentence and one way on, or a whole policy. */
export function Notice({ title, drawing, children }: NoticeProps) {
  return (
    <section className={css.notice} data-tone="paper" aria-labelledby="notice-title">
      <div className={css.inner}>
        {drawing}
        <div className={css.words}>
          <h1 id="notice-title">{title}</h1>
          {children}
        </div>
      </div>
    </section>
  );
}
