/** What stands in a control of the form; empty for a box that isn't ticked, and for what is no control. */
export function valueOf(control: unknown): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked) return '';
  return control instanceof HTMLElement && 'value' in control ? String(control.value) : '';
}

/** Fills, chooses or ticks; an empty value takes it back. */
export function setValue(control: unknown, value: string): void {
  if (control instanceof HTMLSelectElement) choose(control, value);
  else if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== '';
  else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
}

function choose(select: HTMLSelectElement, value: string): void {
  if (![...select.options].some((option) => option.value === value)) return;
  select.value = value;
  // For the combobox in front of it. An input event would save the draft before it is fully restored.
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
