import type { ReactNode } from 'react';
import * as css from './Section.module.css';

export type FieldName = 'gold' | 'paper' | 'sunk' | 'gum';

interface SectionProps {
  id: string;
  field: FieldName;
  children: ReactNode;
}

/** One field of the page, labelled by the heading whose id is the section's own with `-title`. */
export function Section({ id, field, children }: SectionProps) {
  return (
    <section id={id} className={css.section} data-field={field} aria-labelledby={`${id}-title`}>
      <div className={css.inner}>{children}</div>
    </section>
  );
}
