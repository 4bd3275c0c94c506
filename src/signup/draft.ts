// What the visitor has typed, kept for this tab, so that a reload or an accidental Back costs nothing.
import { heldSubmit } from '../early.ts';
import { FIELD_NAMES, readFields } from './signup.ts';
import type { SignupFields } from './signup.ts';

const KEY = 'signup-draft';

// Where storage is blocked or full, the draft lasts as long as the page.
let unstored: string | null = null;

function store(draft: string | null): void {
  unstored = null;
  try {
    if (draft === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, draft);
  } catch {
    unstored = draft;
  }
}

function readStored(): string | null {
  try {
    return unstored ?? sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function clearDraft(): void {
  store(null);
}

// Chromium lays the page out to put a text area into a FormData, which would be at every key.
function valueOf(control: unknown): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked) return '';
  return control instanceof HTMLElement && 'value' in control ? String(control.value) : '';
}

export function saveDraft({ elements }: HTMLFormElement): void {
  const filled = FIELD_NAMES.map((name) => [name, valueOf(elements.namedItem(name))]).filter(([, value]) => value);
  store(filled.length === 0 ? null : JSON.stringify(Object.fromEntries(filled)));
}

/** The names and values of a kept draft; whatever else has got into the storage is left out. */
function readDraft(): [string, string][] {
  let saved: unknown;
  try {
    saved = JSON.parse(readStored() ?? '{}');
  } catch {
    return [];
  }
  const isField = (name: string) => FIELD_NAMES.some((known) => known === name);
  return Object.entries<unknown>(Object(saved)).filter(
    (pair): pair is [string, string] => isField(pair[0]) && typeof pair[1] === 'string',
  );
}

/** Fills or chooses, unless the visitor has done so already. */
export function fill(control: unknown, value: string): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
  else if (control instanceof HTMLSelectElement) choose(control, value);
  else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value ||= value;
}

function choose(select: HTMLSelectElement, value: string): void {
  if (select.value !== '' || ![...select.options].some((option) => option.value === value)) return;
  select.value = value;
  // For the combobox in front of it. An input event would save the draft before it is fully restored.
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Empties the form once this has been sent. What the visitor has changed since then stays, as the next draft. */
export function clearSent(form: HTMLFormElement, sent: SignupFields): void {
  const now = readFields(new FormData(form));
  const changed = FIELD_NAMES.filter((name) => now[name] !== sent[name]);
  if (changed.length === 0) form.reset();
  else for (const name of FIELD_NAMES) if (!changed.includes(name)) empty(form.elements.namedItem(name));
  saveDraft(form);
}

function empty(control: unknown): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false;
  else if (control instanceof HTMLElement && 'value' in control) control.value = '';
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
}

let focused: string | undefined;

/** Fills what is still empty; what the visitor has typed, or the browser has restored, stays. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of readDraft()) fill(form.elements.namedItem(name), value);
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
