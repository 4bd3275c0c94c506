import { act, fireEvent } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { stub } from '../helpers.tsx';
import {
  Field,
  active,
  find,
  listbox,
  mouse,
  press,
  selectSuite,
  start,
  touch,
  trades,
} from './selectPage.tsx';

const test = selectSuite('Listbox scroll buttons');
let ticks = new Map<number, () => void>();
let delays: number[] = [];

function tick(times: number) {
  for (let time = 0; time < times; time++) act(() => ticks.forEach((callback) => callback()));
}

test.before.each(() => {
  ticks = new Map();
  delays = [];
  stub(globalThis, 'setInterval', (callback: () => void, delay: number) => {
    delays.push(delay);
    ticks.set(delays.length, callback);
    return delays.length;
  });
  stub(globalThis, 'clearInterval', (id: number) => ticks.delete(id));
  stub(HTMLUListElement.prototype, 'clientHeight', 160);
  stub(HTMLUListElement.prototype, 'scrollHeight', 240);
});

const up = () => document.querySelector('[data-edge=start]');
const down = () => document.querySelector('[data-edge=end]');

function existing(element: Element | null): Element {
  if (!element) throw new Error('not shown');
  return element;
}

function scrollTo(top: number) {
  const list = find('[role=listbox]', HTMLElement);
  list.scrollTop = top;
  fireEvent.scroll(list);
}

test('a button is there only where there is something to scroll to', () => {
  start();
  press('ArrowDown');
  assert.equal([up() !== null, down() !== null], [false, true]);
  scrollTo(40);
  assert.equal([up() !== null, down() !== null], [true, true]);
  scrollTo(80);
  assert.equal([up() !== null, down() !== null], [true, false]);
});

test('a fraction of a pixel before the end is the end', () => {
  start();
  press('ArrowDown');
  scrollTo(79.3);
  assert.is(down(), null);
  scrollTo(79);
  assert.ok(down());
});

test('a list that fits has none, until the window shrinks', () => {
  stub(HTMLUListElement.prototype, 'clientHeight', 240);
  start();
  press('ArrowDown');
  assert.equal([up(), down()], [null, null]);
  stub(HTMLUListElement.prototype, 'clientHeight', 160);
  fireEvent(window, new Event('resize'));
  assert.ok(down());
});

test('a list that comes to fit loses them', () => {
  const { rerender } = start();
  press('ArrowDown');
  stub(HTMLUListElement.prototype, 'scrollHeight', 160);
  rerender(<Field options={trades.slice(0, 2)} />);
  assert.is(down(), null);
});

test('they are hidden from assistive technology and are no options', () => {
  start();
  press('ArrowDown');
  assert.is(down()?.getAttribute('aria-hidden'), 'true');
  assert.not.ok(listbox()?.contains(down()));
});

test('resting on one scrolls every 50 ms until the pointer leaves', () => {
  start();
  press('ArrowDown');
  const list = find('[role=listbox]', HTMLElement);
  fireEvent.pointerMove(existing(down()), mouse);
  fireEvent.pointerMove(existing(down()), mouse);
  assert.equal(delays, [50]);
  assert.is(list.scrollTop, 0);
  tick(1);
  const step = list.scrollTop;
  assert.ok(step > 0);
  tick(2);
  assert.is(list.scrollTop, 3 * step);
  fireEvent.pointerLeave(existing(down()));
  assert.is(ticks.size, 0);
  fireEvent.pointerMove(existing(down()), mouse);
  assert.is(ticks.size, 1, 'coming back starts again');
});

test('pressing the upper one scrolls up and stops at the start', () => {
  start();
  press('ArrowDown');
  scrollTo(20);
  fireEvent.pointerDown(existing(up()), touch);
  tick(1);
  assert.ok(find('[role=listbox]', HTMLElement).scrollTop < 20);
  scrollTo(0);
  assert.is(up(), null);
  assert.is(ticks.size, 0);
});

test('the end of the list stops it', () => {
  start();
  press('ArrowDown');
  fireEvent.pointerMove(existing(down()), mouse);
  scrollTo(80);
  assert.is(ticks.size, 0);
});

test('a cancelled touch stops it', () => {
  start();
  press('ArrowDown');
  fireEvent.pointerDown(existing(down()), touch);
  fireEvent.pointerCancel(existing(down()), touch);
  assert.is(ticks.size, 0);
});

test('closing the list stops it', () => {
  start();
  press('ArrowDown');
  fireEvent.pointerMove(existing(down()), mouse);
  press('Escape');
  assert.is(ticks.size, 0);
});

test('unmounting stops it', () => {
  const { unmount } = start();
  press('ArrowDown');
  fireEvent.pointerMove(existing(down()), mouse);
  unmount();
  assert.is(ticks.size, 0);
});

test('pressing one keeps the list open and the focus where it is', () => {
  start();
  press('ArrowDown');
  fireEvent.pointerDown(existing(down()), mouse);
  assert.is(fireEvent.mouseDown(existing(down())), false);
  assert.is(active(), 'Choose one');
});

test.run();
