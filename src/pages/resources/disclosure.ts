// What native `details` lack. The browser opens and closes them, one of each name at a time, even without JavaScript.

function detailsIn(list: Element, selector: string): HTMLDetailsElement[] {
  return [...list.querySelectorAll<HTMLDetailsElement>(selector)];
}

/** The id of the open category or, if none is open, of the open card; empty if all are closed. */
export function openId(list: Element): string {
  const open = detailsIn(list, 'details[open]').filter((details) => !details.closest('details:not([open])'));
  return open.at(-1)?.id ?? '';
}

/** Closes what must not stay open beside or inside the `details` that was just toggled. */
export function closeOthers(list: Element, toggled: HTMLDetailsElement): void {
  if (toggled.open) {
    // Firefox before 130 doesn't know that a shared name makes `details` exclusive.
    for (const other of detailsIn(list, `details[name='${toggled.name}']`)) if (other !== toggled) other.open = false;
  }
  closeInner(list);
}

export function closeAll(list: Element): void {
  for (const details of detailsIn(list, 'details[open]')) details.open = false;
}

/** Closes categories in closed cards. */
export function closeInner(list: Element): void {
  for (const category of detailsIn(list, 'details:not([open]) details[open]')) category.open = false;
}

/** Opens the target and the card around it, if they are in the list. */
export function openTarget(list: Element, target: Element | null): void {
  if (target === null || !list.contains(target)) return;
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    details.open = true;
  }
}
