import { cleanup, render, screen } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { RevealItem } from '../../src/ui/RevealItem.tsx';
import { fakeMedia, restoreStubs } from '../helpers.tsx';
import { suite } from '../suite.ts';

const test = suite('RevealItem');

test.after.each(() => {
  cleanup();
  restoreStubs();
});

test('an item is revealed, after its delay, and has the class that it is given', () => {
  // Then what is revealed is so at once.
  fakeMedia().set('(prefers-reduced-motion: reduce)', true);
  render(
    <ul>
      <RevealItem className="card" delay={60}>
        Quotes
      </RevealItem>
    </ul>,
  );
  const item = screen.getByRole('listitem');
  assert.equal([item.className, item.dataset.delay], ['card reveal active', '60']);
});

test.run();
