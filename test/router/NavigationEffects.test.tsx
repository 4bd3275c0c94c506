import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRouter } from '../../src/router/createRouter.ts';
import type { NavigateOptions } from '../../src/router/createRouter.ts';
import { normalisePath } from '../../src/router/match.ts';
import { NavigationEffects } from '../../src/router/NavigationEffects.tsx';
import { cancelScroll } from '../../src/router/scroll.ts';
import { RouterContext, usePathname } from '../../src/router/useRouter.ts';
import { fakeTimers, recordScrolls, restoreStubs, settle, stub, stubGetter } from '../helpers.tsx';
import { fakeFrames } from '../motion/fakes.ts';

const test = suite('NavigationEffects');
let clock: ReturnType<typeof fakeTimers>;
let scrolls: string[];
let frames: ReturnType<typeof fakeFrames>;

class FakeNavigationTiming {
  readonly type: string;

  constructor(type: string) {
    this.type = type;
  }
}

function loadedBy(type: 'navigate' | 'reload' | 'back_forward'): void {
  stub(performance, 'getEntriesByType', () => [new FakeNavigationTiming(type)]);
}

function Site({ wasBusy }: { wasBusy: () => boolean }) {
  const name = { '/': 'Home', '/resources': 'Resources' }[normalisePath(usePathname())] ?? 'Not found';
  return (
    <>
      <main id="main" key={name}>
        <h1>{name}</h1>
        {name === 'Home' && <section id="about" />}
        {name === 'Home' && <section id="contact" />}
      </main>
      <button type="button">Elsewhere</button>
      <NavigationEffects title={`${name} | Site`} wasBusy={wasBusy} />
    </>
  );
}

const idle = () => false;

function setUp(address: string, { wasBusy = idle } = {}) {
  history.replaceState(null, '', address);
  const router = createRouter({ serverPath: '/', prepare: () => undefined, preload: () => {} });
  render(
    <RouterContext value={router}>
      <Site wasBusy={wasBusy} />
    </RouterContext>,
  );
  function jump(to: string, options?: NavigateOptions): void {
    act(() => router.navigate(to, options));
  }
  function go(to: string, options?: NavigateOptions): void {
    jump(to, options);
    frames.run(0);
  }
  return { go, jump };
}

function announced(): string | null {
  return screen.getByRole('status').textContent;
}

function focused(): string | null | undefined {
  return document.activeElement === document.body ? 'nothing' : document.activeElement?.textContent;
}

async function goBack(): Promise<void> {
  await act(async () => {
    history.back();
    await settle();
  });
  frames.run(0);
}

test.before.each(() => {
  sessionStorage.clear();
  clock = fakeTimers();
  scrolls = recordScrolls();
  frames = fakeFrames();
  stub(globalThis, 'PerformanceNavigationTiming', FakeNavigationTiming);
  loadedBy('navigate');
});

test.after.each(() => {
  cleanup();
  cancelScroll();
  restoreStubs();
  clock.restore();
});

test('a load without a hash sets the title: no scroll, no focus, no announcement', async () => {
  setUp('/');
  await clock.advance(10_000);
  assert.is(document.title, 'Home | Site');
  assert.equal([scrolls, focused(), announced()], [[], 'nothing', '']);
});

test('a load with a hash scrolls smoothly to the section after 300 ms, not after 299', async () => {
  setUp('/#about');
  await clock.advance(299);
  assert.equal(scrolls, []);
  await clock.advance(1);
  assert.equal(scrolls, ['#about smooth']);
  assert.is(announced(), '');
});

test('a load with a hash scrolls once, under StrictMode as well', async () => {
  history.replaceState(null, '', '/#about');
  const router = createRouter({ serverPath: '/', prepare: () => undefined, preload: () => {} });
  render(
    <StrictMode>
      <RouterContext value={router}>
        <Site wasBusy={idle} />
      </RouterContext>
    </StrictMode>,
  );
  await clock.advance(1_000);
  assert.equal(scrolls, ['#about smooth']);
});

for (const hash of ['#nowhere', '#%E0%A4%A', '#']) {
  test(`a load with the hash ${hash} that names no section does not scroll`, async () => {
    setUp(`/${hash}`);
    await clock.advance(1_000);
    assert.equal(scrolls, []);
  });
}

