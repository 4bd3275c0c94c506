import type { ReactNode } from 'react';
import { createStaticRouter } from '../../src/router/createStaticRouter.ts';
import { RouterContext } from '../../src/router/useRouter.ts';

/** What stands on a page of the site. */
export function onPage(children: ReactNode, router = createStaticRouter('/')) {
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** Puts a test file's own words in place of the delivered ones, which an owner may change. */
export function replaceContent<T>(delivered: readonly T[], own: readonly NoInfer<T>[]): void {
  Array.prototype.splice.call(delivered, 0, delivered.length, ...own);
}

export function get<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

/** The texts of what is found in the element, in the order of the document. */
export function texts(root: Element, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

export function links(root: Element): string[] {
  return [...root.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}
