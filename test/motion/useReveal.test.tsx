import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import * as assert from 'uvu/assert';
import { useReveal } from '../../src/motion/useReveal.ts';
import { fakeMedia, restoreStubs } from '../helpers.tsx';
import { fakeIntersections } from './fakes.ts';
import { suite } from '../suite.ts';

const REDUCE = '(prefers-reduced-motion: reduce)';
const VIEWPORT = 800;

let intersections: ReturnType<typeof fakeIntersections>;
let media: ReturnType<typeof fakeMedia>;

function Block({ name }: { name: string }) {
  const block = useReveal<HTMLDivElement>();
  return (
    <div ref={block} className="reveal" data-testid={name}>
      <i data-testid={`${name}’s inside`} />
    </div>
  );
}

function page(names: readonly string[]) {
  return <StrictMode>{names.map((name) => <Block key={name} name={name} />)}</StrictMode>;
}

const get = (name: string) => screen.getByTestId(name);

/** Puts a block at a place of the viewport, and lets that be observed. */
function moveTo(top: number, height = 100, name = 'block'): void {
  intersections.place(get(name), top, height);
  intersections.report();
}

function endAnimation(name: string): void {
  fireEvent(get(name), new Event('animationend', { bubbles: true }));
}

const test = suite('useReveal');

test.before(() => {
  // Once, since all pages share their observers.
  intersections = fakeIntersections(VIEWPORT);
});

test.before.each(() => {
  media = fakeMedia();
});

test.after.each(cleanup);
test.after(restoreStubs);

for (const [where, top, className] of [
  ['a strip of it on screen stays visible', VIEWPORT - 1, 'reveal active'],
  ['its place above the screen stays visible', -9000, 'reveal active'],
  ['its place below the screen waits', VIEWPORT, 'reveal waiting'],
] as const) {
  test(`a block that was painted with ${where}`, () => {
    render(page(['block']));
    assert.is(get('block').className, 'reveal', 'nothing is hidden before its place is known');
    moveTo(top, 4000);
    assert.is(get('block').className, className);
  });
}

for (const [height, above, className] of [
  // 150 px above the bottom edge ...
  [4000, 150, 'reveal waiting'],
  [4000, 150.5, 'reveal waiting active'],
  // ... or a tenth of it visible.
  [1000, 99, 'reveal waiting'],
  [1000, 100, 'reveal waiting active'],
] as const) {
  test(`a waiting block of ${height} px with its top edge ${above} px above the bottom is "${className}"`, () => {
    render(page(['block']));
    for (const top of [5000, VIEWPORT - 1, VIEWPORT - above]) moveTo(top, height);
    assert.is(get('block').className, className);
  });
}

test('a block that a jump has passed is revealed, and not again when it leaves and comes back', () => {
  render(page(['block']));
  moveTo(2000);
  moveTo(-3000);
  endAnimation('block’s inside');
  assert.is(get('block').className, 'reveal waiting active', 'its own animation is still running');
  endAnimation('block');
  for (const top of [5000, 100]) {
    moveTo(top);
    assert.is(get('block').className, 'reveal active');
  }
});

test('a block that mounts later is revealed too, and leaves the others as they are', () => {
  const { rerender } = render(page(['block']));
  moveTo(2000);
  rerender(page(['block', 'later']));
  moveTo(2000, 100, 'later');
  assert.is(get('later').className, 'reveal waiting');
  moveTo(100, 100, 'later');
  assert.equal([get('block').className, get('later').className], ['reveal waiting', 'reveal waiting active']);
});

test('a block that has left the page is no longer observed', () => {
  const { unmount } = render(page(['block']));
  moveTo(2000);
  const block = get('block');
  unmount();
  intersections.place(block, 100);
  intersections.report();
  assert.is(block.className, 'reveal waiting');
});

test('under reduced motion all is shown, and nothing of it plays when motion is allowed again', () => {
  const { rerender } = render(page(['block']));
  moveTo(2000);
  media.set(REDUCE, true);
  moveTo(100);
  rerender(page(['block', 'later']));
  media.set(REDUCE, false);
  moveTo(2000, 100, 'later');
  for (const name of ['block', 'later']) assert.is(get(name).className, 'reveal active');
});

test.run();
