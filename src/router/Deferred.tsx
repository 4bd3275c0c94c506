import { Suspense, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useIsHydrating } from '../hooks/useIsHydrating.ts';
import { useRouter } from './useRouter.ts';

function Later({ children }: { children: ReactNode }) {
  // How the visitor has come here counts in the first render only, so this need not subscribe to the router.
  const { action, hash } = useRouter().getEntry();
  const showsAtOnce = useIsHydrating() || action === 'pop' || hash !== '';
  return useDeferredValue(true, showsAtOnce) && children;
}

/**
 * A part of a page that is not on its first screen. It is in the document and hydrates on its own. On a page that is
 * opened by a link it comes in a second, deferred render, so that the click is answered at once; unless the visitor is
 * on the way to a place further down, by a hash or Back.
 */
export function Deferred({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Later>{children}</Later>
    </Suspense>
  );
}
