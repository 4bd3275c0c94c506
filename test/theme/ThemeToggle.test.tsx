import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { flipTheme, initTheme } from '../../src/theme/initTheme.ts';
import { ThemeToggle } from '../../src/theme/ThemeToggle.tsx';
import { withoutWindow } from '../helpers.tsx';
import { fakeSystem, paint, resetTheme } from './fakes.ts';

const test = suite('ThemeToggle');
const root = document.documentElement;
let system: ReturnType<typeof fakeSystem>;

const toggle = (
  <ThemeToggle
    icons={{ light: <svg data-icon="sun" />, dark: <svg data-icon="moon" /> }}
    labels={{ neutral: 'Switch theme', light: 'Switch to light theme', dark: 'Switch to dark theme' }}
  />
);

function name(): string | null {
  return screen.getByRole('button').getAttribute('aria-label');
}

function icons(): (string | null)[] {
  return [...document.querySelectorAll('[data-icon]')].map((icon) => icon.getAttribute('data-icon'));
}

test.before.each(() => {
  system = fakeSystem();
});

test.after.each(() => {
  cleanup();
  document.body.replaceChildren();
  resetTheme();
});

test('the prerendered button has a neutral name, both icons and the mark for the head script', async () => {
  localStorage.setItem('theme', 'dark');
  const html = await withoutWindow(() => renderToString(toggle));
  assert.match(html, 'aria-label="Switch theme"');
  assert.match(html, 'type="button"');
  assert.match(html, 'data-theme-toggle');
  assert.match(html, /data-icon="sun".*data-icon="moon"/);
  assert.not.match(html, 'style=');
});

for (const [stored, prefers, says] of [
  [null, 'light', 'Switch to dark theme'],
  [null, 'dark', 'Switch to light theme'],
  ['dark', 'light', 'Switch to light theme'],
  ['light', 'dark', 'Switch to dark theme'],
  ['purple', 'dark', 'Switch to light theme'],
] as const) {
  test(`stored ${stored}, system ${prefers}: hydrates without a mismatch, then says '${says}'`, async () => {
    system.prefer(prefers);
    if (stored) localStorage.setItem('theme', stored);
    initTheme();
    const container = document.createElement('div');
    container.innerHTML = await withoutWindow(() => renderToString(toggle));
    document.body.append(container);
    const button = screen.getByRole('button');
    const errors: unknown[] = [];
    const onRecoverableError = (error: unknown) => errors.push(error);
    const reactRoot = await act(() => hydrateRoot(container, toggle, { onRecoverableError }));
    assert.equal([errors, name(), icons()], [[], says, ['sun', 'moon']]);
    assert.is(screen.getByRole('button'), button);
    act(() => reactRoot.unmount());
  });
}

test('a click stores, and says and shows at once what the next click does; the page follows a frame later', () => {
  // The first of the icons is the one that CSS shows in a dark page.
  const state = () => [root.dataset.theme, localStorage.getItem('theme'), name(), icons()];
  render(toggle);
  fireEvent.click(screen.getByRole('button'));
  assert.equal(state(), [undefined, 'dark', 'Switch to light theme', ['moon', 'sun']]);
  act(paint);
  assert.equal(state(), ['dark', 'dark', 'Switch to light theme', ['sun', 'moon']]);
  fireEvent.click(screen.getByRole('button'));
  assert.equal(state(), ['dark', 'light', 'Switch to dark theme', ['moon', 'sun']]);
  act(paint);
  assert.equal(state(), ['light', 'light', 'Switch to dark theme', ['sun', 'moon']]);
});

test('its name follows the system while there is no choice', () => {
  render(toggle);
  act(() => system.prefer('dark'));
  assert.is(name(), 'Switch to light theme');
});

test('two toggles on a page agree', () => {
  render(
    <>
      {toggle}
      {toggle}
    </>,
  );
  const [first] = screen.getAllByRole('button');
  if (first) fireEvent.click(first);
  assert.is(screen.getAllByRole('button', { name: 'Switch to light theme' }).length, 2);
});

test('a click that React has taken is not flipped back by the head script, which hears it later', () => {
  const headScript = ({ defaultPrevented }: Event) => {
    if (!defaultPrevented) flipTheme();
  };
  window.addEventListener('click', headScript);
  render(toggle);
  fireEvent.click(screen.getByRole('button'));
  window.removeEventListener('click', headScript);
  act(paint);
  assert.is(root.dataset.theme, 'dark');
});

test('it stops listening when it leaves the page', () => {
  const { unmount } = render(toggle);
  assert.is(system.listenerCount(), 1);
  unmount();
  assert.is(system.listenerCount(), 0);
});

test.run();
