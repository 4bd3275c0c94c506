import { cleanup, render } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { Blossom } from '../../src/ui/Blossom.tsx';
import { suite } from '../suite.ts';

const test = suite('Blossom');
test.after.each(cleanup);

test('the mark has rings of 12, 8 and 5 florets, and is hidden from assistive technology', () => {
  const { container } = render(<Blossom />);
  const rings = [...container.querySelectorAll('[aria-hidden=true] circle')];
  assert.equal(
    rings.map((ring) => ring.getAttribute('pathLength')),
    ['12', '8', '5'],
  );
});

test.run();
