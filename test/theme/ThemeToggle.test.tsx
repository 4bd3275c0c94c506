import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { ThemeToggle } from '../../src/theme/ThemeToggle.tsx';
import { hydrate } from '../helpers.tsx';
import { fakeSystem, resetTheme, state } from './fakes.ts';
import { suite } from '../suite.ts';

const test = suite('ThemeToggle');

const toggle = (
  <ThemeToggle
    icons={{ light: <svg data-icon="sun" />, dark: <svg data-icon="moon" /> }}
    labels={{ neutral: 'Switch theme', light: 'Switch to light theme', dark: 'Switch to dark theme' }}
  />
);

function name(): string | null {
  return screen.getByRole('button').getAttribute('aria-label');
}

test.before.each(() => {
  fakeSystem();
});

test.after.each(() => {
  cleanup();
  resetTheme();
});

for (const [theme, says] of [['light', 'Switch to dark theme'], ['dark', 'Switch to light theme']]) {
  test(`neutral when prerendered, it hydrates without a mismatch where ${theme} shows and says '${says}'`, async () => {
    document.documentElement.dataset.theme = theme;
    const { html, errors, unmount } = await hydrate(toggle);
    assert.match(html, / data-theme-toggle="" aria-label="Switch theme">.*data-icon="sun".*data-icon="moon"/);
    assert.is(name(), says);
    assert.equal(errors, []);
    unmount();
  });
}

test('a click flips the theme, and the name says what the next one does', () => {
  render(toggle);
  for (const [theme, says] of [['dark', 'Switch to light theme'], ['light', 'Switch to dark theme']]) {
    fireEvent.click(screen.getByRole('button'));
    assert.equal([state(), name()], [[theme, theme], says]);
  }
});

test('a click that React has taken is not flipped back by the head script, which hears it later', () => {
  render(toggle);
  let taken = false;
  window.addEventListener('click', ({ defaultPrevented }) => (taken = defaultPrevented), { once: true });
  fireEvent.click(screen.getByRole('button'));
  assert.ok(taken);
});

test.run();
