let suggestion = '';

/** Remembers the kind of business whose card the visitor joins from, until the form is there to take it. */
export function suggestBusinessType(option: string): void {
  suggestion = option;
}

/** Uses the suggestion up: chooses it in the form's select, unless the visitor has chosen for themselves. */
export function chooseSuggestion(select: HTMLSelectElement): void {
  const option = suggestion;
  suggestion = '';
  if (option === '' || select.value !== '') return;
  select.value = option;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
