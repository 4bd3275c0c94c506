import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { MobileMenu } from '../../src/layout/MobileMenu.tsx';
import { fakeMedia, restoreStubs } from '../helpers.tsx';
import { suite } from '../suite.ts';

const test = suite('MobileMenu');
let media: ReturnType<typeof fakeMedia>;

const menu = () => screen.getByRole<HTMLDetailsElement>('group');
const summary = () => menu().querySelector('summary') ?? document.body;
const link = () => screen.getByText('About');
const outside = () => screen.getByText('Outside');

function show({ open }: { open: boolean }): void {
  media = fakeMedia();
  render(
    <header>
      <nav>
        <a href="#about">Wide</a>
      </nav>
      <MobileMenu>
        <a href="#about">About</a>
        <p>Text</p>
      </MobileMenu>
      <button type="button">Outside</button>
    </header>,
  );
  act(() => void (menu().open = open));
  (open ? link() : outside()).focus();
}

const press = (key: string, target: Element) => fireEvent.keyDown(target, { key });
const moveFocus = (to: Element | null) => fireEvent.focusOut(link(), { relatedTarget: to });

function pressAnsweredEscape(): void {
  link().addEventListener('keydown', (event) => event.preventDefault());
  press('Escape', link());
}

test.after.each(() => {
  cleanup();
  restoreStubs();
});

for (const [when, happen] of [
  ['a link is chosen', () => fireEvent.click(link())],
  ['Escape is pressed', () => press('Escape', link())],
] as const) {
  test(`the menu closes, and gives its button the focus, when ${when}`, () => {
    show({ open: true });
    happen();
    assert.equal([menu().open, document.activeElement === summary()], [false, true]);
  });
}

for (const [what, open, happen] of [
  ['closes when the window becomes wide', false, () => media.set('(min-width: 60em)', true)],
  ['closes when the focus leaves it', false, () => moveFocus(outside())],
  ['closes when something outside is pressed', false, () => fireEvent.pointerDown(outside())],
  ['stays open when something in it is pressed', true, () => fireEvent.pointerDown(link())],
  ['stays open when something else in it is clicked', true, () => fireEvent.click(screen.getByText('Text'))],
  ['stays open when the focus moves within it', true, () => moveFocus(summary())],
  ['stays open when the window loses the focus', true, () => moveFocus(null)],
  ['stays open when another key is pressed', true, () => ['Enter', 'Tab', 'a', ' '].map((key) => press(key, link()))],
  ['stays open after an Escape that something else has answered', true, pressAnsweredEscape],
] as const) {
  test(`the menu ${what}`, () => {
    show({ open: true });
    happen();
    assert.is(menu().open, open);
  });
}

for (const [what, from, to] of [
  ['gives the focus that it has to the links of the wide header', link, () => screen.getByText('Wide')],
  ['leaves the focus alone that is elsewhere', outside, outside],
] as const) {
  test(`the menu that goes because the window becomes wide ${what}`, () => {
    show({ open: true });
    from().focus();
    media.set('(min-width: 60em)', true);
    assert.is(document.activeElement, to());
  });
}

test('Escape while the menu is closed is somebody else’s, and does not move the focus', () => {
  show({ open: false });
  assert.is(press('Escape', outside()), true);
  assert.is(document.activeElement, outside());
});

test.run();
