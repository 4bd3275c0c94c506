import { Suspense, useDeferredValue, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useRouter } from './useRouter.ts';

const never = () => () => {};

function Later({ children }: { children: ReactNode }) {
  const { action, hash } = useRouter().getEntry();
  const isHydrating = useSyncExternalStore(never, () => false, () => true);
  const isAtOnce = isHydrating || action === 'pop' || hash !== '';
  // React uses the initial value in the first render only.
  return useDeferredValue(true, isAtOnce) && children;
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
