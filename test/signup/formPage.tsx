// The early-access form with its toasts, and what its tests do with it.
import { act, cleanup, fireEvent } from '@testing-library/react';
import { Suspense } from 'react';
import * as assert from 'uvu/assert';
import { createStaticRouter } from '../../src/router/createStaticRouter.ts';
import { RouterContext } from '../../src/router/useRouter.ts';
import { keepTyped } from '../../src/signup/draft.ts';
import { SignupForm } from '../../src/signup/SignupForm.tsx';
import { site } from '../../src/site.ts';
import { dismissToast, getSnapshot } from '../../src/toast/toastStore.ts';
import { Toaster } from '../../src/toast/Toaster.tsx';
import { fakeTimers, hydrate, restoreStubs, settle, stub } from '../helpers.tsx';
import { suite } from '../suite.ts';

export const typed = { name: ' Ada ', email: 'ada@example.com', phone: '', challenge: 'Quotes take all evening' };
export const full = { ...typed, businessType: 'trades', earlyAccess: true };
export const empty = { name: '', email: '', phone: '', challenge: '', businessType: '', earlyAccess: false };

let clock: ReturnType<typeof fakeTimers>;
let answers: { deliver(): void; fail(): void }[];
let unmount = () => {};

/** The bodies that have gone out in this test. */
export const sent: Record<string, unknown>[] = [];

export function page({ hasForm = true } = {}) {
  return (
    <RouterContext value={createStaticRouter('/')}>
      <Suspense>{hasForm && <SignupForm />}</Suspense>
      <Toaster closeLabel="Close" closeIcon={null} />
      <button id="elsewhere">Elsewhere</button>
    </RouterContext>
  );
}

export function get<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

export const form = () => get<HTMLFormElement>('form');
export const field = (name: string) => get<HTMLInputElement>(`[name=${name}]`);
export const button = () => get<HTMLButtonElement>('button[type=submit]');
export const fallback = () => [...document.querySelectorAll('form a[href^="tel:"], form a[href^="mailto:"]')];
export const toastText = (role: 'status' | 'alert') => get(`[role=${role}]`).textContent ?? '';

/** All that stands in the form. */
export function values(): Record<string, unknown> {
  const texts = Object.keys({ ...typed, businessType: '' }).map((name) => [name, field(name).value]);
  return { ...Object.fromEntries(texts), earlyAccess: field('earlyAccess').checked };
}

export function type(texts: Readonly<Record<string, string>> = typed): void {
  for (const [name, value] of Object.entries(texts)) fireEvent.input(field(name), { target: { value } });
}

export function fill(): void {
  type({ ...typed, businessType: 'trades' });
  fireEvent.click(field('earlyAccess'));
}

/** As a visitor does before hydration, unheard by React. */
export function fillEarly(): void {
  for (const [name, value] of Object.entries({ ...typed, businessType: 'trades' })) field(name).value = value;
  field('earlyAccess').checked = true;
}

/** The head script's note of a submit before hydration. */
export function holdSubmit(submittedFrom = location.href) {
  const early = { submittedFrom, typed: true, busy: true };
  stub(globalThis, 'early', early);
  return early;
}

/** Hydrates the form as src/client.tsx does, after what the visitor does to its HTML. */
export async function hydrateForm(before = () => {}) {
  const hydrated = await hydrate(page(), {
    before() {
      before();
      keepTyped();
    },
  });
  ({ unmount } = hydrated);
  return hydrated;
}

export function submit(): void {
  act(() => form().requestSubmit());
}

async function answer(how: 'deliver' | 'fail'): Promise<void> {
  await act(async () => {
    answers.at(-1)?.[how]();
    await settle();
  });
}

export const deliver = () => answer('deliver');
export const fail = () => answer('fail');
/** Runs the timers that are due. */
export const nextTask = () => act(() => clock.advance(0));

/** The error that is shown at each field, and that its description names. */
export function errors(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of Object.keys(typed)) {
    const [id = ''] = (field(name).getAttribute('aria-describedby') ?? '').split(' ');
    const isInvalid = id.endsWith('-error');
    assert.is(field(name).getAttribute('aria-invalid'), isInvalid ? 'true' : null);
    if (isInvalid) found[name] = get(`#${id}`).textContent ?? '';
  }
  return found;
}

/** Each test gets a webhook that waits to be told its answer, and a clock that stands still. */
export function formSuite(name: string) {
  const test = suite(name);

  test.before.each(() => {
    clock = fakeTimers();
    sent.length = 0;
    answers = [];
    history.replaceState(null, '', '/');
    stub(site, 'webhookUrl', 'https://hooks.example/signup');
    stub(globalThis, 'fetch', (_url: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return new Promise((resolve, reject) => {
        const fail = () => reject(new TypeError('Failed to fetch'));
        answers.push({ deliver: () => resolve(new Response()), fail });
      });
    });
  });

  test.after.each(async () => {
    cleanup();
    unmount();
    unmount = () => {};
    // What is still under way belongs to this test.
    for (const { fail } of answers) fail();
    await settle();
    for (const { id } of getSnapshot().toasts) dismissToast(id);
    await clock.advance(1_000_000);
    sessionStorage.clear();
    restoreStubs();
    clock.restore();
  });

  return test;
}
