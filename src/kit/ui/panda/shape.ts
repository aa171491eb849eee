/** The little tree both renderers (React and plain markup) walk, so that there is one source of shapes. */

export interface Shape {
  /** Stable across moods: React keeps the element, and the browser moves it instead of swapping it. */
  key: string;
  tag: 'g' | 'svg' | 'path' | 'circle' | 'ellipse';
  attrs?: Record<string, string | number>;
  /** A class the stylesheet animates; the plain markup leaves it out. */
  part?: 'move' | 'morph' | 'fade' | 'blink' | 'wiggle' | 'pulse';
  children?: Shape[];
}

export type Point = readonly [x: number, y: number];

/** Everything is drawn on a 240-wide sheet around this axis. */
export const AXIS = 120;

export function group(
  key: string,
  children: Shape[],
  attrs: Shape['attrs'] = {},
  part?: Shape['part'],
): Shape {
  return { key, tag: 'g', attrs, part, children };
}

/** Draws the left part once more on the right. */
export function mirrored(key: string, children: Shape[]): Shape {
  return group(key, children, { transform: `translate(${AXIS * 2} 0) scale(-1 1)` });
}

export function hiddenUnless(visible: boolean) {
  return visible ? 1 : 0;
}

const KAPPA = 0.5523;

/**
 * The outline of a soft limb along a bent spine. Every limb has the same path commands whatever its pose,
 * which is what lets one arm flow into another.
 */
export function limb(from: Point, bend: Point, to: Point, startWidth: number, endWidth: number): string {
  const a = direction(from, bend);
  const b = direction(bend, to);
  const mid = direction(from, to);
  const width = (startWidth + endWidth) / 2;
  const side = (sign: 1 | -1) => ({
    start: offset(from, normal(a), sign * startWidth),
    bend: offset(bend, normal(mid), sign * width),
    end: offset(to, normal(b), sign * endWidth),
  });
  const left = side(1);
  const right = side(-1);
  const tip = offset(to, b, endWidth);
  const root = offset(from, a, -startWidth);
  const end = offset([0, 0], b, endWidth * KAPPA);
  const endAcross = offset([0, 0], normal(b), endWidth * KAPPA);
  const start = offset([0, 0], a, startWidth * KAPPA);
  const startAcross = offset([0, 0], normal(a), startWidth * KAPPA);
  return [
    `M${at(left.start)}`,
    cubic(towards(left.start, left.bend), towards(left.end, left.bend), left.end),
    cubic(plus(left.end, end), plus(tip, endAcross), tip),
    cubic(minus(tip, endAcross), plus(right.end, end), right.end),
    cubic(towards(right.end, right.bend), towards(right.start, right.bend), right.start),
    cubic(minus(right.start, start), minus(root, startAcross), root),
    cubic(plus(root, startAcross), minus(left.start, start), left.start),
    'Z',
  ].join('');
}

const cubic = (c1: Point, c2: Point, end: Point) => `C${at(c1)} ${at(c2)} ${at(end)}`;
const round = (n: number) => Math.round(n * 10) / 10;
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const plus = (p: Point, q: Point): Point => [p[0] + q[0], p[1] + q[1]];
const minus = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]];
const normal = (p: Point): Point => [-p[1], p[0]];
const offset = (p: Point, along: Point, by: number): Point => [p[0] + along[0] * by, p[1] + along[1] * by];
const towards = (p: Point, q: Point): Point => [
  p[0] + ((q[0] - p[0]) * 2) / 3,
  p[1] + ((q[1] - p[1]) * 2) / 3,
];

function direction(p: Point, q: Point): Point {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  return [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
}
