import type { ReactNode } from 'react';
import * as css from './Section.module.css';

/** Sets background, text, buttons and focus of a section together (styles/themes.css). */
export type Tone = 'gold' | 'paper' | 'sunk' | 'gum';

interface SectionProps {
  id: string;
  tone: Tone;
  children: ReactNode;
}

/** One section of the page in its colours, labelled by the heading with the id `${id}-title`. */
export function Section({ id, tone, children }: SectionProps) {
  return (
    <section id={id} className={css.section} data-tone={tone} aria-labelledby={`${id}-title`}>
      <div className={css.inner}>{children}</div>
    </section>
  );
}
