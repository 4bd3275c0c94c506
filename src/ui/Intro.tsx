import type { ReactNode } from 'react';
import * as css from './Intro.module.css';

interface IntroProps {
  /** The section's id: the heading's own is the same with `-title`. */
  section: string;
  title: string;
  children?: ReactNode;
}

/** A section's heading with the paragraphs, and whatever else, that lead in. */
export function Intro({ section, title, children }: IntroProps) {
  return (
    <div className={css.intro}>
      <h2 id={`${section}-title`}>{title}</h2>
      {children}
    </div>
  );
}
