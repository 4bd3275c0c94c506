import type { ReactNode } from 'react';
import * as css from './Field.module.css';

interface FieldProps {
  /** The control's id; the label's is `${id}-label`, the error's `${id}-error`. */
  id: string;
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

/** A label above its control, and its error between the two. */
export function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className={css.field} data-invalid={error !== undefined}>
      <label className={css.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {error !== undefined && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
