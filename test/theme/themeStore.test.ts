import * as assert from 'uvu/assert';
import { getSnapshot, subscribe, toggleTheme } from '../../src/theme/themeStore.ts';
import { fakeSystem, resetTheme, state } from './fakes.ts';
import { suite } from '../suite.ts';

const test = suite('themeStore');
let system: ReturnType<typeof fakeSystem>;
let heard: string[];
let leave: () => void;

/** What another tab has just written (null: removed), or cleared (no key). */
function otherTab(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

function comeBackFromCache(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

test.before.each(() => {
  system = fakeSystem();
  heard = [];
  leave = subscribe(() => heard.push(getSnapshot()));
});

test.after.each(() => {
  leave();
  resetTheme();
});

test('without a choice the theme is the system’s, live, and nothing is stored', () => {
  assert.is(getSnapshot(), 'light');
  system.prefer('dark');
  assert.equal([getSnapshot(), heard], ['dark', ['dark']]);
  assert.equal(state(), [undefined, null]);
});

test('a toggle is heard at once, and from then on the system’s changes do not count', () => {
  toggleTheme();
  toggleTheme();
  assert.equal(heard, ['dark', 'light']);
  system.prefer('dark');
  assert.is(getSnapshot(), 'light');
});

test('a choice in another tab is followed and not written back', () => {
  otherTab('theme', 'dark');
  assert.equal([state(), heard], [['dark', null], ['dark']]);
});

for (const [what, key, newValue] of [
  ['removed its choice', 'theme', null],
  ['cleared its storage', null, null],
  ['stored nonsense', 'theme', 'purple'],
] as const) {
  test(`when another tab ${what}, the system decides again`, () => {
    toggleTheme();
    localStorage.clear();
    otherTab(key, newValue);
    assert.equal([state(), heard], [[undefined, null], ['dark', 'light']]);
    system.prefer('dark');
    assert.is(getSnapshot(), 'dark');
  });
}

test('other keys of the storage are none of its business', () => {
  toggleTheme();
  for (const key of ['Theme', '']) otherTab(key, 'light');
  assert.is(getSnapshot(), 'dark');
});

test('a page that comes back from the back/forward cache catches up with the stored choice', () => {
  localStorage.setItem('theme', 'dark');
  comeBackFromCache();
  assert.equal([state(), heard], [['dark', 'dark'], ['dark']]);
  localStorage.removeItem('theme');
  comeBackFromCache();
  assert.equal([state(), heard], [[undefined, null], ['dark', 'light']]);
});

test('who has left hears no more, and the others still do', () => {
  subscribe(() => heard.push('left'))();
  system.prefer('dark');
  assert.equal(heard, ['dark']);
});

test.run();
