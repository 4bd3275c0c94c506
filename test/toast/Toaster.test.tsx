import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import * as assert from 'uvu/assert';
import { Toaster } from '../../src/toast/Toaster.tsx';
import { dismissToast, getSnapshot, showToast } from '../../src/toast/toastStore.ts';
import { fakeTimers, hydrate, recordScrolls, restoreStubs, stub } from '../helpers.tsx';
import { suite } from '../suite.ts';

const test = suite('Toaster');
const success = { title: 'Welcome', description: 'We will be in touch' };
const failure = { title: 'Error', description: 'Not sent', variant: 'destructive' } as const;
const toaster = <Toaster closeLabel="Close" closeIcon={<svg aria-hidden="true" />} />;
let clock: ReturnType<typeof fakeTimers>;

/** Raises a toast and lets React show it. */
function raise(message: Parameters<typeof showToast>[0]): void {
  act(() => showToast(message));
}

function dismiss(): void {
  for (const { id } of getSnapshot().toasts) dismissToast(id);
}

function texts(): Record<string, string | null> {
  return { status: screen.getByRole('status').textContent, alert: screen.getByRole('alert').textContent };
}

function card(): HTMLElement {
  const found = document.querySelector('[data-state]');
  if (!(found instanceof HTMLElement)) throw new Error('no toast');
  return found;
}

function assertOpen(open: boolean): void {
  assert.equal([card().dataset.state, card().inert], [open ? 'open' : 'closed', !open]);
}

function closeButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Close', hidden: true });
}

/** A control elsewhere on the page, which has the focus; notes how it gets it again. */
function controlOutside(): { readonly element: HTMLElement; readonly focused: unknown[] } {
  const element = document.createElement('button');
  document.body.append(element);
  element.focus();
  const focused: unknown[] = [];
  const focus = element.focus.bind(element);
  element.focus = (options) => {
    focused.push(options);
    focus(options);
  };
  return { element, focused };
}

/** Gives the focus from a control outside to the close button of a toast. */
function enterToast(): ReturnType<typeof controlOutside> {
  render(toaster);
  const control = controlOutside();
  raise(success);
  act(() => closeButton().focus());
  return control;
}

test.before.each(() => {
  clock = fakeTimers();
});

test.after.each(async () => {
  cleanup();
  restoreStubs();
  document.body.replaceChildren();
  dismiss();
  await clock.advance(1_000_000);
  clock.restore();
});

test('both live regions are prerendered, empty; a toast raised before hydration shows', async () => {
  showToast(success);
  const { html, errors, unmount } = await hydrate(toaster);
  assert.match(html, /<div role="status"><\/div><div role="alert"><\/div>/);
  assert.equal(errors, []);
  assert.is(texts().status, 'WelcomeWe will be in touch');
  unmount();
});

test('a toast speaks through the status region, a destructive one through the alert region, one at a time', () => {
  render(toaster);
  const regions = [screen.getByRole('status'), screen.getByRole('alert')];
  raise(success);
  assert.equal(texts(), { status: 'WelcomeWe will be in touch', alert: '' });
  assert.is(card().dataset.variant, 'default');
  raise(failure);
  assert.equal(texts(), { status: '', alert: 'ErrorNot sent' });
  assert.is(card().dataset.variant, 'destructive');
  assert.equal([screen.getByRole('status'), screen.getByRole('alert')], regions);
});

test('the same message again is a new element, so that it is announced again', () => {
  render(toaster);
  raise(failure);
  const first = card();
  raise(failure);
  assert.is.not(card(), first);
});

test('the close button closes the toast at once, and the next toast is open', () => {
  render(toaster);
  raise(success);
  assertOpen(true);
  fireEvent.click(closeButton());
  assertOpen(false);
  raise(success);
  assertOpen(true);
});

test('dismissing and raising in one go stays on screen, under StrictMode too', () => {
  render(<StrictMode>{toaster}</StrictMode>);
  raise(success);
  act(() => {
    dismiss();
    showToast(success);
  });
  assertOpen(true);
});

test('Escape, unless of an input method, closes the toast wherever the focus is, which stays there', () => {
  render(toaster);
  const { element } = controlOutside();
  raise(success);
  for (const other of [{ key: 'a' }, { key: 'Escape', isComposing: true }]) fireEvent.keyDown(element, other);
  assertOpen(true);
  fireEvent.keyDown(element, { key: 'Escape' });
  assertOpen(false);
  assert.is(document.activeElement, element);
});

test('an Escape that something else has used leaves the toast open, whoever came first', () => {
  render(toaster);
  raise(success);
  document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  assertOpen(true);
});

for (const [name, close] of [
  ['is closed by its button', () => fireEvent.click(closeButton())],
  ['is closed by Escape', () => fireEvent.keyDown(closeButton(), { key: 'Escape' })],
  ['is dismissed by the program', () => act(dismiss)],
  ['is replaced', () => raise(success)],
] as const) {
  test(`a toast that ${name} gives the focus back to where it was, without scrolling`, () => {
    const { element, focused } = enterToast();
    close();
    assert.is(document.activeElement, element);
    assert.equal(focused, [{ preventScroll: true }]);
  });
}

test('raising a toast takes no focus', () => {
  render(toaster);
  const { element } = controlOutside();
  raise(failure);
  assert.is(document.activeElement, element);
});

test('a toast does not cover what has the focus: that is scrolled clear of it', () => {
  const scrolls = recordScrolls();
  render(toaster);
  raise(success);
  assert.equal(scrolls, [], 'nothing has the focus');
  const { element } = controlOutside();
  element.id = 'submit';
  raise(success);
  assert.equal(scrolls, ['#submit undefined']);
  element.getBoundingClientRect = () => new DOMRect(0, innerHeight);
  raise(success);
  assert.is(scrolls.length, 1, 'a visitor who has scrolled away stays there');
});

test('who has left the toast keeps the focus where it is now', () => {
  const { focused } = enterToast();
  const { element: now } = controlOutside();
  act(dismiss);
  assert.is(document.activeElement, now);
  assert.equal(focused, []);
});

test('switching to another window and back does not forget where the focus was', () => {
  const { element } = enterToast();
  stub(document, 'hasFocus', () => false);
  fireEvent.focusOut(closeButton(), { relatedTarget: null });
  restoreStubs();
  fireEvent.focusIn(closeButton(), { relatedTarget: null });
  act(dismiss);
  assert.is(document.activeElement, element);
});

test.run();
