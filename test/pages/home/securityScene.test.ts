import * as assert from 'uvu/assert';
import { drawSecurityScene } from '../../../src/pages/home/drawSecurityScene.ts';
import {
  EXTENT,
  HUB_RADIUS,
  LINE_WIDTH,
  ORBITS,
  PARTICLE_RADIUS,
  TAIL_LENGTH,
  nodeRadiusAt,
  nodesAt,
  particleAt,
} from '../../../src/pages/home/securityScene.ts';
import { restoreStubs } from '../../helpers.tsx';
import { fakeContext } from '../../motion/fakes.ts';
import { suite } from '../../suite.ts';

const test = suite('securityScene');
const TURN = 2 * Math.PI;

function close(actual: number, expected: number) {
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);
}

/** All calls of one frame at 520 px. */
function draw(seconds: number) {
  const { calls } = fakeContext();
  const context = document.createElement('canvas').getContext('2d');
  const colours = { ink: 'ink', outer: 'outer', inner: 'inner', gum: 'gum', threat: 'threat' };
  if (context) drawSecurityScene(context, { width: 520, height: 520 }, seconds, colours);
  return calls;
}

test.after.each(restoreStubs);

test('three orbits carry 12, 8 and 5 nodes at equal distances, and turn slowly, neighbours against each other', () => {
  assert.equal(ORBITS.map((orbit) => nodesAt(orbit, 0).length), [12, 8, 5]);
  for (const orbit of ORBITS) {
    const nodes = nodesAt(orbit, 7);
    for (const [index, { x, y }] of nodes.entries()) {
      const angle = orbit.startAngle + (7 / orbit.secondsPerTurn + index / nodes.length) * TURN;
      close(x, Math.cos(angle) * orbit.radius);
      close(y, Math.sin(angle) * orbit.radius);
    }
  }
  const periods = ORBITS.map(({ secondsPerTurn }) => secondsPerTurn);
  assert.equal(periods.map(Math.sign), [1, -1, 1]);
  assert.ok(periods.every((seconds) => Math.abs(seconds) > 30));
});

test('a node swells up to its radius at most, and hardly shrinks', () => {
  for (const orbit of ORBITS) {
    const radii = Array.from({ length: 60 }, (_, step) => nodeRadiusAt(orbit, step / 10) / orbit.nodeRadius);
    assert.ok(Math.max(...radii) <= 1 && Math.max(...radii) > 0.99 && Math.min(...radii) > 0.9);
  }
});

test('orbits and their nodes neither touch each other nor leave the square', () => {
  for (const { nodes, radius, nodeRadius } of ORBITS) {
    assert.ok(2 * nodeRadius + LINE_WIDTH < 2 * radius * Math.sin(Math.PI / nodes));
  }
  let outside = EXTENT;
  for (const { radius, nodeRadius } of ORBITS) {
    assert.ok(radius + nodeRadius + LINE_WIDTH < outside);
    outside = radius - nodeRadius;
  }
  assert.ok(HUB_RADIUS < outside);
});

test('six particles fly in six directions, 60 degrees apart, and leave at equal intervals', () => {
  const particles = [0, 1, 2, 3, 4, 5];
  const angles = particles.map((index) => particleAt(index, 7).angle % TURN).sort((a, b) => a - b);
  for (const [index, angle] of angles.entries()) close(angle, (angles[0] ?? 0) + (index / 6) * TURN);
  const distances = particles.map((index) => particleAt(index, 0).distance);
  for (const index of particles.slice(2)) {
    close((distances[index] ?? 0) - (distances[index - 1] ?? 0), (distances[1] ?? 0) - (distances[0] ?? 0));
  }
});

test('a particle shows only between the outermost nodes and the edge of the square, at rest and on its way', () => {
  const outermost = Math.max(...ORBITS.map(({ radius, nodeRadius }) => radius + nodeRadius + LINE_WIDTH / 2));
  for (const seconds of Array.from({ length: 120 }, (_, step) => step / 10)) {
    const { distance, opacity } = particleAt(0, seconds);
    assert.ok(distance - TAIL_LENGTH >= outermost && distance + PARTICLE_RADIUS <= EXTENT);
    assert.ok(opacity >= 0 && opacity <= 1);
  }
});

test('a particle fades in, flies outwards, fades out, and starts again', () => {
  const flight = Array.from({ length: 41 }, (_, step) => particleAt(0, step / 10).opacity);
  assert.ok(flight.includes(1));
  assert.ok(Math.min(...flight) < 0.2);
});

test('at rest every particle is plain to see', () => {
  assert.ok([0, 1, 2, 3, 4, 5].every((index) => particleAt(index, 0).opacity >= 0.6));
});

test('a frame fills the canvas with nodes, hub, orbits and particles, each in its colour', () => {
  const calls = draw(3);
  assert.equal(calls.slice(0, 2), [['translate', 260, 260], ['scale', 2.6, 2.6]]);
  const radii = calls.filter(([name]) => name === 'arc').map(([, , , radius]) => radius);
  const counts = [...new Set(radii)].map((radius) => radii.filter((other) => other === radius).length);
  assert.equal(counts, [1, 1, 1, 6, 12, 8, 5, 1], 'orbits, particles, nodes, hub');
  const drawn: string[] = [];
  const current = { fill: '', stroke: '' };
  for (const [name, value] of calls) {
    if (name === 'fillStyle=') current.fill = String(value);
    if (name === 'strokeStyle=') current.stroke = String(value);
    if (name === 'fill' || name === 'stroke') drawn.push(`${name} ${current[name]}`);
  }
  const particles = Array.from({ length: 6 }, () => 'fill threat');
  const nodes = ['outer', 'inner', 'inner'].flatMap((colour) => [`fill ${colour}`, 'stroke ink']);
  assert.equal(drawn, ['stroke gum', ...particles, ...nodes, 'fill gum', 'stroke ink']);
  const opacities = calls.filter(([name]) => name === 'globalAlpha=').map(([, value]) => value);
  assert.equal(opacities.slice(-6), particles.map((_, index) => particleAt(index, 3).opacity));
  const [saved, restored] = ['save', 'restore'].map((method) => calls.filter(([name]) => name === method).length);
  assert.is(saved, restored);
});

test('a frame depends on nothing but the time', () => {
  assert.equal(draw(12.3), draw(12.3));
  assert.not.equal(draw(12.3), draw(12.4));
});

test.run();
