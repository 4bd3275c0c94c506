import { fakeMedia, restoreStubs } from '../helpers.tsx';

/** What shows and what is stored. */
export function state(): [shown: string | undefined, stored: string | null] {
  return [document.documentElement.dataset.theme, localStorage.getItem('theme')];
}

/** A system that prefers the light theme until told otherwise. */
export function fakeSystem() {
  const media = fakeMedia();
  return { prefer: (theme: 'light' | 'dark') => media.set('(prefers-color-scheme: dark)', theme === 'dark') };
}

/** Forgets every choice and puts back what was replaced. */
export function resetTheme(): void {
  restoreStubs();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
}
