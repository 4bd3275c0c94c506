import { cleanup, render, within } from '@testing-library/react';
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

test('a picture lies over the letter, in a box of known size, silently; where it fails the letter shows', () => {
  stub(first ?? {}, 'imageUrl', '/face.jpg');
  const { card } = setUp();
  const letter = within(card).getByText(first?.name.charAt(0) ?? '');
  const image = letter.querySelector('img');
  assert.equal(
    ['src', 'alt', 'width', 'height'].map((name) => image?.getAttribute(name)),
    ['/face.jpg', '', '56', '56'],
  );
});

test.run();
