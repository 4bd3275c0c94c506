import { cleanup, render } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Blossom } from '../../src/ui/Blossom.tsx';

const test = suite('Blossom');
test.after.each(cleanup);

test('the mark has rings of 12, 8 and 5 florets', () => {
  const { container } = render(<Blossom />);
  const rings = [...container.querySelectorAll('circle')];
  assert.equal(
    rings.map((ring) => ring.getAttribute('pathLength')),
    ['12', '8', '5'],
  );
  const radii = rings.map((ring) => Number(ring.getAttribute('r')));
  assert.equal(radii, [...radii].sort((a, b) => b - a));
});

test('it is decoration: hidden from assistive technology', () => {
  const { container } = render(<Blossom />);
  assert.is(container.querySelector('svg')?.getAttribute('aria-hidden'), 'true');
});

test.run();
