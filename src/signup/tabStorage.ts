// Texts kept for this tab. Where storage is blocked or full, they last as long as the page.
const unstored = new Map<string, string>();

/** An empty text removes what was kept. */
export function keep(key: string, text: string): void {
  unstored.delete(key);
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    unstored.set(key, text);
  }
}

/** Empty if nothing is kept. */
export function recall(key: string): string {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
