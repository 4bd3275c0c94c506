import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { revealState } from '../../src/motion/revealState.ts';

const VIEWPORT = 800;

const test = suite('revealState');

for (const [above, state] of [
  [149, 'waiting'],
  [150, 'waiting'],
  [150.5, 'active'],
  [151, 'active'],
] as const) {
  test(`a hidden block ${above} px above the viewport's bottom is ${state}`, () => {
    assert.is(revealState(true, VIEWPORT - above, 0.01, VIEWPORT), state);
  });
}

for (const [ratio, state] of [[0.099, 'waiting'], [0.1, 'active']] as const) {
  test(`a hidden block of which ${ratio * 100} % is visible is ${state}`, () => {
    assert.is(revealState(true, VIEWPORT - 20, ratio, VIEWPORT), state);
  });
}

for (const [top, state] of [
  [VIEWPORT, 'waiting'],
  [VIEWPORT - 1, 'active'],
  [0, 'active'],
  [-5000, 'active'],
] as const) {
  test(`a block that was painted with its top at ${top} of ${VIEWPORT} px is ${state}`, () => {
    assert.is(revealState(false, top, 0, VIEWPORT), state);
  });
}

test.run();
