import type { BusinessTypeOption } from '../content/signupOptions.ts';
import { readDraft, writeDraft } from './draft.ts';

let last: BusinessTypeOption | undefined;

/** Puts the kind of business whose card the visitor joins from into the draft, unless they have chosen one themselves. */
export function suggestBusinessType(option: BusinessTypeOption): void {
  const draft = readDraft();
  if (draft.businessType && draft.businessType !== last) return;
  writeDraft({ ...draft, businessType: option });
  last = option;
}
