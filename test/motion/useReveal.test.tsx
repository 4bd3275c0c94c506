import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useReveal } from '../../src/motion/useReveal.ts';
import { fakeMedia, restoreStubs, stub, withoutWindow } from '../helpers.tsx';
import { fakeIntersections } from './fakes.ts';

const REDUCE = '(prefers-reduced-motion: reduce)';
const VIEWPORT = 800;

function Page({ lead = '' }: { lead?: string }) {
  const root = useRef<HTMLElement>(null);
  useReveal(root);
  return (
    <main ref={root}>
      <p>{lead}</p>
      <div className="reveal" data-testid="first">
        <button type="button">Inside</button>
      </div>
      <div className="reveal" data-testid="second" data-delay="60" />
    </main>
  );
}

function block(name: 'first' | 'second'): HTMLElement {
  return screen.getByTestId(name);
}

/** A page with both blocks at `top`, reported once. */
function open(top: number, height = 100) {
  const media = fakeMedia();
  const intersections = fakeIntersections(VIEWPORT);
  const page = render(<Page />);
  intersections.place(block('first'), top, height);
  intersections.place(block('second'), top, height);
  intersections.report();
  return { media, intersections, page };
}

const test = suite('useReveal');

test.after.each(() => {
  cleanup();
  restoreStubs();
});

test('nothing is hidden before the observers have reported', () => {
  fakeMedia();
  fakeIntersections(VIEWPORT);
  render(<Page />);
  assert.is(block('first').className, 'reveal');
});

test('what is visible in the first report is active at once and no longer observed', () => {
  const { intersections } = open(VIEWPORT - 1, 4000);
  assert.is(block('first').className, 'reveal active');
  assert.is(intersections.observedBy(block('first')), 0);
});

test('what the visitor has already passed is active at once', () => {
  open(-9000);
  assert.is(block('first').className, 'reveal active');
});

test('a block further down waits', () => {
  const { intersections } = open(VIEWPORT);
  assert.is(block('first').className, 'reveal waiting');
  assert.is(intersections.observedBy(block('first')), 2);
});

test('two observers serve all blocks', () => {
  assert.is(open(VIEWPORT).intersections.created(), 2);
});

test('a tall block that waits becomes active only above the line 150 px from the bottom', () => {
  const { intersections } = open(2000, 4000);
  for (const top of [VIEWPORT - 149, VIEWPORT - 150]) {
    intersections.place(block('first'), top, 4000);
    intersections.report();
    assert.is(block('first').className, 'reveal waiting');
  }
  intersections.place(block('first'), VIEWPORT - 151, 4000);
  intersections.report();
  assert.is(block('first').className, 'reveal waiting active');
  assert.is(intersections.observedBy(block('first')), 0);
});

test('a low block that waits becomes active once a tenth of it is visible', () => {
  const { intersections } = open(2000, 1000);
  intersections.place(block('first'), VIEWPORT - 99, 1000);
  intersections.report();
  assert.is(block('first').className, 'reveal waiting');
  intersections.place(block('first'), VIEWPORT - 100, 1000);
  intersections.report();
  assert.is(block('first').className, 'reveal waiting active');
});

test('a jump beyond a waiting block activates it', () => {
  const { intersections } = open(2000);
  intersections.place(block('first'), -3000);
  intersections.report();
  assert.is(block('first').className, 'reveal waiting active');
  assert.is(block('second').className, 'reveal waiting');
});

test('an active block stays active when it leaves again', () => {
  const { intersections } = open(100);
  intersections.place(block('first'), 5000);
  intersections.report();
  assert.is(block('first').className, 'reveal active');
});

test('after its animation a block cannot play it again', () => {
  const { intersections } = open(2000);
  intersections.place(block('first'), 100);
  intersections.report();
  fireEvent(block('first'), new Event('animationend', { bubbles: true }));
  assert.is(block('first').className, 'reveal active');
});

test('an animation that ends inside a waiting block changes nothing', () => {
  open(2000);
  fireEvent(block('first'), new Event('animationend', { bubbles: true }));
  fireEvent(screen.getByRole('button'), new Event('animationend', { bubbles: true }));
  assert.is(block('first').className, 'reveal waiting');
});

test('focus shows the waiting block around it, without an animation', () => {
  const { intersections } = open(2000);
  act(() => screen.getByRole('button').focus());
  assert.is(block('first').className, 'reveal active');
  assert.is(intersections.observedBy(block('first')), 0);
  assert.is(block('second').className, 'reveal waiting');
});

test('a report that was under way when focus came does not arm the block', () => {
  fakeMedia();
  const intersections = fakeIntersections(VIEWPORT);
  render(<Page />);
  intersections.place(block('first'), 2000);
  intersections.report(() => act(() => screen.getByRole('button').focus()));
  assert.is(block('first').className, 'reveal active');
});

test('under reduced motion all is active from the start and stays so', () => {
  const media = fakeMedia();
  media.set(REDUCE, true);
  const intersections = fakeIntersections(VIEWPORT);
  render(<Page />);
  assert.is(block('second').className, 'reveal active');
  media.set(REDUCE, false);
  assert.is(block('second').className, 'reveal active');
  assert.is(intersections.created(), 0);
});

test('a change to reduced motion shows all that waits, and nothing plays after a change back', () => {
  const { media, intersections } = open(2000);
  media.set(REDUCE, true);
  assert.is(block('first').className, 'reveal active');
  media.set(REDUCE, false);
  intersections.report();
  assert.is(block('first').className, 'reveal active');
  assert.is(intersections.observedBy(block('first')), 0);
});

test('without IntersectionObserver all is active', () => {
  fakeMedia();
  stub(globalThis, 'IntersectionObserver', undefined);
  render(<Page />);
  assert.is(block('first').className, 'reveal active');
});

test('rendering again keeps the states', () => {
  const { intersections, page } = open(2000);
  intersections.place(block('first'), 100);
  intersections.report();
  page.rerender(<Page lead="changed" />);
  assert.is(block('first').className, 'reveal waiting active');
  assert.is(block('second').className, 'reveal waiting');
});

test('the double mount of StrictMode changes nothing', () => {
  fakeMedia();
  const intersections = fakeIntersections(VIEWPORT);
  render(<StrictMode><Page /></StrictMode>);
  assert.is(intersections.observedBy(block('first')), 2);
  intersections.place(block('first'), 2000);
  intersections.report();
  assert.is(block('first').className, 'reveal waiting');
});

test('nothing is observed or heard after unmounting', () => {
  const { media, intersections, page } = open(2000);
  const first = block('first');
  page.unmount();
  assert.is(intersections.observedBy(first), 0);
  assert.is(media.listenerCount(), 0);
});

test('the prerendered page hides nothing', async () => {
  const html = await withoutWindow(() => renderToString(<Page />));
  assert.match(html, '<div class="reveal" data-testid="second" data-delay="60">');
});

test.run();
