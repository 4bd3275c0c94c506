import * as css from './SecurityGraphic.module.css';
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
  particleAt,
} from './securityScene.ts';
import type { Orbit } from './securityScene.ts';

const degrees = (radians: number) => Math.round((radians / Math.PI) * 180);

function StillOrbit({ orbit }: { orbit: Orbit }) {
  const { nodes, radius, startAngle } = orbit;
  const size = Math.round(nodeRadiusAt(orbit, 0) * 2);
  // A path as long as its number of nodes, dashed with round caps and no length, is drawn as that many dots.
  const dots = {
    r: radius,
    pathLength: nodes,
    strokeDasharray: '0 1',
    transform: `rotate(${degrees(startAngle)})`,
  };
  return (
    <>
      <circle className={css.ink} {...dots} strokeWidth={size + LINE_WIDTH} />
      <circle className={orbit === ORBITS[0] ? css.outer : css.inner} {...dots} strokeWidth={size - LINE_WIDTH} />
    </>
  );
}

function StillParticle({ index }: { index: number }) {
  const { angle, distance, opacity } = particleAt(index, 0);
  return (
    <path
      className={css.particle}
      d={`M-${TAIL_LENGTH} 0 0-${PARTICLE_RADIUS}a${PARTICLE_RADIUS} ${PARTICLE_RADIUS} 0 0 1 0 ${2 * PARTICLE_RADIUS}z`}
      transform={`rotate(${degrees(angle)})translate(${Math.round(distance)})`}
      opacity={Number(opacity.toFixed(1))}
    />
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
    >
      <g opacity={ORBIT_OPACITY}>
        {ORBITS.map(({ radius }) => (
          <circle key={radius} r={radius} />
        ))}
      </g>
      {Array.from({ length: PARTICLES }, (_, index) => (
        <StillParticle key={index} index={index} />
      ))}
      {ORBITS.map((orbit) => (
        <StillOrbit key={orbit.radius} orbit={orbit} />
      ))}
      <circle className={css.hub} r={HUB_RADIUS} />
    </svg>
  );
}
