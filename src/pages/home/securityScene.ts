/**
 * The security graphic over time: a hub, three orbits of nodes on curved wires, and the particles that the
 * hub ejects. Unit: a hundredth of half the square's side; origin in its middle, y downwards.
 * Angles in radians, clockwise from the right.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A quadratic curve from the hub's rim to the middle of a node. */
export interface Wire {
  readonly start: Point;
  readonly bend: Point;
  readonly end: Point;
}

export interface Orbit {
  readonly radius: number;
  readonly nodeRadius: number;
  /** The angle of the first node at rest, in radians. */
  readonly startAngle: number;
  /** Negative: anticlockwise. */
  readonly secondsPerTurn: number;
  /** One for each node, at rest. */
  readonly wires: readonly Wire[];
}

export interface Particle {
  readonly angle: number;
  readonly distance: number;
  readonly opacity: number;
}

const TURN = 2 * Math.PI;

export const EXTENT = 100;
export const LINE_WIDTH = 0.8;
export const RING_OPACITY = 0.4;
export const HUB_RADIUS = 11;
export const HUB_RING_RADIUS = 17;

// A wire leaves the hub this far behind its node, as if the turning orbit dragged it along.
const WIRE_LAG = 0.07 * TURN;

export const PARTICLES = 6;
export const PARTICLE_RADIUS = 2.8;
const FLIGHT_SECONDS = 6;
const FLIGHT_START = HUB_RADIUS;
const FLIGHT_END = 96;
const FADE_FROM = 0.6;
const DRIFT_SECONDS_PER_TURN = 180;

/** From the outermost to the innermost, like the florets of a wattle blossom. */
export const ORBITS: readonly Orbit[] = [
  createOrbit(12, { radius: 88, nodeRadius: 8, startAngle: 0, secondsPerTurn: 120 }),
  createOrbit(8, { radius: 61, nodeRadius: 7, startAngle: TURN / 16, secondsPerTurn: -80 }),
  createOrbit(5, { radius: 37, nodeRadius: 6, startAngle: -TURN / 4, secondsPerTurn: 50 }),
];

export function pointAt(angle: number, distance: number): Point {
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}

function createOrbit(nodes: number, orbit: Omit<Orbit, 'wires'>): Orbit {
  const wires = Array.from({ length: nodes }, (_, index) => {
    const angle = orbit.startAngle + (index / nodes) * TURN;
    const rootAngle = angle - Math.sign(orbit.secondsPerTurn) * WIRE_LAG;
    return {
      start: pointAt(rootAngle, HUB_RADIUS),
      bend: pointAt(rootAngle, (HUB_RADIUS + orbit.radius) / 2),
      end: pointAt(angle, orbit.radius),
    };
  });
  return { ...orbit, wires };
}

/** How far the orbit has turned from rest. */
export function orbitAngle(orbit: Orbit, seconds: number): number {
  return (seconds / orbit.secondsPerTurn) * TURN;
}

export function particleAt(index: number, seconds: number): Particle {
  const progress = (seconds / FLIGHT_SECONDS + (index + 0.5) / PARTICLES) % 1;
  // Successive ones leave in opposite directions, instead of sweeping round like a lawn sprinkler. In the still figure
  // all of them are between outer nodes.
  const direction = (index % 2) / 2 + Math.floor(index / 2) / PARTICLES + 1 / 24;
  return {
    angle: (direction + seconds / DRIFT_SECONDS_PER_TURN) * TURN,
    distance: FLIGHT_START + (FLIGHT_END - FLIGHT_START) * progress * (2 - progress),
    opacity: Math.min(1, (1 - progress) / (1 - FADE_FROM)),
  };
}
