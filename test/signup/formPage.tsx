// The early-access form with its toasts, and what its tests do with it.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { SignupForm } from '../../src/signup/SignupForm.tsx';
import { site } from '../../src/site.ts';
import { dismissToast, getSnapshot } from '../../src/toast/toastStore.ts';
import { Toaster } from '../../src/toast/Toaster.tsx';
import { fakeTimers, restoreStubs, settle, stub } from '../helpers.tsx';

const WEBHOOK = 'https://hooks.example/signup';

export const typed = {
  'Full Name (required)': ' Ada ',
  Email: 'ada@example.com',
  Phone: '',
  'What is your main challenge? (required)': 'Quotes take all evening',
};

let clock: ReturnType<typeof fakeTimers>;
let answers: { deliver(): void; fail(): void }[];

/** The bodies that have gone out in this test. */
export const sent: Record<string, unknown>[] = [];

export function page() {
  return (
    <>
      <SignupForm />
      <Toaster closeLabel="Close" closeIcon={null} />
      <a href="/elsewhere">Elsewhere</a>
    </>
  );
}

/** The control of a label; much faster than getByLabelText. */
export function field(text: string): HTMLInputElement | HTMLTextAreaElement {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === text);
  const control = document.getElementById(label?.htmlFor ?? '');
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`no field ${text}`);
}

export function get<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

export const form = () => get<HTMLFormElement>('form');
export const businessType = () => get<HTMLSelectElement>('select');
export const checkbox = () => get<HTMLInputElement>('input[type=checkbox]');
export const button = () => get<HTMLButtonElement>('button[type=submit]');

export function fill(values: Readonly<Record<string, string>> = typed): void {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } });
}

export function fillAll(): void {
  fill();
  fireEvent.change(businessType(), { target: { value: 'trades' } });
  fireEvent.click(checkbox());
}

/** As a visitor does before hydration, unheard by React. */
export function typeEverything(): void {
  for (const [label, value] of Object.entries(typed)) field(label).value = value;
}

export function submit(): void {
  act(() => form().requestSubmit());
}

export async function deliver(): Promise<void> {
  await act(async () => {
    answers.at(-1)?.deliver();
    await settle();
  });
}

export async function fail(): Promise<void> {
  await act(async () => {
    answers.at(-1)?.fail();
    await settle();
  });
}

/** The error that is shown at the field, and that its description names. */
export function errorOf(label: string): string | undefined {
  const control = field(label);
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  assert.is(control.getAttribute('aria-invalid'), error === undefined ? null : 'true');
  return error === undefined ? undefined : (document.getElementById(error)?.textContent ?? 'missing');
}

export function errors(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const label of Object.keys(typed)) {
    const error = errorOf(label);
    if (error !== undefined) found[label.replace(' (required)', '')] = error;
  }
  return found;
}

export function toastText(role: 'status' | 'alert'): string {
  return get(`[role=${role}]`).textContent ?? '';
}

export function fallback(): HTMLAnchorElement[] {
  const lead = screen.queryByText(/Your details are still here/);
  return [...(lead?.querySelectorAll('a') ?? [])];
}

export function paintedAgo(ms: number): void {
  stub(performance, 'now', () => 5_000);
  stub(performance, 'getEntriesByName', (name: string) =>
    name === 'first-contentful-paint' ? [{ startTime: 5_000 - ms }] : [],
  );
}

export function advance(ms: number): Promise<void> {
  return act(() => clock.advance(ms));
}

/** Each test gets a webhook that waits to be told its answer, a clock that stands still, and a clean page after it. */
export function withForm(test: Test): void {
  test.before.each(() => {
    clock = fakeTimers();
    sent.length = 0;
    answers = [];
    Object.assign(site, { webhookUrl: WEBHOOK });
    paintedAgo(2_000);
    stub(globalThis, 'fetch', (_url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
      sent.push(JSON.parse(body));
      return new Promise((resolve, reject) => {
        answers.push({
          deliver: () => resolve(new Response()),
          fail: () => reject(new TypeError('Failed to fetch')),
        });
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
  });

  test.after.each(async () => {
    cleanup();
    Reflect.deleteProperty(globalThis, 'early');
    sessionStorage.clear();
    for (const { id } of getSnapshot().toasts) dismissToast(id);
    await clock.advance(1_000_000);
    Object.assign(site, { webhookUrl: '' });
    restoreStubs();
    clock.restore();
  });
}
