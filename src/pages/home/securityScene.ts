/**
 * The security graphic over time: a blossom with a hub and three turning orbits of florets, and the red particles that
 * it turns away: they show only outside its outermost orbit, never within. Unit: a hundredth of half the square's side; origin in its middle, y downwards.
 * Angles in radians, clockwise from the right.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Orbit {
  readonly nodes: number;
  readonly radius: number;
  /** Of its nodes at rest. */
  readonly nodeRadius: number;
  /** The angle of the first node at rest, in radians. */
  readonly startAngle: number;
  /** Negative: anticlockwise. */
  readonly secondsPerTurn: number;
}

export interface Particle {
  readonly angle: number;
  readonly distance: number;
  readonly opacity: number;
}

const TURN = 2 * Math.PI;

export const EXTENT = 100;
export const LINE_WIDTH = 1;
export const ORBIT_OPACITY = 0.6;
export const HUB_RADIUS = 8;

// A swell runs from the hub outwards through the florets.
const SWELL = 0.05;
const SWELL_SECONDS = 6;
const SWELL_LENGTH = 90;

export const PARTICLES = 6;
export const PARTICLE_RADIUS = 2.8;
export const TAIL_LENGTH = 8;
const FLIGHT_SECONDS = 4;
const FLIGHT_START = 79;
const FLIGHT_END = 97;
const DRIFT_SECONDS_PER_TURN = 180;

/** From the outermost to the innermost, as in a wattle blossom. */
export const ORBITS: readonly Orbit[] = [
  { nodes: 12, radius: 59, nodeRadius: 11.5, startAngle: 0, secondsPerTurn: 120 },
  { nodes: 8, radius: 36, nodeRadius: 9.7, startAngle: TURN / 16, secondsPerTurn: -80 },
  { nodes: 5, radius: 17.5, nodeRadius: 7.4, startAngle: -TURN / 4, secondsPerTurn: 50 },
];

export function pointAt(angle: number, distance: number): Point {
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}

/** The middles of the orbit's nodes. */
export function nodesAt({ nodes, radius, startAngle, secondsPerTurn }: Orbit, seconds: number): Point[] {
  const turned = startAngle + (seconds / secondsPerTurn) * TURN;
  return Array.from({ length: nodes }, (_, index) => pointAt(turned + (index / nodes) * TURN, radius));
}

/** At most the radius at rest: the nodes never touch. */
export function nodeRadiusAt({ radius, nodeRadius }: Orbit, seconds: number): number {
  const wave = Math.cos((seconds / SWELL_SECONDS) * TURN - (radius / SWELL_LENGTH) * TURN);
  return nodeRadius * (1 - (SWELL / 2) * (1 - wave));
}

export function particleAt(index: number, seconds: number): Particle {
  const progress = (seconds / FLIGHT_SECONDS + (index + 0.4) / PARTICLES) % 1;
  // Successive ones leave in opposite directions, instead of sweeping round like a lawn sprinkler.
  const direction = (index % 2) / 2 + Math.floor(index / 2) / PARTICLES + 13 / 24;
  return {
    angle: (direction + seconds / DRIFT_SECONDS_PER_TURN) * TURN,
    distance: FLIGHT_START + (FLIGHT_END - FLIGHT_START) * progress,
    opacity: Math.min(1, 12 * progress, 8 * (1 - progress)),
  };
}
