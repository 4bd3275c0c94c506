// Bundled twice, into the inline head script and into the store: state lives on the document, not in here.

export type Theme = 'light' | 'dark';

export const THEME_KEY = 'theme';

export function parseTheme(value: string | null | undefined): Theme | null {
  return value === 'light' || value === 'dark' ? value : null;
}

function chosenTheme(): Theme | null {
  return parseTheme(document.documentElement.dataset.theme);
}

/** Shows a choice, or leaves it to the system (null): CSS follows through color-scheme. */
export function applyTheme(choice: Theme | null): void {
  const { dataset } = document.documentElement;
  if (choice) dataset.theme = choice;
  else delete dataset.theme;
  const metas = [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')];
  for (const meta of metas) meta.dataset.own ??= meta.content;
  const chosen = choice && metas.find((meta) => meta.matches(`[media*=${choice}]`));
  for (const meta of metas) meta.content = (chosen || meta).dataset.own ?? '';
}

/** Applies the stored choice. Where storage is blocked, what the page shows already stands. */
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

/** Where storage is blocked, a choice lasts as long as the page. */
export function storeTheme(choice: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Blocked or full: nothing to store in.
  }
}

/** Shows the other theme and stores it. */
export function flipTheme(): void {
  const choice = currentTheme() === 'dark' ? 'light' : 'dark';
  storeTheme(choice);
  applyTheme(choice);
}
