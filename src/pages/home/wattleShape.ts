// The wattle of the hero, grown from a few numbers: a stem, and at each node a leaf and a spray of blossoms.

interface Node {
  /** Where on the stem, 0 at the root and 1 at the tip. */
  readonly at: number;
  readonly side: 1 | -1;
  /** Scale of the leaf, and degrees between it and the stem. */
  readonly leaf: readonly [number, number];
  /** Degrees between the stem and the spray; each blossom's distance from the stem, offset from the spray, scale. */
  readonly spray: readonly [number, ...(readonly [number, number, number])[]];
}

interface Placed {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise from pointing right. */
  readonly angle: number;
  readonly scale: number;
}

type Point = readonly [number, number];

const STEM: readonly [Point, Point, Point, Point] = [
  [430, 820],
  [400, 590],
  [230, 470],
  [300, 120],
];

const NODES: readonly Node[] = [
  { at: 0.14, side: 1, leaf: [1.3, 62], spray: [0] },
  { at: 0.24, side: -1, leaf: [1.55, 70], spray: [26, [88, 0, 0.5]] },
  { at: 0.36, side: 1, leaf: [1.5, 66], spray: [24, [84, -4, 0.56], [168, 10, 0.86]] },
  { at: 0.47, side: -1, leaf: [1.5, 74], spray: [32, [92, 4, 0.62], [182, -10, 0.92]] },
  { at: 0.6, side: 1, leaf: [1.35, 66], spray: [30, [92, -4, 0.62], [188, 8, 1.04]] },
  { at: 0.71, side: -1, leaf: [1.25, 72], spray: [34, [82, 2, 0.56], [158, -12, 0.8]] },
  { at: 0.82, side: 1, leaf: [1.05, 62], spray: [28, [88, 4, 0.52], [152, 16, 0.72]] },
  { at: 0.91, side: -1, leaf: [0.9, 62], spray: [26, [78, -8, 0.5]] },
];

const DEGREES = 180 / Math.PI;
const LAST_BLOSSOM = 1.02;

// Whole units, which are never larger than a pixel.
const { round } = Math;

/** The point of the stem at t, and the direction in which it grows there, in radians. */
function stemAt(t: number): { x: number; y: number; direction: number } {
  const [a, b, c, d] = STEM;
  const u = 1 - t;
  const place = (axis: 0 | 1) => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  const slope = (axis: 0 | 1) => u * u * (b[axis] - a[axis]) + 2 * u * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis]);
  return { x: place(0), y: place(1), direction: Math.atan2(slope(1), slope(0)) };
}

function grow(): { leaves: Placed[]; blossoms: Placed[]; stalks: string } {
  const leaves: Placed[] = [];
  const blossoms: Placed[] = [];
  let stalks = '';
  for (const { at, side, leaf, spray } of NODES) {
    const { x, y, direction } = stemAt(at);
    const [scale, open] = leaf;
    leaves.push({ x: round(x), y: round(y), angle: round(direction * DEGREES + side * open), scale: round(scale * 100) / 100 });
    const [lean, ...florets] = spray;
    const aim = direction + (side * lean) / DEGREES;
    const [cos, sin] = [Math.cos(aim), Math.sin(aim)];
    for (const [distance, offset, size] of florets) {
      const [dx, dy] = [distance * cos - offset * sin, distance * sin + offset * cos];
      stalks += `M${round(x)} ${round(y)}q${round(distance * 0.5 * cos)} ${round(distance * 0.5 * sin)} ${round(dx)} ${round(dy)}`;
      blossoms.push({ x: round(x + dx), y: round(y + dy), angle: 0, scale: size });
    }
  }
  const tip = stemAt(1);
  blossoms.push({ x: round(tip.x), y: round(tip.y), angle: 0, scale: LAST_BLOSSOM });
  // A minus separates by itself.
  return { leaves, blossoms, stalks: stalks.replaceAll(' -', '-') };
}

const [root, ...curve] = STEM;

export const wattle = {
  /** The stem's root, where it joins the wire. */
  stem: `M${root.join(' ')}C${curve.map((point) => point.join(' ')).join(' ')}`,
  ...grow(),
};
