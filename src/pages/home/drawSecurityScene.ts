import type { CanvasSize } from '../../motion/useCanvasLoop.ts';
import {
  EXTENT,
  HUB_RADIUS,
  LINE_WIDTH,
  ORBIT_OPACITY,
  ORBITS,
  PARTICLE_RADIUS,
  PARTICLES,
  TAIL_LENGTH,
  nodeRadiusAt,
  nodesAt,
  particleAt,
} from './securityScene.ts';
import type { Particle, Point } from './securityScene.ts';

const MIDDLE: Point = { x: 0, y: 0 };

export interface SecurityColours {
  readonly ink: string;
  readonly outer: string;
  readonly inner: string;
  readonly gum: string;
  readonly threat: string;
}

function addCircle(context: CanvasRenderingContext2D, { x, y }: Point, radius: number) {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

/** A drop with its tail towards the hub. */
function drawParticle(context: CanvasRenderingContext2D, { angle, distance, opacity }: Particle) {
  context.save();
  context.rotate(angle);
  context.globalAlpha = opacity;
  context.beginPath();
  context.moveTo(distance - TAIL_LENGTH, 0);
  context.arc(distance, 0, PARTICLE_RADIUS, -Math.PI / 2, Math.PI / 2);
  context.fill();
  context.restore();
}

export function drawSecurityScene(
  context: CanvasRenderingContext2D,
  size: CanvasSize,
  seconds: number,
  colours: SecurityColours,
): void {
  context.translate(size.width / 2, size.height / 2);
  context.scale(size.width / 2 / EXTENT, size.height / 2 / EXTENT);
  context.lineWidth = LINE_WIDTH;

  context.strokeStyle = colours.gum;
  context.globalAlpha = ORBIT_OPACITY;
  context.beginPath();
  for (const { radius } of ORBITS) addCircle(context, MIDDLE, radius);
  context.stroke();
  context.globalAlpha = 1;

  context.fillStyle = colours.threat;
  for (let index = 0; index < PARTICLES; index += 1) drawParticle(context, particleAt(index, seconds));

  context.strokeStyle = colours.ink;
  for (const [index, orbit] of ORBITS.entries()) {
    const radius = nodeRadiusAt(orbit, seconds);
    context.fillStyle = index === 0 ? colours.outer : colours.inner;
    context.beginPath();
    for (const node of nodesAt(orbit, seconds)) addCircle(context, node, radius);
    context.fill();
    context.stroke();
  }

  context.fillStyle = colours.gum;
  context.beginPath();
  addCircle(context, MIDDLE, HUB_RADIUS);
  context.fill();
  context.stroke();
}
