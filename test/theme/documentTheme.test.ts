import * as assert from 'uvu/assert';
import { applyTheme, currentTheme, flipTheme, initTheme } from '../../src/theme/documentTheme.ts';
import { stub, stubGetter } from '../helpers.tsx';
import { fakeSystem, resetTheme, state } from './fakes.ts';
import { suite } from '../suite.ts';

const test = suite('initTheme');
const root = document.documentElement;
let system: ReturnType<typeof fakeSystem>;

/** Looking at the storage throws, as where cookies are blocked. */
function blockStorage(): void {
  stubGetter(globalThis, 'localStorage', () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

/** The storage can be read, but not written. */
function fillStorage(): void {
  stub(globalThis, 'localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
}

/** The two of index.html, each with its medium. */
function addThemeColors(): void {
  for (const [theme, colour] of [['light', '#fff'], ['dark', '#000']]) {
    const meta = `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${colour}">`;
    document.head.insertAdjacentHTML('beforeend', meta);
  }
}

function themeColors(): string[] {
  return [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')].map(({ content }) => content);
}

test.before.each(() => {
  system = fakeSystem();
});

test.after.each(() => {
  resetTheme();
  document.head.replaceChildren();
});

for (const [stored, shown] of [
  ['light', 'light'],
  ['dark', 'dark'],
  ...['', 'DARK', 'dark ', '"dark"', 'system', '__proto__', '<script>'].map((poison) => [poison, undefined] as const),
] as const) {
  test(`a stored ${JSON.stringify(stored)} ${shown ? 'is applied' : 'counts as no choice'}, and stays as it is`, () => {
    localStorage.setItem('theme', stored);
    root.dataset.theme = 'purple';
    initTheme();
    assert.equal(state(), [shown, stored]);
  });
}

test('without a choice the page is left to the system, and nothing is stored', () => {
  initTheme();
  assert.equal(state(), [undefined, null]);
});

test('blocked storage leaves the page to the system, or to the choice that it shows', () => {
  blockStorage();
  initTheme();
  assert.is(root.dataset.theme, undefined);
  flipTheme();
  initTheme();
  assert.is(root.dataset.theme, 'dark');
});

for (const [chosen, prefers, shows] of [
  [null, 'light', 'light'],
  [null, 'dark', 'dark'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['purple', 'dark', 'dark'],
] as const) {
  test(`${chosen ?? 'nothing'} chosen, system ${prefers}: the theme that shows is ${shows}`, () => {
    if (chosen) root.dataset.theme = chosen;
    system.prefer(prefers);
    assert.is(currentTheme(), shows);
  });
}

test('a flip goes by what shows, not by what another tab stored meanwhile, and is stored', () => {
  system.prefer('dark');
  localStorage.setItem('theme', 'light');
  flipTheme();
  assert.equal(state(), ['light', 'light']);
  flipTheme();
  assert.equal(state(), ['dark', 'dark']);
});

for (const [name, spoil] of [['blocked', blockStorage], ['full', fillStorage]] as const) {
  test(`where storage is ${name}, flips last for the page`, () => {
    spoil();
    flipTheme();
    assert.is(root.dataset.theme, 'dark');
    flipTheme();
    assert.is(root.dataset.theme, 'light');
  });
}

test('a choice gives every theme-color its colour, and without one each has its own again', () => {
  addThemeColors();
  applyTheme('dark');
  assert.equal(themeColors(), ['#000', '#000']);
  applyTheme('light');
  assert.equal(themeColors(), ['#fff', '#fff']);
  applyTheme(null);
  assert.equal(themeColors(), ['#fff', '#000']);
});

test('another script that applies the theme later finds the original colours', () => {
  addThemeColors();
  applyTheme('dark');
  // Only the document is shared between the bundles of the head script and of the store.
  document.head.replaceChildren(...[...document.head.children].map((meta) => meta.cloneNode()));
  applyTheme(null);
  assert.equal(themeColors(), ['#fff', '#000']);
});

test('a theme-color without a counterpart keeps its colour', () => {
  addThemeColors();
  document.head.lastElementChild?.remove();
  applyTheme('dark');
  assert.equal(themeColors(), ['#fff']);
});

test.run();
