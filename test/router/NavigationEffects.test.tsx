import { act, cleanup, render, screen } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { createRouter } from '../../src/router/createRouter.ts';
import type { NavigateOptions } from '../../src/router/createRouter.ts';
import { normalisePath } from '../../src/router/normalisePath.ts';
import { cancelScroll } from '../../src/router/scroll.ts';
import { NavigationEffects } from '../../src/router/NavigationEffects.tsx';
import { RouterContext, usePathname } from '../../src/router/useRouter.ts';
import { fakeTimers, recordScrolls, restoreStubs, settle, stub } from '../helpers.tsx';
import { suite } from '../suite.ts';

const test = suite('NavigationEffects');
let clock: ReturnType<typeof fakeTimers>;
let scrolls: string[];

class FakeNavigationTiming {
  type = 'navigate';
}

function Site({ wasBusy }: { wasBusy: () => boolean }) {
  const name = normalisePath(usePathname()) === '/' ? 'Home' : 'Resources';
  return (
    <>
      <main key={name}>
        <h1>{name}</h1>
        {name === 'Home' && <section id="about" />}
      </main>
      <button type="button">Elsewhere</button>
      <NavigationEffects title={`${name} | Site`} scrollDelay={300} wasBusy={wasBusy} pendingText="One moment" />
    </>
  );
}

function setUp(address: string, wasBusy = () => false) {
  history.replaceState(null, '', address);
  const router = createRouter({ serverPath: '/', loadPage: () => undefined, prefetchPage: () => {} });
  render(
    <RouterContext value={router}>
      <Site wasBusy={wasBusy} />
    </RouterContext>,
  );
  return (to: string, options?: NavigateOptions) => act(() => router.navigate(to, options));
}

function focused(): string | null | undefined {
  const { activeElement, body } = document;
  return activeElement === body ? 'nothing' : activeElement?.id || activeElement?.textContent;
}

/** What assistive technology is told. */
function announced(): string | null {
  return screen.getByRole('status').textContent;
}

test.before.each(() => {
  clock = fakeTimers();
  scrolls = recordScrolls();
  stub(globalThis, 'PerformanceNavigationTiming', FakeNavigationTiming);
});

test.after.each(() => {
  cleanup();
  cancelScroll();
  restoreStubs();
  clock.restore();
});

test('a load sets the title: without a hash no scroll, no focus, no announcement', async () => {
  setUp('/');
  await clock.advance(10_000);
  assert.equal([document.title, scrolls, focused(), announced()], ['Home | Site', [], 'nothing', '']);
});

for (const [name, type, busy, expected] of [
  ['a fresh load', 'navigate', false, ['#about smooth']],
  ['a fresh load in a browser without navigation timing', undefined, false, ['#about smooth']],
  ['not a reload, which the browser restores', 'reload', false, []],
  ['not a return, which the browser restores', 'back_forward', false, []],
  ['not a visitor who was at something before hydration', 'navigate', true, []],
] as const) {
  test(`a hash scrolls ${name}`, async () => {
    const timing = Object.assign(new FakeNavigationTiming(), { type });
    stub(performance, 'getEntriesByType', () => (type ? [timing] : []));
    setUp('/#about', () => busy);
    await clock.advance(1_000);
    assert.equal(scrolls, expected);
  });
}

test('a hash does not scroll a visitor who has been at something since', async () => {
  let isBusy = false;
  setUp('/#about', () => isBusy);
  await clock.advance(299);
  isBusy = true;
  await clock.advance(1_000);
  assert.equal(scrolls, []);
});

test('another page sets the title, is announced, and starts at its top with the focus on its heading', () => {
  const go = setUp('/');
  const scrollTo = ({ top }: ScrollToOptions) => scrolls.push(`${top}, ${screen.getByRole('heading').textContent}`);
  stub(globalThis, 'scrollTo', scrollTo);
  go('/resources');
  assert.equal([document.title, announced()], ['Resources | Site', 'Resources | Site']);
  assert.equal([scrolls, focused()], [['0, Resources'], 'Resources']);
});

for (const [name, from, to, options, expectedScrolls, expectedFocus] of [
  ['a section elsewhere: top, then section', '/resources', '/#about', {}, ['0 instant', '#about smooth'], 'about'],
  ['a section that another page lacks: its top', '/resources', '/#nowhere', {}, ['0 instant'], 'Home'],
  ['another page in place of this one: its top', '/resources', '/', { replace: true }, ['0 instant'], 'Home'],
  ['a section of the same page: at once', '/', '/#about', { scrollDelay: 5_000 }, ['#about smooth'], 'about'],
  ['the same section again: again', '/#about', '/#about', {}, ['#about smooth'], 'about'],
  ['a section of /index.html: the same page', '/index.html', '/#about', {}, ['#about smooth'], 'about'],
  ['a section of /?from=ad: the same page', '/?from=ad', '/#about', {}, ['#about smooth'], 'about'],
  ['the page one is on: its top and heading', '/', '/', {}, ['0 smooth'], 'Home'],
  ['the page notes its state in the address: no scroll', '/', '/#about', { replace: true }, [], 'nothing'],
] as const) {
  test(`${name}, and only another page is announced`, async () => {
    const go = setUp(from);
    go(to, options);
    await clock.advance(1_000);
    assert.equal([scrolls, focused()], [expectedScrolls, expectedFocus]);
    assert.is(announced(), from === '/resources' ? 'Home | Site' : '');
  });
}

for (const [from, to] of [['/', '/resources'], ['/#about', '/resources'], ['/#about', '/']] as const) {
  test(`Back from ${to} to ${from} returns to the position at once and in the next frame, and leaves the focus alone`, async () => {
    const go = setUp(from);
    stub(globalThis, 'scrollY', 820);
    go(to);
    screen.getByText('Elsewhere').focus();
    scrolls.length = 0;
    await act(async () => {
      history.back();
      await settle();
    });
    await clock.advance(1_000);
    assert.equal([scrolls, focused(), document.title], [['820 instant', '820 instant'], 'Elsewhere', 'Home | Site']);
  });
}

test('a jump that the browser made by itself is smoothed after 300 ms', async () => {
  setUp('/');
  history.pushState(null, '', '#about');
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await clock.advance(299);
  assert.equal(scrolls, []);
  await clock.advance(1);
  assert.equal(scrolls, ['#about smooth']);
});

test('the canonical address, which share sheets offer, follows the page and leaves query and hash out', () => {
  const canonical = document.createElement('link');
  canonical.rel = 'canonical';
  canonical.href = 'https://site.example/';
  document.head.append(canonical);
  const go = setUp('/?from=ad');
  go('/#about');
  assert.is(canonical.href, 'https://site.example/');
  go('/resources?a=b#c');
  assert.is(canonical.href, 'https://site.example/resources');
  canonical.remove();
});

test.run();
