let suggestion = '';

/** Remembers the kind of business whose card the visitor joins from, until the form is there to take it. */
export function suggestBusinessType(option: string): void {
  suggestion = option;
}

/** Chooses the suggestion in the form's select, unless the visitor has chosen for themselves. */
export function chooseSuggestion(select: HTMLSelectElement): void {
  if (suggestion === '' || select.value !== '') return;
  select.value = suggestion;
  suggestion = '';
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
