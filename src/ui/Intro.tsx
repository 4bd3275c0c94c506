import type { ReactNode } from 'react';
import * as css from './Intro.module.css';

interface IntroProps {
  /** The section's id; the heading's is `${section}-title`. */
  section: string;
  title: string;
  children?: ReactNode;
}

/** A section's heading, and what introduces the section below it. */
export function Intro({ section, title, children }: IntroProps) {
  return (
    <div className={css.intro}>
      <h2 id={`${section}-title`}>{title}</h2>
      {children}
    </div>
  );
}
