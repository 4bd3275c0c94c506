import * as assert from 'uvu/assert';
import { cancelScroll, findTarget, focusTarget, scheduleScroll, scrollToHash } from '../../src/router/scroll.ts';
import { fakeMedia, fakeTimers, recordScrolls, restoreStubs, stub } from '../helpers.tsx';
import { suite } from '../suite.ts';

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
    if (!options?.preventScroll) scrolls.push('by the focus');
    if (this.matches('a[href], button, summary, [tabindex]')) focus.call(this, options);
  });
}

test.before.each(() => {
  clock = fakeTimers();
  scrolls = recordScrolls();
  focusLikeABrowser();
  document.body.innerHTML = `
    <main><h1>Home</h1></main>
    <section id="about"></section>
    <section id="café au lait"></section>
    <details id="dental-practices"><summary id="head">Dental Practices</summary></details>
    <button id="button">Button</button>`;
});

test.after.each(() => {
  cancelScroll();
  document.body.replaceChildren();
  restoreStubs();
  clock.restore();
});

test('a hash names the element with its id, percent-decoded once', () => {
  assert.is(findTarget('#about'), byId('about'));
  assert.is(findTarget('#caf%C3%A9%20au%20lait'), byId('café au lait'));
  assert.is(findTarget('#%2561bout'), null);
});

for (const hash of ['#', '#nowhere', '#%E0%A4%A', '#about%00']) {
  test(`the hash "${hash}" leads nowhere`, () => {
    scrollToHash(hash);
    assert.equal([findTarget(hash), scrolls], [null, []]);
  });
}

test('scrolling to a section is smooth and moves the focus there, which scrolls nothing by itself', () => {
  scrollToHash('#about');
  assert.equal([scrolls, document.activeElement?.id], [['#about smooth'], 'about']);
});

test('no hash leads to the top, and where motion is to be reduced everything is instant', () => {
  scrollToHash('');
  fakeMedia().set('(prefers-reduced-motion: reduce)', true);
  scrollToHash('#about');
  scrollToHash('');
  assert.equal(scrolls, ['0 smooth', '#about instant', '0 instant']);
  assert.is(document.activeElement?.textContent, 'Home');
});

test('a section can be focused until it loses the focus, and what can be focused by itself gets no tabindex', () => {
  focusTarget(byId('about'));
  assert.is(byId('about').getAttribute('tabindex'), '-1');
  focusTarget(byId('button'));
  assert.equal([document.activeElement?.id, document.querySelector('[tabindex]')], ['button', null]);
});

test('a disclosure is scrolled to and focused by its summary: it may have no box of its own', () => {
  scrollToHash('#dental-practices');
  assert.equal([scrolls, document.activeElement?.id], [['#head smooth'], 'head']);
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
  await clock.advance(299);
  scheduleScroll('#dental-practices', 300);
  await clock.advance(1_000);
  assert.equal(scrolls, ['#head smooth']);
});

const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'focusin'];
const SCROLL_KEYS = ['Tab', ' ', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

for (const name of [...GESTURES, ...SCROLL_KEYS, 'Enter', 'Escape', 'a', 'Shift']) {
  const givesWay = GESTURES.includes(name) || SCROLL_KEYS.includes(name);
  test(`a pending scroll ${givesWay ? 'gives way to' : 'outlasts'} the visitor’s own "${name}"`, async () => {
    scheduleScroll('#about', 300);
    const event = GESTURES.includes(name) ? new Event(name) : new KeyboardEvent('keydown', { key: name });
    dispatchEvent(event);
    await clock.advance(1_000);
    assert.equal(scrolls, givesWay ? [] : ['#about smooth']);
  });
}

test.run();
