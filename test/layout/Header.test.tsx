import { act, cleanup, render, within } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Header } from '../../src/layout/Header.tsx';
import { hydrate, restoreStubs, stub } from '../helpers.tsx';
import { fakeIntersections } from '../motion/fakes.ts';

const test = suite('Header');

let intersections: ReturnType<typeof fakeIntersections>;

/** The page's top, which is observed, comes to lie above the viewport. */
function scrollTo(y: number): void {
  const { firstElementChild } = document.body;
  if (!firstElementChild) throw new Error('nothing marks the top');
  intersections.place(firstElementChild, -y, 0);
  act(() => intersections.report());
}

function setUp() {
  const { container } = render(<Header field="gold" />);
  const header = container.querySelector('header');
  if (!header) throw new Error('no header');
  return header;
}

function entries(root: HTMLElement | null): string[] {
  if (!root) throw new Error('no navigation');
  return within(root)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

test.before.each(() => {
  intersections = fakeIntersections(800);
});

test.after.each(() => {
  cleanup();
  restoreStubs();
});

test('the header is transparent over the field of the page at the top, and at 10 px', () => {
  const header = setUp();
  assert.equal([header.dataset.scrolled, header.dataset.field], ['false', 'gold']);
  scrollTo(10);
  assert.equal([header.dataset.scrolled, header.dataset.field], ['false', 'gold']);
});

test('the header is opaque from more than 10 px on, and transparent again at the top', () => {
  const header = setUp();
  scrollTo(11);
  assert.equal([header.dataset.scrolled, header.dataset.field], ['true', 'paper']);
  scrollTo(0);
  assert.equal([header.dataset.scrolled, header.dataset.field], ['false', 'gold']);
});

test('it turns opaque where no observers are, too', () => {
  stub(globalThis, 'IntersectionObserver', undefined);
  const header = setUp();
  for (const [y, scrolled] of [[10, 'false'], [11, 'true'], [0, 'false']] as const) {
    stub(globalThis, 'scrollY', y);
    act(() => void dispatchEvent(new Event('scroll')));
    assert.is(header.dataset.scrolled, scrolled);
  }
});

test('scrolling reads nothing that would cost a layout', () => {
  const header = setUp();
  stub(globalThis, 'scrollY', 400);
  act(() => void dispatchEvent(new Event('scroll')));
  assert.is(header.dataset.scrolled, 'false');
  scrollTo(400);
  assert.is(header.dataset.scrolled, 'true');
  cleanup();
  assert.is(document.querySelector('body > div:empty'), null);
});

test('a page that is scrolled before hydration is opaque once the first frame tells', async () => {
  const { html, container, errors, unmount } = await hydrate(<Header field="gold" />);
  assert.match(html, 'data-scrolled="false"');
  scrollTo(400);
  assert.is(container.querySelector('header')?.dataset.scrolled, 'true');
  assert.equal(errors, []);
  unmount();
});

test('a page that is scrolled before hydration is opaque right after it where nothing can be observed', () => {
  stub(globalThis, 'IntersectionObserver', undefined);
  stub(globalThis, 'scrollY', 400);
  assert.is(setUp().dataset.scrolled, 'true');
});

test('it offers Services, About, Resources, Contact and Get Started', () => {
  const navigation = setUp().querySelector<HTMLElement>('nav');
  assert.equal(entries(navigation), [
    'Services /#services',
    'About /#about',
    'Resources /resources',
    'Contact /#contact',
    'Get Started /#contact',
  ]);
});

test('the menu of small screens offers the same entries', () => {
  const header = setUp();
  const menu = header.querySelector('details');
  if (menu) menu.open = true;
  assert.equal(entries(menu), entries(header.querySelector('nav')));
});

test('both navigations have a name, and so has the theme toggle', () => {
  const header = setUp();
  for (const navigation of header.querySelectorAll('nav')) assert.ok(navigation.getAttribute('aria-label'));
  assert.ok(header.querySelector('[data-theme-toggle]')?.getAttribute('aria-label'));
});

test.run();
