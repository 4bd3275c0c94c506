/** What has been typed so far; `at` is the time of the last key, in ms. */
interface Typed {
  readonly text: string;
  readonly at: number;
}

export const nothingTyped: Typed = { text: '', at: 0 };

const RESET_AFTER_MS = 1000;

/** The typed text, unless the last key is a second or more ago. */
export function currentText(typed: Typed, now: number): string {
  return now - typed.at < RESET_AFTER_MS ? typed.text : '';
}

export function typeKey(typed: Typed, key: string, now: number): Typed {
  return { text: currentText(typed, now) + key, at: now };
}

/** Takes back the last character. */
export function eraseKey(typed: Typed, now: number): Typed {
  return { text: currentText(typed, now).slice(0, -1), at: now };
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The label that begins with `text`, searched from `current` on and around the end; `current` if none does.
 * One character, however often repeated, first looks past `current`; a longer text stays there if it matches.
 */
export function findMatch(labels: readonly string[], text: string, current: number): number {
  const search = fold(text);
  const repeated = /^(.)\1*$/u.test(search);
  const prefix = repeated ? search.charAt(0) : search;
  const start = repeated ? current + 1 : current;
  const order = [...labels.keys()].map((step) => (start + step) % labels.length);
  return order.find((index) => fold(labels[index] ?? '').startsWith(prefix)) ?? current;
}
