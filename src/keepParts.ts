const PARTS = '[data-part]';

/**
 * Notes the prerendered parts in `root`; the returned function moves what is in them to the elements that have taken
 * their place. React makes the page anew when it can't hydrate, and of these parts it knows only the element.
 */
export function keepParts(root: Element): () => void {
  const before = [...root.querySelectorAll(PARTS)];
  return () => {
    for (const [index, fresh] of [...root.querySelectorAll(PARTS)].entries()) {
      const old = before[index];
      if (old && old !== fresh && !fresh.hasChildNodes()) fresh.append(...old.childNodes);
    }
  };
}
