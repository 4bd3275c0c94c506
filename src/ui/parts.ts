import { createContext } from 'react';
import type { ComponentType } from 'react';

/**
 * What fills the `Prerendered` elements of a page, by their `part`: a component while the build writes the page's
 * document, an element of that document for a visitor who comes by a link, nothing where the document itself is shown.
 */
export type Parts = Readonly<Record<string, ComponentType | Element>>;

export const PartsContext = createContext<Parts>({});
