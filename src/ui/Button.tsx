import type { ComponentProps } from 'react';
import { Link } from '../router/Link.tsx';
import type { LinkProps } from '../router/Link.tsx';
import * as css from './Button.module.css';

type Variant = 'solid' | 'quiet';

export function Button({ variant = 'solid', ...rest }: Omit<ComponentProps<'button'>, 'className'> & { variant?: Variant }) {
  return <button type="button" {...rest} className={css.button} data-variant={variant} />;
}

/** A link to a page or section of this site that looks like a button. */
export function ButtonLink({ variant = 'solid', ...rest }: Omit<LinkProps, 'className'> & { variant?: Variant }) {
  return <Link {...rest} className={css.button} data-variant={variant} />;
}
