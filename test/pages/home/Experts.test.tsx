import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testimonials } from '../../../src/content/testimonials.ts';
import { Experts } from '../../../src/pages/home/Experts.tsx';
import { restoreStubs, stub } from '../../helpers.tsx';

const test = suite('Experts');
const [first] = testimonials;

function setUp() {
  const { container } = render(<Experts />);
  const card = container.querySelector<HTMLElement>('li');
  if (!card) throw new Error('no testimonial');
  return { container, card };
}

/** Gives the first testimonial a picture that is still loading, has loaded, or has failed already. */
function withPicture(state: 'loading' | 'loaded' | 'failed'): void {
  stub(first ?? {}, 'imageUrl', '/face.jpg');
  stub(HTMLImageElement.prototype, 'complete', state !== 'loading');
  stub(HTMLImageElement.prototype, 'naturalWidth', state === 'loaded' ? 112 : 0);
}

test.after.each(() => {
  cleanup();
  restoreStubs();
});

test('there are three cards, each with opinion, name, role and company', () => {
  const { container } = setUp();
  const cards = [...container.querySelectorAll<HTMLElement>('figure')];
  assert.is(cards.length, 3);
  for (const [index, { opinion, name, role, company }] of testimonials.entries()) {
    const card = cards[index];
    if (!card) throw new Error('a card is missing');
    assert.is(card.querySelector('blockquote')?.textContent, opinion);
    assert.ok(within(card).getByText(name));
    assert.match(card.querySelector('figcaption')?.textContent ?? '', `${role}, ${company}`);
  }
});

test('without a picture the first letter of the name stands in, silently', () => {
  const { card } = setUp();
  const letter = within(card).getByText(first?.name.charAt(0) ?? '');
  assert.is(letter.getAttribute('aria-hidden'), 'true');
  assert.is(card.querySelector('img'), null);
});

for (const state of ['loading', 'loaded'] as const) {
  test(`a picture that is ${state} is shown, in a box of known size, silently`, () => {
    withPicture(state);
    const image = setUp().card.querySelector('img');
    assert.equal(
      ['src', 'alt', 'width', 'height'].map((name) => image?.getAttribute(name)),
      ['/face.jpg', '', '56', '56'],
    );
  });
}

test('a picture that fails to load gives way to the letter', () => {
  withPicture('loading');
  const { card } = setUp();
  const image = card.querySelector('img');
  if (!image) throw new Error('no picture');
  fireEvent.error(image);
  assert.is(card.querySelector('img'), null);
  assert.ok(within(card).getByText(first?.name.charAt(0) ?? ''));
});

test('a picture that failed before hydration gives way to the letter, though its event is over', () => {
  withPicture('failed');
  assert.is(setUp().card.querySelector('img'), null);
});

test.run();
