import { createElement, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { retry } from '../../cache/retry.ts';
import { keepTyped } from '../../keepTyped.ts';
import { whenNear } from '../../motion/whenNear.ts';
import { RouterContext, useRouter } from '../../router/useRouter.ts';

const load = () => import('../../signup/SignupForm.tsx');

/** Whether anything is filled in. To ask FormData instead would have Chromium lay out the page, for the text area. */
function isFilledIn(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select');
  return [...fields].some((field) => (field.type === 'checkbox' ? field.matches(':checked') : field.value !== ''));
}

function Restored({ restore, children }: { restore: () => void; children: ReactNode }) {
  useLayoutEffect(restore, [restore]);
  return children;
}

/**
 * Hydrates the prerendered form, as a root of its own, once it comes near or gets the focus: many visits end before
 * that. Until then it is HTML, and the head script holds what is submitted.
 */
export function useLateForm(holder: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  const [failure, setFailure] = useState<{ error: unknown }>();
  // An error of the form is one of the page, whose boundary can show it.
  if (failure) throw failure.error;

  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const left = new AbortController();
    const { signal } = left;
    let root: Root | undefined;
    let isAnswering = false;

    async function hydrate(element: HTMLElement): Promise<void> {
      stopWaiting();
      try {
        const { SignupForm } = await retry(load, { signal });
        if (signal.aborted) return;
        const restoreTyped = keepTyped(element);
        const restore = () => {
          restoreTyped();
          isAnswering = true;
        };
        const form = createElement(Restored, { restore, children: createElement(SignupForm) });
        root = hydrateRoot(element, createElement(RouterContext, { value: router }, form), {
          onUncaughtError: (error) => setFailure({ error }),
          // React complains when a root is unmounted before it has hydrated.
          onRecoverableError: (error) => signal.aborted || reportError(error),
        });
      } catch {
        if (signal.aborted) return;
        window.early?.stall();
        addEventListener('online', start, { once: true, signal });
      }
    }

    /** Nothing that was typed or submitted goes with the page. */
    async function leave(form: HTMLFormElement): Promise<void> {
      if (isFilledIn(form)) (await load()).leaveForm(form);
    }

    const start = () => void hydrate(element);
    // The sooner it is here, the smaller the chance that a new deployment has taken it away.
    addEventListener('scroll', () => void load().catch(() => {}), { once: true, signal });
    const stopWatching = whenNear(element, start);
    element.addEventListener('focusin', start);
    function stopWaiting(): void {
      stopWatching();
      element?.removeEventListener('focusin', start);
    }
    if (window.early?.submittedFrom || element.contains(document.activeElement)) start();

    return () => {
      stopWaiting();
      left.abort();
      const form = element.querySelector('form');
      if (form && !isAnswering) leave(form).catch(() => {});
      // React can't unmount another root while it commits this one.
      queueMicrotask(() => root?.unmount());
    };
  }, [holder, router]);
}
