// The wattle of the hero, grown from a few numbers: a stem, and at each node a leaf and a spray of blossoms.

interface Node {
  /** Where on the stem, 0 at the root and 1 at the tip. */
  readonly at: number;
  readonly side: 1 | -1;
  readonly leaf: number;
  /** Degrees between the stem and the leaf. */
  readonly open: number;
  /** Blossoms of the spray: distance from the stem, offset across the spray, scale. */
  readonly spray: readonly (readonly [number, number, number])[];
}

export interface Placed {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise from pointing right. */
  readonly angle: number;
  readonly scale: number;
}

type Point = readonly [number, number];

const STEM: readonly [Point, Point, Point, Point] = [
  [372, 660],
  [368, 470],
  [210, 400],
  [262, 96],
];

const NODES: readonly Node[] = [
  { at: 0.2, side: 1, leaf: 1.15, open: 58, spray: [] },
  { at: 0.3, side: -1, leaf: 1.25, open: 64, spray: [[70, 6, 0.46]] },
  { at: 0.42, side: 1, leaf: 1.3, open: 60, spray: [[74, -8, 0.62], [142, 16, 0.86]] },
  { at: 0.53, side: -1, leaf: 1.2, open: 66, spray: [[72, 6, 0.6], [138, -10, 0.8]] },
  { at: 0.66, side: 1, leaf: 1.1, open: 58, spray: [[66, -6, 0.56], [130, 14, 0.94]] },
  { at: 0.77, side: -1, leaf: 1, open: 62, spray: [[58, 4, 0.5], [112, -14, 0.72]] },
  { at: 0.88, side: 1, leaf: 0.85, open: 54, spray: [[56, 2, 0.5], [104, 14, 0.66]] },
  { at: 0.96, side: -1, leaf: 0.7, open: 48, spray: [[46, -4, 0.42]] },
];

const degrees = 180 / Math.PI;
const round = (value: number) => Math.round(value * 10) / 10;

/** The point of a cubic Bezier curve at t, and its direction in radians. */
function along(t: number): { x: number; y: number; direction: number } {
  const [a, b, c, d] = STEM;
  const u = 1 - t;
  const value = (axis: 0 | 1) => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  const slope = (axis: 0 | 1) => u * u * (b[axis] - a[axis]) + 2 * u * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis]);
  return { x: value(0), y: value(1), direction: Math.atan2(slope(1), slope(0)) };
}

function grow(): { leaves: Placed[]; blossoms: Placed[]; stalks: string } {
  const leaves: Placed[] = [];
  const blossoms: Placed[] = [];
  let stalks = '';
  for (const { at, side, leaf, open, spray } of NODES) {
    const { x, y, direction } = along(at);
    leaves.push({ x: round(x), y: round(y), angle: round(direction * degrees + side * open), scale: leaf });
    const aim = direction + (side * (open - 34)) / degrees;
    for (const [distance, offset, scale] of spray) {
      const bx = x + distance * Math.cos(aim) - offset * Math.sin(aim);
      const by = y + distance * Math.sin(aim) + offset * Math.cos(aim);
      const bend = distance * 0.5;
      stalks += `M${round(x)} ${round(y)}q${round(bend * Math.cos(aim))} ${round(bend * Math.sin(aim))} ${round(bx - x)} ${round(by - y)}`;
      blossoms.push({ x: round(bx), y: round(by), angle: 0, scale });
    }
  }
  const tip = along(1);
  blossoms.push({ x: round(tip.x), y: round(tip.y), angle: 0, scale: 0.98 });
  return { leaves, blossoms, stalks };
}

export const wattle = {
  stem: `M${STEM[0].join(' ')}C${STEM.slice(1).map((point) => point.join(' ')).join(' ')}`,
  ...grow(),
} as const;
