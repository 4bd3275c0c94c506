import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  getServerSnapshot,
  getSnapshot,
  isPending,
  isPendingOnServer,
  subscribe,
  toggleTheme,
} from '../../src/theme/themeStore.ts';
import { withoutWindow } from '../helpers.tsx';
import { addMetas, blockStorage, fakeSystem, fillStorage, paint, resetTheme } from './fakes.ts';

const test = suite('themeStore');
const root = document.documentElement;
let system: ReturnType<typeof fakeSystem>;
let heard: string[];
let leave: () => void;

/** What another tab has just written (null: removed), or cleared (no key). */
function otherTab(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

function pageShow(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
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

test('a browser that can’t say when the system’s theme changes still has the toggle', () => {
  leave();
  const { matchMedia } = globalThis;
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  try {
    leave = subscribe(() => heard.push(getSnapshot()));
    toggleTheme();
  } finally {
    Object.assign(globalThis, { matchMedia });
  }
  assert.equal(heard, ['dark']);
});

test('without a choice the theme is the system’s, live, and nothing is stored', () => {
  assert.is(getSnapshot(), 'light');
  system.prefer('dark');
  assert.is(getSnapshot(), 'dark');
  assert.equal(heard, ['dark']);
  assert.not(root.hasAttribute('data-theme'));
  assert.is(localStorage.length, 0);
});

test('a toggle stores the other theme and tells the subscribers at once; the page follows once that is painted', () => {
  const state = () => [getSnapshot(), localStorage.getItem('theme'), isPending(), root.dataset.theme];
  system.prefer('dark');
  heard.length = 0;
  toggleTheme();
  assert.equal([state(), heard], [['light', 'light', true, undefined], ['light']]);
  paint();
  assert.equal([state(), heard], [['light', 'light', false, 'light'], ['light', 'light']]);
  toggleTheme();
  assert.equal(state(), ['dark', 'dark', true, 'light']);
  paint();
  assert.equal(state(), ['dark', 'dark', false, 'dark']);
});

test('two toggles before a frame end where they began', () => {
  toggleTheme();
  toggleTheme();
  assert.equal([getSnapshot(), localStorage.getItem('theme')], ['light', 'light']);
  paint();
  assert.equal([getSnapshot(), root.dataset.theme], ['light', 'light']);
});

test('a second toggle before a frame leaves nothing pending, since the page shows it already', () => {
  toggleTheme();
  assert.ok(isPending());
  toggleTheme();
  assert.not(isPending());
});

test('what was stored while the page lay in the back/forward cache counts for more than what was pending', () => {
  toggleTheme();
  localStorage.setItem('theme', 'light');
  pageShow(true);
  paint();
  assert.equal([getSnapshot(), root.dataset.theme], ['light', 'light']);
});

test('a choice in another tab counts for more than one that is not painted yet', () => {
  toggleTheme();
  otherTab('theme', 'light');
  paint();
  assert.equal([getSnapshot(), root.dataset.theme], ['light', 'light']);
});

test('nothing is pending while prerendering and hydrating', () => {
  toggleTheme();
  assert.not(isPendingOnServer());
});

test('once there is a choice, the system’s changes do not count', () => {
  toggleTheme();
  paint();
  toggleTheme();
  paint();
  system.prefer('dark');
  assert.is(getSnapshot(), 'light');
  assert.is(root.dataset.theme, 'light');
});

test('a choice in another tab is followed and not written back', () => {
  otherTab('theme', 'dark');
  assert.equal([getSnapshot(), root.dataset.theme, heard], ['dark', 'dark', ['dark']]);
  assert.is(localStorage.length, 0);
});

for (const [what, key, newValue] of [
  ['removed its choice', 'theme', null],
  ['cleared its storage', null, null],
  ['stored nonsense', 'theme', 'purple'],
] as const) {
  test(`when another tab ${what}, the system decides again`, () => {
    toggleTheme();
    paint();
    localStorage.clear();
    otherTab(key, newValue);
    assert.is(getSnapshot(), 'light');
    assert.not(root.hasAttribute('data-theme'));
    assert.is(localStorage.length, 0);
    system.prefer('dark');
    assert.is(getSnapshot(), 'dark');
  });
}

test('other keys of the storage are none of its business', () => {
  toggleTheme();
  heard.length = 0;
  otherTab('Theme', 'light');
  otherTab('', null);
  assert.equal([getSnapshot(), heard], ['dark', []]);
});

test('a page that comes back from the back/forward cache catches up with the stored choice', () => {
  localStorage.setItem('theme', 'dark');
  pageShow(true);
  assert.equal([getSnapshot(), root.dataset.theme, heard], ['dark', 'dark', ['dark']]);
  localStorage.removeItem('theme');
  pageShow(true);
  assert.is(getSnapshot(), 'light');
  assert.not(root.hasAttribute('data-theme'));
});

test('an ordinary pageshow changes nothing', () => {
  localStorage.setItem('theme', 'dark');
  pageShow(false);
  assert.equal([getSnapshot(), heard], ['light', []]);
});

for (const [name, spoil] of [['blocked', blockStorage], ['full', fillStorage]] as const) {
  test(`where storage is ${name}, a choice lasts for the page`, () => {
    spoil();
    toggleTheme();
    assert.is(getSnapshot(), 'dark');
    toggleTheme();
    paint();
    assert.equal([getSnapshot(), heard], ['light', ['dark', 'light', 'light']]);
    system.prefer('dark');
    assert.is(getSnapshot(), 'light');
  });
}

test('where storage is blocked, the choice survives the back/forward cache', () => {
  blockStorage();
  toggleTheme();
  pageShow(true);
  paint();
  assert.equal([getSnapshot(), root.dataset.theme], ['dark', 'dark']);
});

test('a choice made before hydration, when nobody subscribed yet, is the one that shows', () => {
  leave();
  root.dataset.theme = 'dark';
  assert.is(getSnapshot(), 'dark');
});

test('the theme-colors follow the toggle, another tab and the end of a choice', () => {
  const { light, dark } = addMetas();
  toggleTheme();
  paint();
  assert.equal([light.content, dark.content], ['#000', '#000']);
  otherTab('theme', 'light');
  assert.equal([light.content, dark.content], ['#fff', '#fff']);
  otherTab(null, null);
  assert.equal([light.content, dark.content], ['#fff', '#000']);
});

test('it listens once, however many subscribe, and stops with the last of them', () => {
  const second = subscribe(() => undefined);
  assert.is(system.listenerCount(), 1);
  leave();
  assert.is(system.listenerCount(), 1);
  second();
  assert.is(system.listenerCount(), 0);
  otherTab('theme', 'dark');
  localStorage.setItem('theme', 'dark');
  pageShow(true);
  assert.not(root.hasAttribute('data-theme'));
});

test('unsubscribing twice is harmless, and takes no other subscriber away', () => {
  let count = 0;
  const listener = () => (count += 1);
  const first = subscribe(listener);
  const second = subscribe(listener);
  first();
  first();
  leave();
  toggleTheme();
  assert.equal([count, system.listenerCount()], [1, 1]);
  second();
  second();
  assert.is(system.listenerCount(), 0);
});

test('after everybody left, a new subscriber hears again', () => {
  leave();
  leave = subscribe(() => heard.push(getSnapshot()));
  system.prefer('dark');
  otherTab('theme', 'light');
  assert.equal(heard, ['dark', 'light']);
});

test('the server snapshot is neutral, and needs no window', async () => {
  toggleTheme();
  assert.is(await withoutWindow(getServerSnapshot), null);
});

test.run();
