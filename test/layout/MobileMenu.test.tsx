import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MobileMenu } from '../../src/layout/MobileMenu.tsx';
import { fakeMedia, restoreStubs, stub } from '../helpers.tsx';

const test = suite('MobileMenu');
const WIDE = '(min-width: 56.25em)';
let media: ReturnType<typeof fakeMedia>;

function get<E extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): E {
  const element = root.querySelector<E>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

function setUp({ open = true } = {}) {
  const view = render(
    <>
      <MobileMenu>
        <a href="#about">
          <b>About</b>
        </a>
        <p>Not a link</p>
      </MobileMenu>
      <button type="button">Outside</button>
    </>,
  );
  const menu = get<HTMLDetailsElement>(view.container, 'details');
  act(() => {
    menu.open = open;
  });
  const outside = get(view.container, 'button');
  return { menu, summary: get(menu, 'summary'), link: get(menu, 'a'), outside, view };
}

function press(key: string, target: Element): boolean {
  return fireEvent.keyDown(target, { key });
}

test.before.each(() => {
  media = fakeMedia();
});

test.after.each(() => {
  cleanup();
  restoreStubs();
});

test('it is closed at first, and a native disclosure, so that it opens without JavaScript', () => {
  const { menu, summary } = setUp({ open: false });
  assert.is(menu.open, false);
  assert.is(summary.parentElement, menu);
  fireEvent.click(summary);
  assert.is(menu.open, true);
});

test('it closes after a link is chosen', () => {
  const { menu, link } = setUp();
  fireEvent.click(get(link, 'b'));
  assert.is(menu.open, false);
});

test('a chosen link hands the focus back to the button before it vanishes', () => {
  const { summary, link } = setUp();
  link.focus();
  fireEvent.click(link);
  assert.is(document.activeElement, summary);
});

test('it stays open when something else in it is clicked', () => {
  const { menu } = setUp();
  fireEvent.click(get(menu, 'nav p'));
  assert.is(menu.open, true);
});

test('Escape closes it and returns the focus to its button', () => {
  const { menu, summary, link } = setUp();
  link.focus();
  assert.is(press('Escape', link), false);
  assert.is(menu.open, false);
  assert.is(document.activeElement, summary);
});

test('Escape while it is closed is somebody else’s, and does not move the focus', () => {
  const { outside } = setUp({ open: false });
  outside.focus();
  assert.is(press('Escape', outside), true);
  assert.is(document.activeElement, outside);
});

test('an Escape that something else has answered leaves it open', () => {
  const { menu, link } = setUp();
  link.addEventListener('keydown', (event) => event.preventDefault());
  press('Escape', link);
  assert.is(menu.open, true);
});

test('no other key closes it', () => {
  const { menu, link } = setUp();
  for (const key of ['Enter', 'Tab', 'a', ' ']) press(key, link);
  assert.is(menu.open, true);
});

test('it closes when the window becomes wide', () => {
  const { menu } = setUp();
  media.set(WIDE, true);
  assert.is(menu.open, false);
});

test('it closes when the focus leaves it', () => {
  const { menu, link, outside } = setUp();
  link.focus();
  fireEvent.focusOut(link, { relatedTarget: outside });
  assert.is(menu.open, false);
});

test('it stays open when the focus moves within it, or when the window loses it', () => {
  const { menu, link, summary } = setUp();
  fireEvent.focusOut(link, { relatedTarget: summary });
  fireEvent.focusOut(link, { relatedTarget: null });
  assert.is(menu.open, true);
});

test('it closes on a press outside, and not on one inside', () => {
  const { menu, link, outside } = setUp();
  fireEvent.pointerDown(link);
  assert.is(menu.open, true);
  fireEvent.pointerDown(outside);
  assert.is(menu.open, false);
});

test('it listens to nothing any more once it is unmounted', () => {
  const heard = new Set<string>();
  const { addEventListener } = document;
  stub(document, 'addEventListener', (type: string, listener: () => void, options?: AddEventListenerOptions) => {
    addEventListener.call(document, type, listener, options);
    if (!options?.signal) return;
    heard.add(type);
    options.signal.addEventListener('abort', () => heard.delete(type));
  });
  const { view } = setUp();
  assert.equal([...heard].sort(), ['keydown', 'pointerdown']);
  view.unmount();
  assert.equal([heard.size, media.listenerCount()], [0, 0]);
});

test.run();
