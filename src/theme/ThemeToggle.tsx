import { useSyncExternalStore } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import {
  getServerSnapshot,
  getSnapshot,
  isPending,
  isPendingOnServer,
  subscribe,
  toggleTheme,
} from './themeStore.ts';
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
  // CSS goes by what the page shows, which does not yet agree.
  const pending = useSyncExternalStore(subscribe, isPending, isPendingOnServer);
  const label = theme ? labels[theme === 'dark' ? 'light' : 'dark'] : labels.neutral;
  return (
    <button type="button" className={css.toggle} data-theme-toggle="" aria-label={label} onClick={onClick}>
      <span className={css.toLight}>{pending ? icons.dark : icons.light}</span>
      <span className={css.toDark}>{pending ? icons.light : icons.dark}</span>
    </button>
  );
}
