// Bundled twice, into the head script and into the client, so its state is kept on the document.

export type Theme = 'light' | 'dark';

export const THEME_KEY = 'theme';

export function parseTheme(value: string | null | undefined): Theme | null {
  return value === 'light' || value === 'dark' ? value : null;
}

function chosenTheme(): Theme | null {
  return parseTheme(document.documentElement.dataset.theme);
}

/** Applies a choice; null leaves it to the system. CSS does the rest through color-scheme. */
export function applyTheme(choice: Theme | null): void {
  const { dataset } = document.documentElement;
  if (choice) dataset.theme = choice;
  else delete dataset.theme;
  const metas = [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')];
  // The browser's bar takes the chosen theme's colour from either meta, whose own is kept beside it.
  for (const meta of metas) meta.dataset.own ??= meta.content;
  const chosen = choice && metas.find((meta) => meta.matches(`[media*=${choice}]`));
  for (const meta of metas) meta.content = (chosen || meta).dataset.own ?? '';
}

/** Applies the stored choice. Where storage is blocked, the current one stays. */
export function initTheme(): void {
  let choice = chosenTheme();
  try {
    choice = parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    // Blocked: nothing to read.
  }
  applyTheme(choice);
}

export function currentTheme(): Theme {
  return chosenTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

/** Shows the other theme and stores it. */
export function flipTheme(): void {
  const choice = currentTheme() === 'dark' ? 'light' : 'dark';
  applyTheme(choice);
  try {
    localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Blocked or full: the choice lasts as long as the page.
  }
}
