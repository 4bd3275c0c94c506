import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drawSecurityScene } from '../../../src/pages/home/drawSecurityScene.ts';
import { particleAt } from '../../../src/pages/home/securityScene.ts';
import { restoreStubs } from '../../helpers.tsx';
import { fakeContext } from '../../motion/fakes.ts';

const COLOURS = { ink: 'ink', wattle: 'wattle', gum: 'gum', threat: 'threat' };

/** All calls of one frame at 520 px. */
function draw(seconds: number) {
  const { calls } = fakeContext();
  const context = document.createElement('canvas').getContext('2d');
  if (context) drawSecurityScene(context, { width: 520, height: 520 }, seconds, COLOURS);
  return calls;
}

/** How often `fill` or `stroke` was called while the colour was set. */
function count(calls: ReturnType<typeof draw>, method: 'fill' | 'stroke', colour: string): number {
  let current: unknown;
  let sum = 0;
  for (const [name, value] of calls) {
    if (name === `${method}Style=`) current = value;
    if (name === method && current === colour) sum += 1;
  }
  return sum;
}

const test = suite('drawSecurityScene');

test.after.each(restoreStubs);

test('the unit is a hundredth of half the side, from the middle', () => {
  assert.equal(draw(0).slice(0, 2), [['translate', 260, 260], ['scale', 2.6, 2.6]]);
});

test('12, 8 and 5 nodes are drawn, and one hub', () => {
  const calls = draw(3);
  const florets = calls.slice(calls.findLastIndex(([name]) => name === 'beginPath'));
  const radii = florets.filter(([name]) => name === 'arc').map(([, , , radius]) => radius);
  const numbers = [...new Set(radii)].map((radius) => radii.filter((other) => other === radius).length);
  assert.equal(numbers, [12, 8, 5, 1]);
});

test('each node hangs on a wire', () => {
  assert.is(draw(3).filter(([name]) => name === 'quadraticCurveTo').length, 25);
});

test('six particles are red, nodes wattle with ink outlines, rings and wires gum', () => {
  const calls = draw(3);
  assert.is(count(calls, 'fill', 'threat'), 6);
  assert.is(count(calls, 'fill', 'wattle'), 1);
  assert.is(count(calls, 'stroke', 'ink'), 1);
  assert.is(count(calls, 'stroke', 'gum'), 2);
});

test('each particle is as opaque as it is at that time', () => {
  const calls = draw(3);
  const first = calls.findIndex(([name, value]) => name === 'fillStyle=' && value === COLOURS.threat);
  const opacities = calls.slice(first).flatMap(([name, value]) => (name === 'globalAlpha=' ? [value] : []));
  assert.equal(opacities, Array.from({ length: 6 }, (_, index) => particleAt(index, 3).opacity));
  assert.ok(new Set(opacities).size > 1);
});

test('a frame depends on nothing but the time', () => {
  assert.equal(draw(12.3), draw(12.3));
  assert.not.equal(draw(12.3), draw(12.4));
});

test('every saved state is restored', () => {
  const names = draw(3).map(([name]) => name);
  const saves = names.filter((name) => name === 'save');
  assert.is(names.filter((name) => name === 'restore').length, saves.length);
});

test.run();
