import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  EXTENT,
  HUB_RADIUS,
  LINE_WIDTH,
  ORBITS,
  orbitAngle,
  particleAt,
} from '../../../src/pages/home/securityScene.ts';

const TURN = 2 * Math.PI;
const PARTICLES = [0, 1, 2, 3, 4, 5];

function close(actual: number, expected: number) {
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);
}

const test = suite('securityScene');

test('three orbits carry 12, 8 and 5 nodes, from the outermost inwards', () => {
  assert.equal(ORBITS.map(({ wires }) => wires.length), [12, 8, 5]);
  assert.equal([...ORBITS].sort((a, b) => b.radius - a.radius), ORBITS);
});

test('the nodes stand on their orbit at equal distances', () => {
  for (const { radius, startAngle, wires } of ORBITS) {
    for (const [index, { end }] of wires.entries()) {
      const angle = startAngle + (index / wires.length) * TURN;
      close(end.x, Math.cos(angle) * radius);
      close(end.y, Math.sin(angle) * radius);
    }
  }
});

test('every wire begins at the rim of the hub', () => {
  for (const { wires } of ORBITS) {
    for (const { start } of wires) close(Math.hypot(start.x, start.y), HUB_RADIUS);
  }
});

test('orbits and their nodes neither touch each other nor leave the square', () => {
  let outside = EXTENT;
  for (const { radius, nodeRadius } of ORBITS) {
    assert.ok(radius + nodeRadius + LINE_WIDTH < outside);
    outside = radius - nodeRadius;
  }
  assert.ok(HUB_RADIUS < outside);
});

test('the orbits turn slowly, each at its own speed, neighbours in opposite directions', () => {
  const speeds = ORBITS.map((orbit) => orbitAngle(orbit, 1));
  assert.is(new Set(speeds.map(Math.abs)).size, 3);
  assert.equal(speeds.map(Math.sign), [1, -1, 1]);
  assert.ok(speeds.every((speed) => Math.abs(speed) < TURN / 30));
  assert.equal(ORBITS.map((orbit) => orbitAngle(orbit, 0)), [0, -0, 0]);
});

test('at any time the particles fly in six directions, 60 degrees apart', () => {
  for (const seconds of [0, 0.4, 7, 1234.5]) {
    const angles = PARTICLES.map((index) => particleAt(index, seconds).angle % TURN).sort((a, b) => a - b);
    for (const [index, angle] of angles.entries()) close(angle, (angles[0] ?? 0) + (index / 6) * TURN);
  }
});

test('the particles leave at equal intervals', () => {
  const interval = 1;
  for (const index of [0, 1, 2, 3, 4]) {
    close(particleAt(index, 2.2 + interval).distance, particleAt(index + 1, 2.2).distance);
  }
});

test('a particle leaves the hub, flies outwards within the square, fades, and starts again', () => {
  // Particle 0 is half an interval into its six seconds at rest.
  const flight = Array.from({ length: 60 }, (_, step) => particleAt(0, 5.5 + (step + 0.5) / 10));
  for (const [step, particle] of flight.entries()) {
    const before = flight[step - 1];
    if (before) {
      assert.ok(particle.distance > before.distance);
      assert.ok(particle.opacity <= before.opacity);
    }
  }
  assert.ok((flight[0]?.distance ?? 0) < HUB_RADIUS + 2);
  assert.is(flight[0]?.opacity, 1);
  assert.ok((flight.at(-1)?.distance ?? EXTENT) < EXTENT);
  assert.ok((flight.at(-1)?.opacity ?? 1) < 0.05);
  close(particleAt(0, 11.55).distance, particleAt(0, 5.55).distance);
});

test.run();
