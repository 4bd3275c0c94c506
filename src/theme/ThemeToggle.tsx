import { useSyncExternalStore } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { getServerSnapshot, getSnapshot, subscribe, toggleTheme } from './themeStore.ts';
import * as css from './ThemeToggle.module.css';

interface ThemeToggleProps {
  /** Shown while pressing leads to that theme. */
  readonly icons: { readonly light: ReactNode; readonly dark: ReactNode };
  /** What pressing does; `neutral` until the theme is known. */
  readonly labels: { readonly light: string; readonly dark: string; readonly neutral: string };
}

function onClick(event: MouseEvent): void {
  // Tells the inline head script, which flips the theme until React is there, that this click is taken.
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