for (const type of ['reload', 'back_forward'] as const) {
  test(`a ${type} leaves the position that the browser has restored`, async () => {
    loadedBy(type);
    setUp('/#about');
    await clock.advance(1_000);
    assert.equal(scrolls, []);
  });
}

test('a browser without navigation timing counts as a fresh load', async () => {
  stub(performance, 'getEntriesByType', () => []);
  setUp('/#about');
  await clock.advance(300);
  assert.equal(scrolls, ['#about smooth']);
});

test('a visitor who scrolled before hydration is left where they are', async () => {
  setUp('/#about', { wasBusy: () => true });
  await clock.advance(1_000);
  assert.equal(scrolls, []);
});

test('another page starts at its top, once it is in the document', () => {
  const headings: (string | null | undefined)[] = [];
  const { go } = setUp('/');
  stub(globalThis, 'scrollTo', () => headings.push(document.querySelector('h1')?.textContent));
  go('/resources');
  assert.equal(headings, ['Resources']);
});

test('another page brings its title, an announcement, and the focus on its heading', () => {
  const { go } = setUp('/');
  go('/resources');
  assert.is(document.title, 'Resources | Site');
  assert.is(announced(), 'Resources | Site');
  assert.is(focused(), 'Resources');
  assert.equal(scrolls, ['0 instant']);
});

test('another page is in the document before anything asks for its layout', () => {
  const { jump } = setUp('/');
  jump('/resources');
  assert.equal([document.title, announced()], ['Resources | Site', 'Resources | Site']);
  assert.equal([scrolls, focused()], [[], 'nothing']);
  frames.run(0);
  assert.equal([scrolls, focused()], [['0 instant'], 'Resources']);
});

test('of two pages before a frame the second takes its place last', () => {
  const { jump } = setUp('/');
  jump('/resources');
  jump('/nowhere');
  frames.run(0);
  assert.equal([scrolls.at(-1), focused()], ['0 instant', 'Not found']);
});

test('a page that is left before its frame is remembered where it was to be', async () => {
  let scrollY = 1_000;
  stubGetter(globalThis, 'scrollY', () => scrollY);
  stub(globalThis, 'scrollTo', ({ top }: ScrollToOptions) => (scrollY = top ?? 0));
  const { go } = setUp('/');
  go('/resources');
  assert.is(scrollY, 0);
  for (const step of [-1, 1] as const) {
    await act(async () => {
      history.go(step);
      await settle();
    });
  }
  await goBack();
  assert.is(scrollY, 1_000);
});

test('a section chosen before the frame of its page is what the visitor sees in the end', () => {
  const { jump } = setUp('/resources');
  jump('/');
  jump('/#about');
  frames.run(0);
  assert.equal([scrolls, document.activeElement?.id], [['0 instant', '#about smooth'], 'about']);
});

test('a replacement before the frame of its page costs neither the top nor the focus', () => {
  const { jump } = setUp('/');
  jump('/resources');
  jump('/resources?a=b', { replace: true });
  frames.run(0);
  assert.equal([scrolls, focused()], [['0 instant'], 'Resources']);
});

test('in a hidden tab, which has no frames, another page takes its place at once', () => {
  const { jump } = setUp('/');
  stubGetter(document, 'hidden', () => true);
  jump('/resources');
  assert.equal([scrolls, focused()], [['0 instant'], 'Resources']);
});

test('a section of another page: top first, then the section after 300 ms, with the focus', async () => {
  const { go } = setUp('/resources');
  go('/#about');
  assert.equal([scrolls, focused()], [['0 instant'], 'nothing']);
  await clock.advance(299);
  assert.equal(scrolls, ['0 instant']);
  await clock.advance(1);
  assert.equal(scrolls, ['0 instant', '#about smooth']);
  assert.is(document.activeElement?.id, 'about');
});

for (const delay of [100, 500]) {
  test(`a link’s own delay takes the place of the 300 ms: ${delay}`, async () => {
    const { go } = setUp('/resources');
    go('/#about', { scrollDelay: delay });
    await clock.advance(delay - 1);
    assert.equal(scrolls, ['0 instant']);
    await clock.advance(1);
    assert.equal(scrolls, ['0 instant', '#about smooth']);
    await clock.advance(1_000);
    assert.is(scrolls.length, 2);
  });
}

