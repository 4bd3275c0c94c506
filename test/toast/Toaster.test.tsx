import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Toaster } from '../../src/toast/Toaster.tsx';
import { dismissToast, getSnapshot, toast } from '../../src/toast/toastStore.ts';
import { fakeTimers, recordScrolls, restoreStubs, withoutWindow } from '../helpers.tsx';

const test = suite('Toaster');
const success = { title: 'Welcome', description: 'We will be in touch' };
const failure = { title: 'Error', description: 'Not sent', variant: 'destructive' } as const;
const toaster = <Toaster closeLabel="Close" closeIcon={<svg aria-hidden="true" />} />;
let clock: ReturnType<typeof fakeTimers>;

/** Raises a toast and lets React show it. */
function raise(message: Parameters<typeof toast>[0]): void {
  act(() => toast(message));
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

function closeButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Close', hidden: true });
}

/** A control elsewhere on the page, which records how it is focused. */
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

test.before.each(() => {
  clock = fakeTimers();
});

test.after.each(async () => {
  cleanup();
  restoreStubs();
  document.body.replaceChildren();
  toast(success);
  dismiss();
  await clock.advance(1_000_000);
  clock.restore();
});

test('both live regions are in the prerendered HTML, empty, each with its role alone', async () => {
  const html = await withoutWindow(() => renderToString(toaster));
  assert.match(html, /<div role="status"><\/div><div role="alert"><\/div>/);
  assert.not.match(html, 'aria-live');
  assert.not.match(html, 'style=');
});

test('hydrates those very regions, and a toast raised before then shows in them', async () => {
  const container = document.createElement('div');
  container.innerHTML = await withoutWindow(() => renderToString(toaster));
  document.body.append(container);
  const region = screen.getByRole('status');
  const errors: unknown[] = [];
  toast(success);
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(() => hydrateRoot(container, toaster, { onRecoverableError }));
  assert.is(screen.getByRole('status'), region);
  assert.match(region.textContent, 'Welcome');
  assert.equal(errors, []);
  act(() => root.unmount());
});

test('a default toast speaks through the status region', () => {
  render(toaster);
  raise(success);
  assert.equal(texts(), { status: 'WelcomeWe will be in touch', alert: '' });
});

test('a destructive toast speaks through the alert region', () => {
  render(toaster);
  raise(failure);
  assert.equal(texts(), { status: '', alert: 'ErrorNot sent' });
  assert.is(card().dataset.variant, 'destructive');
});

test('a new toast replaces the old one, across the regions', () => {
  render(toaster);
  raise(success);
  raise(failure);
  assert.equal(texts(), { status: '', alert: 'ErrorNot sent' });
  raise(success);
  assert.equal(texts(), { status: 'WelcomeWe will be in touch', alert: '' });
});

test('the same message again is a new element, so that it is announced again', () => {
  render(toaster);
  raise(failure);
  const first = card();
  raise(failure);
  assert.is.not(card(), first);
});

test('the close button closes the toast at once, without waiting for a transition', () => {
  render(toaster);
  raise(success);
  assert.is(card().dataset.state, 'open');
  assert.not(card().hasAttribute('inert'));
  fireEvent.click(closeButton());
  assert.is(card().dataset.state, 'closed');
  assert.ok(card().hasAttribute('inert'));
});

test('a closed toast leaves the page after 1,000,000 ms', async () => {
  render(toaster);
  raise(success);
  fireEvent.click(closeButton());
  await act(() => clock.advance(999_999));
  assert.ok(document.querySelector('[data-state]'));
  await act(() => clock.advance(1));
  assert.not(document.querySelector('[data-state]'));
  assert.equal(texts(), { status: '', alert: '' });
});

test('a toast raised while a closed one still lies there is open', () => {
  render(toaster);
  raise(success);
  fireEvent.click(closeButton());
  raise(success);
  assert.is(card().dataset.state, 'open');
  assert.not(card().hasAttribute('inert'));
});

test('dismissing and raising in one go stays on screen, under StrictMode too', () => {
  render(<StrictMode>{toaster}</StrictMode>);
  raise(success);
  act(() => {
    dismiss();
    toast(success);
  });
  assert.is(card().dataset.state, 'open');
});

test('Escape closes the toast wherever the focus is', () => {
  render(toaster);
  const { element } = controlOutside();
  raise(success);
  fireEvent.keyDown(element, { key: 'a' });
  assert.is(card().dataset.state, 'open');
  fireEvent.keyDown(element, { key: 'Escape' });
  assert.is(card().dataset.state, 'closed');
  assert.is(document.activeElement, element);
});

test('an Escape that something else has used leaves the toast open, whoever came first', () => {
  render(toaster);
  raise(success);
  const use = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', use);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  document.removeEventListener('keydown', use);
  assert.is(card().dataset.state, 'open');
});

test('the Escape of an input method is not for the toast', () => {
  render(toaster);
  raise(success);
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  assert.is(card().dataset.state, 'open');
});

test('Escape is nobody’s business once the toaster has left', () => {
  const { unmount } = render(toaster);
  raise(success);
  unmount();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  render(toaster);
  assert.is(card().dataset.state, 'open');
});

test('there is no key listener while no toast is open', () => {
  const before = window.addEventListener;
  const added: string[] = [];
  const spy: typeof before = (type: string, ...rest: unknown[]) => {
    added.push(type);
    Reflect.apply(before, window, [type, ...rest]);
  };
  window.addEventListener = spy;
  try {
    render(toaster);
    assert.not(added.includes('keydown'));
    raise(success);
    assert.ok(added.includes('keydown'));
  } finally {
    window.addEventListener = before;
  }
});

for (const [name, close] of [
  ['the close button', () => fireEvent.click(closeButton())],
  ['Escape', () => fireEvent.keyDown(closeButton(), { key: 'Escape' })],
] as const) {
  test(`closing by ${name} gives the focus back to where it was, without scrolling`, () => {
    render(toaster);
    const { element, focused } = controlOutside();
    raise(success);
    act(() => closeButton().focus());
    close();
    assert.is(document.activeElement, element);
    assert.equal(focused, [{ preventScroll: true }]);
  });
}

test('a dismissal by the program gives the focus back as well', () => {
  render(toaster);
  const { element } = controlOutside();
  raise(success);
  act(() => closeButton().focus());
  act(dismiss);
  assert.is(document.activeElement, element);
});

test('a toast that is replaced while it has the focus gives it back', () => {
  render(toaster);
  const { element } = controlOutside();
  raise(success);
  act(() => closeButton().focus());
  raise(success);
  assert.is(document.activeElement, element);
});

test('raising a toast takes no focus', () => {
  render(toaster);
  const { element, focused } = controlOutside();
  raise(failure);
  assert.is(document.activeElement, element);
  assert.equal(focused, []);
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
  render(toaster);
  const { element: now } = controlOutside();
  const { focused } = controlOutside();
  raise(success);
  act(() => closeButton().focus());
  act(() => now.focus());
  focused.length = 0;
  act(dismiss);
  assert.is(document.activeElement, now);
  assert.equal(focused, []);
});

test('switching to another window and back does not forget where the focus was', () => {
  render(toaster);
  const { element } = controlOutside();
  raise(success);
  act(() => closeButton().focus());
  const button = closeButton();
  document.hasFocus = () => false;
  fireEvent.focusOut(button, { relatedTarget: null });
  Reflect.deleteProperty(document, 'hasFocus');
  fireEvent.focusIn(button, { relatedTarget: null });
  act(dismiss);
  assert.is(document.activeElement, element);
});

test.run();
