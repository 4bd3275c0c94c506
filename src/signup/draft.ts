// What the visitor has typed, kept for this tab, so that a reload or an accidental Back costs nothing.
import { hasTypedEarly, heldSubmit } from '../early.ts';
import { setValue, valueOf } from './controls.ts';
import { FIELD_NAMES, readFields } from './signup.ts';
import type { SignupFields } from './signup.ts';
import { keep, recall } from './tabStorage.ts';

const KEY = 'signup-draft';

type Draft = Partial<Record<keyof SignupFields, string>>;

/** Whatever else has got into the storage is left out. */
export function readDraft(): Draft {
  try {
    const saved = Object(JSON.parse(recall(KEY) || '{}'));
    const pairs = FIELD_NAMES.map((name) => [name, saved[name]]);
    return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export function writeDraft(draft: Draft): void {
  const filled = Object.entries(draft).filter(([, value]) => value !== '');
  keep(KEY, filled.length === 0 ? '' : JSON.stringify(Object.fromEntries(filled)));
}

export function clearDraft(): void {
  writeDraft({});
}

/** Not by a FormData: Chromium lays the page out to put a text area into one, which would be at every key. */
export function saveDraft({ elements }: HTMLFormElement): void {
  writeDraft(Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(elements.namedItem(name))])));
}

/** Empties what has been sent. What the visitor has changed since then stays, as the next draft. */
export function clearSent(form: HTMLFormElement, sent: SignupFields): void {
  const now = readFields(new FormData(form));
  for (const name of FIELD_NAMES) if (now[name] === sent[name]) setValue(form.elements.namedItem(name), '');
  saveDraft(form);
}

let focused: string | undefined;

/** Fills what is still empty. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft())) {
    const control = form.elements.namedItem(name);
    // Untouched it holds what the browser has brought back from an earlier visit, which may be older.
    if (valueOf(control) === '' || !hasTypedEarly()) setValue(control, value);
  }
  // A form that React has rendered again has lost focus as well.
  const control = focused && document.activeElement === document.body ? document.getElementById(focused) : null;
  control?.focus({ preventScroll: true });
  focused = undefined;
}

/**
 * Called before hydration. If an extension or a translator has changed the form, React renders it again, and the new
 * one is filled from the draft.
 */
export function keepTyped(): void {
  const form = document.querySelector('form');
  if (!form) return;
  // What was submitted is what the visitor means to send, gaps and all.
  if (heldSubmit() === '') restoreDraft(form);
  saveDraft(form);
  focused = document.activeElement?.id;
}
