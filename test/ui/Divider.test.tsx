import { cleanup, render } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { Divider } from '../../src/ui/Divider.tsx';
import { fakeMedia, restoreStubs } from '../helpers.tsx';
import { suite } from '../suite.ts';

const test = suite('Divider');

test.after.each(() => {
  cleanup();
  restoreStubs();
});

for (const [still, name] of [
  [false, 'is revealed'],
  [true, 'on a page that reveals nothing is there from the start'],
] as const) {
  test(`a divider ${name}, and hidden from assistive technology`, () => {
    // Then what is revealed is so at once.
    fakeMedia().set('(prefers-reduced-motion: reduce)', true);
    const { container } = render(<Divider from="gold" to="paper" jog="middle" still={still} />);
    const divider = container.querySelector('[data-tone=gold][aria-hidden=true]:has(> [data-tone=paper][data-jog=middle])');
    for (const className of ['reveal', 'active']) assert.is(divider?.classList.contains(className), !still);
  });
}

test.run();
