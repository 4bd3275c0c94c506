import { createContext } from 'react';
import type { ComponentType } from 'react';

export interface Copies {
  take(): Element;
}

/** Copies of an element of another document. The first is made at once, while nobody waits for it. */
export function copiesOf(original: Element): Copies {
  const copy = () => document.importNode(original, true);
  let first: Element | undefined = copy();
  return {
    take() {
      const taken = first ?? copy();
      first = undefined;
      return taken;
    },
  };
}

/**
 * What fills the `Prerendered` elements of a page, by their `part`: a component while the build writes the page's
 * document, copies of what is in that document for a visitor who comes by a link, nothing where the document itself is
 * shown.
 */
export type Parts = Readonly<Record<string, ComponentType | Copies>>;

export const PartsContext = createContext<Parts>({});
