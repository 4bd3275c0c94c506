import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { arriveWithFrame, cancelScroll, findTarget, focusTarget, scheduleScroll, scrollToHash } from '../../src/router/scroll.ts';
import { fakeMedia, fakeTimers, recordScrolls, restoreStubs, stub } from '../helpers.tsx';

const test = suite('scroll');
let clock: ReturnType<typeof fakeTimers>;
let scrolls: string[];

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
}

/** happy-dom focuses any element; a browser only those that can hold the focus. */
function focusLikeABrowser(): void {
  const { focus } = HTMLElement.prototype;
  stub(HTMLElement.prototype, 'focus', function (this: HTMLElement, options?: FocusOptions) {
    if (this.matches('a[href], button, input, summary, [tabindex]')) focus.call(this, options);
  });
}

test.before.each(() => {
  clock = fakeTimers();
  scrolls = recordScrolls();
  document.body.innerHTML = `
    <section id="about"></section>
    <section id="caf\u00e9 au lait"></section>
    <details id="dental-practices"><summary id="head">Dental Practices</summary></details>
    <button id="button">Button</button>`;
});

test.after.each(() => {
  cancelScroll();
  document.body.replaceChildren();
  restoreStubs();
  clock.restore();
});

test('a hash names the element with its id', () => {
  assert.is(findTarget('#about'), byId('about'));
});

test('a percent-encoded hash is decoded once', () => {
  assert.is(findTarget('#caf%C3%A9%20au%20lait')?.id, 'caf\u00e9 au lait');
  assert.is(findTarget('#%2561bout'), null);
});

for (const hash of ['#', '#nowhere', '#%E0%A4%A', '#about%00']) {
  test(`the hash "${hash}" leads nowhere`, () => {
    assert.is(findTarget(hash), null);
    scrollToHash(hash);
    assert.equal(scrolls, []);
  });
}

test('no hash is no question to the document', () => {
  const asked: string[] = [];
  stub(document, 'getElementById', (id: string) => {
    asked.push(id);
    return null;
  });
  for (const hash of ['', '#', '#about']) findTarget(hash);
  assert.equal(asked, ['about']);
});

test('scrolling to a section is smooth and moves the focus there', () => {
  focusLikeABrowser();
  scrollToHash('#about');
  assert.equal(scrolls, ['#about smooth']);
  assert.is(document.activeElement, byId('about'));
});

test('an empty hash names no element, and its scroll leads to the top', () => {
  assert.is(findTarget(''), null);
  scrollToHash('');
  assert.equal(scrolls, ['0 smooth']);
});

test('scrolling is instant where motion is to be reduced', () => {
  fakeMedia().set('(prefers-reduced-motion: reduce)', true);
  scrollToHash('#about');
  scrollToHash('');
  assert.equal(scrolls, ['#about instant', '0 instant']);
});

test('the focus never scrolls by itself', () => {
  const options: (FocusOptions | undefined)[] = [];
  stub(HTMLElement.prototype, 'focus', (given?: FocusOptions) => options.push(given));
  focusTarget(byId('about'));
  assert.ok(options.length > 0);
  assert.ok(options.every((given) => given?.preventScroll));
});

test('a section can hold the focus only until it loses it', () => {
  focusLikeABrowser();
  focusTarget(byId('about'));
  assert.is(byId('about').getAttribute('tabindex'), '-1');
  byId('button').focus();
  assert.is(byId('about').hasAttribute('tabindex'), false);
});

test('what can hold the focus gets no tabindex', () => {
  focusLikeABrowser();
  focusTarget(byId('button'));
  assert.is(document.activeElement, byId('button'));
  assert.is(byId('button').hasAttribute('tabindex'), false);
});

test('a disclosure takes the focus on its summary', () => {
  focusLikeABrowser();
  focusTarget(byId('dental-practices'));
  assert.is(document.activeElement, byId('head'));
});

test('a disclosure is scrolled to by its summary: it may have no box of its own', () => {
  scrollToHash('#dental-practices');
  assert.equal(scrolls, ['#head smooth']);
});

test('a scheduled scroll comes after its delay, not 1 ms sooner', async () => {
  scheduleScroll('#about', 300);
  await clock.advance(299);
  assert.equal(scrolls, []);
  await clock.advance(1);
  assert.equal(scrolls, ['#about smooth']);
});

test('only one scroll is pending: a new one takes the place of the old', async () => {
  scheduleScroll('#about', 300);
  await clock.advance(200);
  scheduleScroll('#dental-practices', 300);
  await clock.advance(299);
  assert.equal(scrolls, []);
  await clock.advance(1);
  assert.equal(scrolls, ['#head smooth']);
  assert.is(clock.count(), 0);
});

test('where the frame is late, the page is put in its place before it is scrolled', async () => {
  stub(globalThis, 'requestAnimationFrame', () => 1);
  arriveWithFrame(() => scrolls.push('arrival'));
  scheduleScroll('#about', 300);
  await clock.advance(300);
  assert.equal(scrolls, ['arrival', '#about smooth']);
});

test('a cancelled scroll never comes, and cancelling again does no harm', async () => {
  scheduleScroll('#about', 300);
  cancelScroll();
  cancelScroll();
  await clock.advance(1_000);
  assert.equal(scrolls, []);
});

test('a section that is gone when the time comes is left alone', async () => {
  scheduleScroll('#about', 300);
  byId('about').remove();
  await clock.advance(300);
  assert.equal(scrolls, []);
});

for (const event of [
  new Event('wheel', { bubbles: true }),
  new Event('touchmove', { bubbles: true }),
  new Event('pointerdown', { bubbles: true }),
  new Event('focusin', { bubbles: true }),
  ...['Tab', ' ', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'].map(
    (key) => new KeyboardEvent('keydown', { key, bubbles: true }),
  ),
]) {
  const name = event instanceof KeyboardEvent ? `the key "${event.key}"` : event.type;
  test(`the visitor’s own scrolling wins: ${name} cancels`, async () => {
    scheduleScroll('#about', 300);
    await clock.advance(299);
    byId('button').dispatchEvent(event);
    await clock.advance(1_000);
    assert.equal(scrolls, []);
  });
}

for (const key of ['Enter', 'Escape', 'a', 'Shift']) {
  test(`the key "${key}" does not scroll, so it does not cancel`, async () => {
    scheduleScroll('#about', 300);
    byId('button').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await clock.advance(300);
    assert.equal(scrolls, ['#about smooth']);
  });
}

test('it listens to the visitor only while a scroll is pending', async () => {
  const signals: AbortSignal[] = [];
  function listen(_type: string, _listener: () => void, { signal }: { signal: AbortSignal }): void {
    signals.push(signal);
  }
  stub(globalThis, 'addEventListener', listen);
  scheduleScroll('#about', 300);
  await clock.advance(299);
  assert.ok(signals.length > 0 && signals.every(({ aborted }) => !aborted));
  await clock.advance(1);
  assert.ok(signals.every(({ aborted }) => aborted));
});

test('a wheel after one scroll does not cancel a later one', async () => {
  scheduleScroll('#about', 300);
  await clock.advance(300);
  dispatchEvent(new Event('wheel'));
  scheduleScroll('#dental-practices', 300);
  await clock.advance(300);
  assert.equal(scrolls, ['#about smooth', '#head smooth']);
});

test.run();
