import type { KeyboardEvent } from 'react';

/** On a phone's keyboard the key says Next, and that is what it does there. Elsewhere Enter submits, as everywhere. */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  // In a composition Enter confirms what an input method offers.
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement && target.matches('[enterkeyhint=next]'))) return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const controls = [...currentTarget.elements];
  const next = controls[controls.indexOf(target) + 1];
  if (next instanceof HTMLElement) next.focus();
}
