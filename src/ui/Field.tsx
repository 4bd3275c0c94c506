import type { ReactNode } from 'react';
import * as css from './Field.module.css';

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  /** The control's id. */
  id: string;
  label: string;
  error?: string | undefined;
  /** The id of a hint that describes the control as well. */
  hintId?: string | undefined;
  /** Renders the control. */
  children: (control: ControlProps) => ReactNode;
}

/** The id of the label of the field whose control has this id. */
export function labelIdOf(id: string): string {
  return `${id}-label`;
}

/** A label above its control, and its error between the two. */
export function Field({ id, label, error, hintId, children }: FieldProps) {
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={css.field} data-invalid={error !== undefined}>
      <label className={css.label} id={labelIdOf(id)} htmlFor={id}>
        {label}
      </label>
      {error !== undefined && (
        <p className={css.error} id={errorId}>
          {error}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
    </div>
  );
}
