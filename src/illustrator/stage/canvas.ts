/** What every stage draws on: a frame, a horizon, the hour's colours and its own chance. */
import { hex, lighter, type Oklch } from '../colour/oklch.ts';
import { seen, type Palette } from '../light/palette.ts';
import { createNoise, type Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { curve, n, path, type Point } from '../draw/svg.ts';

export interface Canvas {
  w: number;
  h: number;
  /** The row of the horizon. */
  hz: number;
  /** Where the light stands. */
  sun: Point;
  scene: Scene;
  palette: Palette;
  random: Random;
  defs: string[];
  /** Pixels for each unit, once it is printed. */
  dots: number;
}

/** A part of the picture by name; `back` is behind everything, `bank` before what swims, `front` before all subjects. */
export interface Layer {
  name: string;
  svg: string;
  slot: 'back' | 'bank' | 'front';
  /** Left, top, right, bottom of what frames the picture: left out where it would cover a subject. */
  box?: readonly [number, number, number, number];
}

export const ink = (canvas: Canvas, own: Oklch, far = 0, lift = 0) =>
  hex(lighter(seen(own, canvas.palette, far), lift));

let made = 0;
/** Names within one picture; begun anew for each, so that the same seed writes the same bytes. */
export const beginIds = () => void (made = 0);
export const newId = (what: string) => `${what}${++made}`;

export interface RidgeShape {
  base: number;
  height: number;
  /** Bends over the width. */
  bends: number;
  rough: number;
}

/** The upper edge of hills or mountains, from left to right. */
export function ridgePoints(
  { w }: Canvas,
  random: Random,
  { base, height, bends, rough }: RidgeShape,
): Point[] {
  const noise = createNoise(random);
  const steps = Math.round(24 + bends * 10);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    let y = noise(t * bends) * 0.62;
    y += noise(t * bends * 2.7 + 40) * 0.26;
    y += noise(t * bends * 8 + 90) * 0.12 * rough;
    return [t * (w + 40) - 20, base - height * (0.5 + y * 0.75)] as Point;
  });
}

/** Sharp summits: folded noise, the way weather cuts stone. */
export function peakPoints(
  { w }: Canvas,
  random: Random,
  { base, height, bends, rough }: RidgeShape,
): Point[] {
  const noise = createNoise(random);
  const steps = Math.round(bends * 26);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    let y = 1 - Math.abs(noise(t * bends)) * 1.25;
    y += (1 - Math.abs(noise(t * bends * 2.9 + 31)) * 2) * 0.2;
    y += noise(t * bends * 9 + 70) * 0.07 * rough;
    return [t * (w + 40) - 20, base - height * y] as Point;
  });
}

export const heightAt = (points: readonly Point[], x: number) => {
  const i = points.findIndex(([px]) => px >= x);
  if (i <= 0) return points[0]![1];
  const [a, b] = [points[i - 1]!, points[i]!];
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
};

/** Says that a shape is a sheet of its own: paper is cut and clay is kneaded sheet by sheet. */
export const sheet = 'data-sheet="1"';

export const filled = (points: readonly Point[], floor: number, fill: string, soft = true) => {
  const top = soft ? curve(points) : `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
  return path(`${top}L${n(points.at(-1)![0])} ${n(floor)}L${n(points[0]![0])} ${n(floor)}Z`, fill, sheet);
};
