import { act, fireEvent } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { fakeTimers, stub } from '../helpers.tsx';
import { Field, active, get, list, mouse, option, press, selectSuite, start, touch, trades } from './field.tsx';

const test = selectSuite('Listbox');
let clock: ReturnType<typeof fakeTimers>;

function open(): ReturnType<typeof start> {
  const view = start();
  press('ArrowDown');
  return view;
}

function edges(): (string | undefined)[] {
  const buttons = document.querySelectorAll<HTMLElement>('[data-edge][aria-hidden=true]');
  return [...buttons].map(({ dataset }) => dataset.edge);
}

const button = (edge: 'start' | 'end') => get(`[data-edge=${edge}]`);

function scrollTo(top: number): void {
  list().scrollTop = top;
  fireEvent.scroll(list());
}

const pass = (ms: number) => act(() => clock.advance(ms));

test.before.each(() => {
  clock = fakeTimers();
  stub(HTMLUListElement.prototype, 'clientHeight', 160);
  stub(HTMLUListElement.prototype, 'scrollHeight', 240);
});

test.after.each(() => {
  clock.restore();
});

test('a scroll button, hidden from assistive technology, is where there is something to scroll to', () => {
  open();
  assert.equal(edges(), ['end']);
  assert.not(list().contains(button('end')));
  scrollTo(40);
  assert.equal(edges(), ['start', 'end']);
  scrollTo(79);
  assert.equal(edges(), ['start', 'end']);
  scrollTo(79.3);
  assert.equal(edges(), ['start'], 'a fraction of a pixel before the end is the end');
});

test('the buttons come and go with the room for the list and with its length', () => {
  const { rerender } = open();
  stub(HTMLUListElement.prototype, 'clientHeight', 240);
  fireEvent(window, new Event('resize'));
  assert.equal(edges(), []);
  stub(HTMLUListElement.prototype, 'scrollHeight', 280);
  rerender(<Field options={[...trades, { value: 'more', label: 'More' }]} />);
  assert.equal(edges(), ['end']);
});

test('resting on a button scrolls every 50 ms until the pointer leaves, and again when it is back', async () => {
  open();
  for (let move = 0; move < 3; move += 1) fireEvent.pointerMove(button('end'), mouse);
  await pass(49);
  assert.is(list().scrollTop, 0);
  await pass(1);
  assert.is(list().scrollTop, 16);
  await pass(100);
  assert.is(list().scrollTop, 48);
  fireEvent.pointerLeave(button('end'));
  await pass(100);
  assert.is(list().scrollTop, 48);
  fireEvent.pointerMove(button('end'), mouse);
  await pass(50);
  assert.is(list().scrollTop, 64);
});

test('pressing the upper one scrolls up', async () => {
  open();
  scrollTo(40);
  fireEvent.pointerDown(button('start'), touch);
  await pass(50);
  assert.is(list().scrollTop, 24);
});

test('pressing an option or a button keeps the list open and takes no focus', () => {
  open();
  for (const element of [option('Trades'), button('end')]) {
    fireEvent.pointerDown(element, touch);
    assert.not(fireEvent.mouseDown(element), 'the default action is prevented');
    assert.is(active(), 'Professional Services');
  }
});

for (const [name, stop] of [
  ['the end of the list', () => scrollTo(80)],
  ['a cancelled touch', () => fireEvent.pointerCancel(button('end'), touch)],
  ['closing the list', () => press('Escape')],
] as const) {
  test(`${name} stops the scrolling`, () => {
    open();
    fireEvent.pointerDown(button('end'), touch);
    assert.is(clock.count(), 1);
    stop();
    assert.is(clock.count(), 0);
  });
}

test.run();
