// What native `details` lack on /resources. They open and close by themselves, one of each name at a time, before and
// without JavaScript; these functions only follow.

function detailsIn(list: Element, selector: string): HTMLDetailsElement[] {
  return [...list.querySelectorAll<HTMLDetailsElement>(selector)];
}

/** The id of what is open: the category, else the card; empty when all are closed, or in something closed. */
export function openId(list: Element): string {
  const open = detailsIn(list, 'details[open]').filter((details) => !details.closest('details:not([open])'));
  return open.at(-1)?.id ?? '';
}

/** Closes what must not stay open beside, or inside, the `details` that was just toggled. */
export function settle(list: Element, toggled: HTMLDetailsElement): void {
  if (toggled.open) {
    // Older browsers don't know that a shared name makes `details` exclusive.
    for (const other of detailsIn(list, `details[name='${toggled.name}']`)) if (other !== toggled) other.open = false;
  }
  closeInner(list);
}

/** Closes what is open in something closed. */
export function closeInner(list: Element): void {
  for (const category of detailsIn(list, 'details:not([open]) details[open]')) category.open = false;
}

/** Opens the target and the card around it, if it is one of the list's. */
export function openTarget(list: Element, target: Element | null): void {
  if (target === null || !list.contains(target)) return;
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    details.open = true;
  }
}
