import { useSyncExternalStore } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { getServerSnapshot, getSnapshot, subscribe, toggleTheme } from './themeStore.ts';
import * as css from './ThemeToggle.module.css';

interface ThemeToggleProps {
  /** By the theme that pressing leads to. */
  readonly icons: { readonly light: ReactNode; readonly dark: ReactNode };
  /** What pressing does; `neutral` until hydration, when the theme becomes known. */
  readonly labels: { readonly light: string; readonly dark: string; readonly neutral: string };
}

function onClick(event: MouseEvent): void {
  // Tells the head script, which handles clicks before hydration, that this one is handled.
  event.preventDefault();
  toggleTheme();
}

export function ThemeToggle({ icons, labels }: ThemeToggleProps) {
  const theme = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  const label = theme ? labels[theme === 'dark' ? 'light' : 'dark'] : labels.neutral;
  return (
    <button type="button" className={css.toggle} data-theme-toggle="" aria-label={label} onClick={onClick}>
      <span className={css.toLight}>{icons.light}</span>
      <span className={css.toDark}>{icons.dark}</span>
    </button>
  );
}
