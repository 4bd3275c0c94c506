// What stands in the form, kept for this tab: a reload or an accidental Back costs the visitor nothing.
import type { SignupFields } from './signup.ts';

const KEY = 'signup-draft';
const NAMES: readonly (keyof SignupFields)[] = ['name', 'email', 'phone', 'businessType', 'challenge', 'earlyAccess'];

// Storage can be blocked, and full.
function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

export function clearDraft(): void {
  attempt((storage) => storage.removeItem(KEY));
}

// Chromium lays the page out to put a text area into a FormData, which would be at every key.
function valueOf(control: unknown): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked) return '';
  return control instanceof HTMLElement && 'value' in control ? String(control.value) : '';
}

export function saveDraft({ elements }: HTMLFormElement): void {
  const filled = NAMES.map((name) => [name, valueOf(elements.namedItem(name))]).filter(([, value]) => value);
  if (filled.length === 0) clearDraft();
  else attempt((storage) => storage.setItem(KEY, JSON.stringify(Object.fromEntries(filled))));
}

/** The names and values of a kept draft; whatever else has got into the storage is left out. */
function parseDraft(text: string): Map<string, string> {
  const saved: unknown = JSON.parse(text);
  const draft = new Map<string, string>();
  for (const [name, value] of Object.entries<unknown>(Object(saved))) {
    if (NAMES.some((known) => known === name) && typeof value === 'string') draft.set(name, value);
  }
  return draft;
}

function fill(control: unknown, value: string): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
  else if (control instanceof HTMLSelectElement) choose(control, value);
  else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value ||= value;
}

function choose(select: HTMLSelectElement, value: string): void {
  if (select.value !== '' || ![...select.options].some((option) => option.value === value)) return;
  select.value = value;
  // The combobox that stands for the select hears of it by this.
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fills what is still empty; what the visitor has typed, or the browser has restored, stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = attempt((storage) => parseDraft(storage.getItem(KEY) ?? '{}'));
  for (const [name, value] of draft ?? []) fill(form.elements.namedItem(name), value);
}
