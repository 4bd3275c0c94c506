import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { whenNear } from '../../src/motion/whenNear.ts';
import { restoreStubs } from '../helpers.tsx';
import { fakeIntersections } from './fakes.ts';

const test = suite('whenNear');

test.after.each(restoreStubs);

test('runs once when the element comes near, and watches no longer', () => {
  const intersections = fakeIntersections(800);
  const element = document.createElement('div');
  let runs = 0;
  intersections.place(element, 5000);
  whenNear(element, () => (runs += 1));
  intersections.report();
  assert.is(runs, 0);
  intersections.place(element, 700);
  intersections.report();
  intersections.place(element, 5000);
  intersections.report();
  assert.is(runs, 1);
  assert.is(intersections.observedBy(element), 0);
});

test('never runs after it is called off', () => {
  const intersections = fakeIntersections(800);
  const element = document.createElement('div');
  let runs = 0;
  whenNear(element, () => (runs += 1))();
  intersections.report();
  assert.is(runs, 0);
});

test.run();
