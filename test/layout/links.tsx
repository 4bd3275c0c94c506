import { fireEvent, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createStaticRouter } from '../../src/router/createStaticRouter.ts';
import type { Router } from '../../src/router/createRouter.ts';
import { RouterContext } from '../../src/router/useRouter.ts';

let scrollDelay: number | undefined;

const router: Router = {
  ...createStaticRouter('/privacy-policy'),
  navigate: (_to, options) => ({ scrollDelay } = options ?? {}),
};

export const inRouter = (children: ReactNode) => <RouterContext value={router}>{children}</RouterContext>;

/** Each link's text, address and, if it has one of its own, delay before the scroll to a section. */
export function linksOf(root: HTMLElement): string[] {
  return within(root).getAllByRole('link').map((link) => {
    const href = link.getAttribute('href') ?? '';
    scrollDelay = undefined;
    if (href.startsWith('/')) fireEvent.click(link);
    return [link.textContent, href, scrollDelay].join(' ').trim();
  });
}
