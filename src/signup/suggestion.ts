import type { BusinessTypeOption } from '../content/signupOptions.ts';
import { fill } from './draft.ts';

let suggestion: BusinessTypeOption | undefined;

/** Remembers the kind of business whose card the visitor joins from, until the form is mounted. */
export function suggestBusinessType(option: BusinessTypeOption): void {
  suggestion = option;
}

/** Chooses the suggestion in the form's select, once, unless the visitor has chosen already. */
export function chooseSuggestion(select: HTMLSelectElement): void {
  if (suggestion) fill(select, suggestion);
  suggestion = undefined;
}
