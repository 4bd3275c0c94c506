import type { CanvasSize } from '../../motion/useCanvasLoop.ts';
import {
  EXTENT,
  HUB_RADIUS,
  HUB_RING_RADIUS,
  LINE_WIDTH,
  ORBITS,
  PARTICLE_RADIUS,
  PARTICLES,
  RING_OPACITY,
  orbitAngle,
  particleAt,
} from './securityScene.ts';
import type { Orbit, Particle, Point, Wire } from './securityScene.ts';

const TRAIL_DOTS = 4;
const TRAIL_GAP = 4.4;
const MIDDLE: Point = { x: 0, y: 0 };

export interface SecurityColours {
  readonly ink: string;
  readonly wattle: string;
  readonly gum: string;
  readonly threat: string;
}

function addCircle(context: CanvasRenderingContext2D, { x, y }: Point, radius: number) {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Makes one path of what `add` adds for each node, turned with its orbit. */
function traceNodes(
  context: CanvasRenderingContext2D,
  seconds: number,
  add: (wire: Wire, orbit: Orbit) => void,
) {
  context.beginPath();
  for (const orbit of ORBITS) {
    context.save();
    context.rotate(orbitAngle(orbit, seconds));
    for (const wire of orbit.wires) add(wire, orbit);
    context.restore();
  }
}

/** A particle and its dwindling trail. */
function drawParticle(context: CanvasRenderingContext2D, { angle, distance, opacity }: Particle) {
  context.save();
  context.rotate(angle);
  context.globalAlpha = opacity;
  context.beginPath();
  for (let dot = 0; dot <= TRAIL_DOTS; dot += 1) {
    const x = Math.max(0, distance - dot * TRAIL_GAP);
    addCircle(context, { x, y: 0 }, PARTICLE_RADIUS * (1 - dot / (TRAIL_DOTS + 1)));
  }
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
  context.globalAlpha = RING_OPACITY;
  context.beginPath();
  for (const { radius } of ORBITS) addCircle(context, MIDDLE, radius);
  context.stroke();

  context.globalAlpha = 1;
  traceNodes(context, seconds, ({ start, bend, end }) => {
    context.moveTo(start.x, start.y);
    context.quadraticCurveTo(bend.x, bend.y, end.x, end.y);
  });
  addCircle(context, MIDDLE, HUB_RING_RADIUS);
  context.stroke();

  context.fillStyle = colours.threat;
  for (let index = 0; index < PARTICLES; index += 1) drawParticle(context, particleAt(index, seconds));

  context.strokeStyle = colours.ink;
  context.fillStyle = colours.wattle;
  traceNodes(context, seconds, ({ end }, { nodeRadius }) => addCircle(context, end, nodeRadius));
  addCircle(context, MIDDLE, HUB_RADIUS);
  context.fill();
  context.stroke();
}
