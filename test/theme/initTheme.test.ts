import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { applyTheme, currentTheme, flipTheme, initTheme } from '../../src/theme/initTheme.ts';
import { addMetas, blockStorage, fakeSystem, fillStorage, resetTheme } from './fakes.ts';

const test = suite('initTheme');
const root = document.documentElement;
let system: ReturnType<typeof fakeSystem>;

test.before.each(() => {
  system = fakeSystem();
});

test.after.each(resetTheme);

for (const theme of ['light', 'dark'] as const) {
  test(`a stored ${theme} is applied`, () => {
    localStorage.setItem('theme', theme);
    initTheme();
    assert.is(root.dataset.theme, theme);
  });
}

for (const poison of ['', 'DARK', 'system', 'null', '"dark"', 'dark ', '__proto__', '<script>']) {
  test(`a stored ${JSON.stringify(poison)} counts as no choice`, () => {
    localStorage.setItem('theme', poison);
    root.dataset.theme = 'dark';
    initTheme();
    assert.not(root.hasAttribute('data-theme'));
    assert.is(localStorage.getItem('theme'), poison);
  });
}

test('without a choice there is no attribute, and nothing is stored', () => {
  system.prefer('dark');
  initTheme();
  assert.not(root.hasAttribute('data-theme'));
  assert.is(localStorage.length, 0);
});

test('blocked storage leaves the page to the system', () => {
  blockStorage();
  initTheme();
  assert.not(root.hasAttribute('data-theme'));
});

test('the theme that shows is the choice, or else the system’s', () => {
  assert.is(currentTheme(), 'light');
  system.prefer('dark');
  assert.is(currentTheme(), 'dark');
  applyTheme('light');
  assert.is(currentTheme(), 'light');
  applyTheme(null);
  assert.is(currentTheme(), 'dark');
});

test('a poisoned attribute counts as no choice', () => {
  root.dataset.theme = 'purple';
  assert.is(currentTheme(), 'light');
});

test('the first flip goes away from the system’s theme, and each flip is stored', () => {
  system.prefer('dark');
  flipTheme();
  assert.equal([root.dataset.theme, localStorage.getItem('theme')], ['light', 'light']);
  flipTheme();
  assert.equal([root.dataset.theme, localStorage.getItem('theme')], ['dark', 'dark']);
});

test('a flip goes by what shows, not by what another tab stored meanwhile', () => {
  applyTheme('light');
  localStorage.setItem('theme', 'dark');
  flipTheme();
  assert.equal([root.dataset.theme, localStorage.getItem('theme')], ['dark', 'dark']);
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

test('where storage is blocked, applying again keeps the choice of the page', () => {
  blockStorage();
  flipTheme();
  initTheme();
  assert.is(root.dataset.theme, 'dark');
});

test('a choice gives every theme-color its colour, and without one each has its own again', () => {
  const { light, dark } = addMetas();
  applyTheme('dark');
  assert.equal([light.content, dark.content], ['#000', '#000']);
  applyTheme('light');
  assert.equal([light.content, dark.content], ['#fff', '#fff']);
  applyTheme(null);
  assert.equal([light.content, dark.content], ['#fff', '#000']);
});

test('the media of the theme-colors stays as it is', () => {
  const { light, dark } = addMetas();
  applyTheme('dark');
  assert.equal(
    [light.getAttribute('media'), dark.getAttribute('media')],
    ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  );
});

test('another script that applies the theme later finds the original colours', () => {
  const { light, dark } = addMetas();
  applyTheme('dark');
  // What the head script knew is gone: only the document is shared with the store's bundle.
  const [lightCopy, darkCopy] = [light.cloneNode(), dark.cloneNode()];
  light.replaceWith(lightCopy);
  dark.replaceWith(darkCopy);
  applyTheme(null);
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  assert.equal(metas.map(({ content }) => content), ['#fff', '#000']);
});

test('a theme-color without a counterpart keeps its colour', () => {
  const { light, dark } = addMetas();
  dark.remove();
  applyTheme('dark');
  assert.is(light.content, '#fff');
});

test.run();
