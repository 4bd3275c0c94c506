import { act, cleanup, render, within } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Header } from '../../src/layout/Header.tsx';
import { hydrate, restoreStubs, stub } from '../helpers.tsx';

const test = suite('Header');

function scrollTo(y: number): void {
  stub(globalThis, 'scrollY', y);
  act(() => {
    dispatchEvent(new Event('scroll'));
  });
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

test('a page that is scrolled before hydration is opaque right after it', async () => {
  stub(globalThis, 'scrollY', 400);
  const { html, container, errors, unmount } = await hydrate(<Header field="gold" />);
  assert.match(html, 'data-scrolled="false"');
  assert.is(container.querySelector('header')?.dataset.scrolled, 'true');
  assert.equal(errors, []);
  unmount();
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
