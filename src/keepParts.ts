const PARTS = '[data-part]';

/**
 * Notes the prerendered parts in `root`; the returned function moves what is in them to the elements that have taken
 * their place. React makes the page anew when it can't hydrate, and of these parts it knows only the element.
 */
export function keepParts(root: Element): () => void {
  const before = [...root.querySelectorAll<HTMLElement>(PARTS)];
  return () => {
    for (const fresh of root.querySelectorAll<HTMLElement>(PARTS)) {
      const old = before.find(({ dataset }) => dataset.part === fresh.dataset.part);
      if (old && old !== fresh && !fresh.hasChildNodes()) fresh.append(...old.childNodes);
    }
  };
}
