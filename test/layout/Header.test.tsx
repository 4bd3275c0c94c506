import { act, cleanup, render, screen } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { headerLinks } from '../../src/content/navigation.ts';
import { Header } from '../../src/layout/Header.tsx';
import { hydrate, restoreStubs, stub } from '../helpers.tsx';
import { replaceContent } from '../pages/page.tsx';
import { inRouter, linksOf } from './links.tsx';
import { suite } from '../suite.ts';

const test = suite('Header');
const header = inRouter(<Header tone="gold" />);
const transparent = { scrolled: 'false', tone: 'gold' };
const opaque = { scrolled: 'true', tone: 'paper' };

replaceContent(headerLinks, [
  { label: 'Prices', to: '/#prices' },
  { label: 'Guides', to: '/guides' },
]);

function scrollTo(y: number): void {
  stub(globalThis, 'scrollY', y);
  act(() => void dispatchEvent(new Event('scroll')));
}

function state() {
  const { scrolled, tone } = screen.getByRole('banner').dataset;
  return { scrolled, tone };
}

test.after.each(() => {
  cleanup();
  restoreStubs();
});

test('the header is transparent over the page’s colour at the top, opaque at 11 px, transparent again at 10', () => {
  render(header);
  assert.equal(state(), transparent);
  for (const [y, expected] of [[10, transparent], [11, opaque], [10, transparent]] as const) {
    scrollTo(y);
    assert.equal(state(), expected);
  }
});

test('on a page that was scrolled before hydration it is opaque as soon as it is hydrated', async () => {
  stub(globalThis, 'scrollY', 400);
  const { html, errors, unmount } = await hydrate(header);
  assert.match(html, 'data-scrolled="false"');
  assert.equal(state(), opaque);
  assert.equal(errors, []);
  unmount();
});

test('bar and menu offer the same entries, which scroll 500 ms after arriving, beside a theme toggle', () => {
  render(header);
  screen.getByRole('banner').querySelector('details')?.setAttribute('open', '');
  const [bar = [], menu] = screen.getAllByRole('navigation').map(linksOf);
  assert.equal(bar, menu);
  assert.equal(bar.slice(0, 2), ['Prices /#prices 500', 'Guides /guides 500']);
  for (const entry of bar) assert.match(entry, / (?:\/\S* 500|\w+:\S+)$/);
  assert.ok(screen.getByRole('banner').querySelector('button[data-theme-toggle]'));
});

test.run();