test('a section that another page does not have: its top, and the focus on its heading', async () => {
  const { go } = setUp('/resources');
  go('/#nowhere');
  await clock.advance(1_000);
  assert.equal([scrolls, focused()], [['0 instant'], 'Home']);
});

test('the next navigation cancels the scroll of the one before', async () => {
  const { go } = setUp('/resources');
  go('/#about', { scrollDelay: 500 });
  await clock.advance(499);
  go('/resources');
  await clock.advance(10_000);
  assert.equal(scrolls, ['0 instant', '0 instant']);
});

test('two choices in a row lead to the second only', async () => {
  const { go } = setUp('/resources');
  go('/#about', { scrollDelay: 500 });
  await clock.advance(499);
  go('/#contact', { scrollDelay: 500 });
  await clock.advance(10_000);
  assert.equal(scrolls, ['0 instant', '#contact smooth']);
});

test('the visitor’s wheel cancels the scroll to the section', async () => {
  const { go } = setUp('/resources');
  go('/#about', { scrollDelay: 500 });
  await clock.advance(499);
  dispatchEvent(new Event('wheel'));
  await clock.advance(10_000);
  assert.equal(scrolls, ['0 instant']);
});

test('a section of the same page is scrolled to at once, without an announcement', () => {
  const { go } = setUp('/');
  go('/#about', { scrollDelay: 500 });
  assert.equal(scrolls, ['#about smooth']);
  assert.equal([announced(), document.activeElement?.id], ['', 'about']);
});

test('choosing the same section again scrolls to it again', () => {
  const { go } = setUp('/');
  go('/#about');
  go('/#about');
  assert.equal(scrolls, ['#about smooth', '#about smooth']);
});

for (const address of ['/index.html', '/?from=ad']) {
  test(`from ${address} a section of the home page is on the same page`, () => {
    const { go } = setUp(address);
    go('/#about', { scrollDelay: 500 });
    assert.equal([scrolls, announced()], [['#about smooth'], '']);
  });
}

test('a link to the page one is on leads to its top', () => {
  const { go } = setUp('/');
  go('/');
  assert.equal(scrolls, ['0 smooth']);
});

test('a replacement within the same page does not scroll', async () => {
  const { go } = setUp('/');
  go('/#about', { replace: true });
  await clock.advance(1_000);
  assert.equal(scrolls, []);
});

test('Back returns to the position at once, announces the page and leaves the focus alone', async () => {
  const { go } = setUp('/');
  stub(globalThis, 'scrollY', 820);
  go('/resources');
  screen.getByText('Elsewhere').focus();
  scrolls.length = 0;
  await goBack();
  assert.equal(scrolls, ['820 instant']);
  assert.is(document.title, 'Home | Site');
  assert.equal([announced(), focused()], ['Home | Site', 'Elsewhere']);
});

test('Back to a section returns to the position, not to the section', async () => {
  const { go } = setUp('/#about');
  stub(globalThis, 'scrollY', 1_234);
  go('/resources');
  scrolls.length = 0;
  await goBack();
  await clock.advance(1_000);
  assert.equal(scrolls, ['1234 instant']);
});

test('a jump that the browser made by itself is smoothed after 300 ms', async () => {
  setUp('/');
  history.pushState(null, '', '#contact');
  act(() => {
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await clock.advance(299);
  assert.equal(scrolls, []);
  await clock.advance(1);
  assert.equal(scrolls, ['#contact smooth']);
});

test('the announcer is in the document before the first announcement', () => {
  setUp('/');
  const status = screen.getByRole('status');
  assert.is(status.textContent, '');
  assert.is(status.hasAttribute('aria-live'), false);
});

test('the canonical address, which share sheets offer, follows the page and leaves query and hash out', () => {
  const canonical = document.createElement('link');
  canonical.rel = 'canonical';
  canonical.href = 'https://site.example/';
  document.head.append(canonical);
  const { go } = setUp('/?from=ad');
  assert.is(canonical.getAttribute('href'), 'https://site.example/');
  go('/#about');
  assert.is(canonical.getAttribute('href'), 'https://site.example/');
  go('/resources?a=b#c');
  assert.is(canonical.href, 'https://site.example/resources');
  canonical.remove();
});

test.run();
