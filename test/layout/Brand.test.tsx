import { cleanup, render } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { Brand } from '../../src/layout/Brand.tsx';
import { site } from '../../src/site.ts';
import { restoreStubs, stub } from '../helpers.tsx';
import { inRouter } from './links.tsx';
import { suite } from '../suite.ts';

const test = suite('Brand');

test.after.each(() => {
  cleanup();
  restoreStubs();
});

for (const [brand, isLong] of [['Twenty letters long.', false], ['The Canberra Small Business Automation Company', true]] as const) {
  test(`a brand of ${brand.length} letters is ${isLong ? '' : 'not '}set small enough for a phone’s header`, () => {
    stub(site, 'brand', brand);
    const { container } = render(inRouter(<Brand />));
    assert.is(container.querySelector('a')?.hasAttribute('data-long'), isLong);
  });
}

test.run();
