import type { ReactNode } from 'react';
import * as css from './Notice.module.css';

interface NoticeProps {
  title: string;
  drawing: ReactNode;
  children: ReactNode;
}

/** A page with one thing to say: a drawing, a sentence, one way on. */
export function Notice({ title, drawing, children }: NoticeProps) {
  return (
    <section className={css.notice} data-tone="paper" aria-labelledby="notice-title">
      <div className={css.inner}>
        {drawing}
        <h1 id="notice-title">{title}</h1>
        {children}
      </div>
    </section>
  );
}
