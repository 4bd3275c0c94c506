import * as css from './SecurityGraphic.module.css';
import {
  EXTENT,
  HUB_RADIUS,
  HUB_RING_RADIUS,
  LINE_WIDTH,
  ORBITS,
  PARTICLE_RADIUS,
  PARTICLES,
  RING_OPACITY,
  particleAt,
  pointAt,
} from './securityScene.ts';
import type { Orbit, Point, Wire } from './securityScene.ts';

function coordinates({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

// Whole units are precise enough: hub and nodes cover the ends.
function wirePath(wires: readonly Wire[]): string {
  return wires
    .map(({ start, bend, end }) => `M${coordinates(start)}Q${coordinates(bend)} ${coordinates(end)}`)
    .join('')
    .replaceAll(' -', '-');
}

function particlePath(): string {
  return Array.from({ length: PARTICLES }, (_, index) => {
    const { angle, distance } = particleAt(index, 0);
    return `M${coordinates(pointAt(angle, distance))}h0`;
  }).join('');
}

function StillOrbit({ orbit: { radius, nodeRadius, startAngle, wires } }: { orbit: Orbit }) {
  // A path as long as its number of nodes, dashed with round caps and no length, is drawn as that many dots.
  const dots = {
    r: radius,
    pathLength: wires.length,
    strokeDasharray: '0 1',
    transform: `rotate(${(startAngle / Math.PI) * 180})`,
  };
  return (
    <>
      <circle r={radius} strokeOpacity={RING_OPACITY} />
      <path d={wirePath(wires)} />
      <circle className={css.ink} {...dots} strokeWidth={nodeRadius * 2 + LINE_WIDTH} />
      <circle className={css.wattle} {...dots} strokeWidth={nodeRadius * 2 - LINE_WIDTH} />
    </>
  );
}

/** The scene at rest, for pages without JavaScript or 2D canvas, and for print. */
export function StillFigure() {
  return (
    <svg
      className={css.still}
      viewBox={`${-EXTENT} ${-EXTENT} ${2 * EXTENT} ${2 * EXTENT}`}
      fill="none"
      strokeWidth={LINE_WIDTH}
      strokeLinecap="round"
      aria-hidden="true"
    >
      {ORBITS.map((orbit) => (
        <StillOrbit key={orbit.radius} orbit={orbit} />
      ))}
      <path className={css.threat} d={particlePath()} strokeWidth={PARTICLE_RADIUS * 2} />
      <circle r={HUB_RING_RADIUS} />
      <circle className={css.hub} r={HUB_RADIUS} />
    </svg>
  );
}
