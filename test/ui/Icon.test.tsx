import { cleanup, render } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { Icon } from '../../src/ui/Icon.tsx';
import { IconSprite, SpriteIcon } from '../../src/ui/IconSprite.tsx';
import { suite } from '../suite.ts';

const test = suite('Icon');
test.after.each(cleanup);

test('an icon draws its path on the grid, and is hidden from assistive technology', () => {
  const { container } = render(<Icon path="M3 6h18" />);
  const path = container.querySelector('svg[aria-hidden=true][viewBox="0 0 24 24"] > path');
  assert.is(path?.getAttribute('d'), 'M3 6h18');
});

test('a sprite icon shows the shape of its name, and both are hidden from assistive technology', () => {
  const { container } = render(
    <>
      <SpriteIcon name="drop" />
      <IconSprite icons={{ bell: 'M1 1h2', drop: 'M3 3h4' }} />
    </>,
  );
  const shape = container.querySelector('svg[aria-hidden=true] > use')?.getAttribute('href');
  const path = container.querySelector(`svg[aria-hidden=true] > symbol[viewBox="0 0 24 24"]${shape} > path`);
  assert.is(path?.getAttribute('d'), 'M3 3h4');
});

test.run();
