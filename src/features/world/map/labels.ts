/** Names on the map that do not touch one another: the weightiest takes its place first, whoever finds none stays away. */
import type { Point } from './mercator.ts';
import { toScreen, type Size, type View } from './view.ts';

export interface Nameable extends Point {
  name: string;
  kind: 'country' | 'city';
  /** In degrees of the plane, of a country: its name must have room in it. */
  width?: number;
}

export interface Label extends Point {
  name: string;
  kind: Nameable['kind'];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** In pixels, at the size in which names are written. */
export const fontSize = 13;
const letter = 7.4;
const height = 17;
const apart = 4;
/** Of its own width, so much may stand beyond its country. */
const beyond = 0.85;
/** Pixels per degree from which there is room for cities. */
export const citiesFrom = 10;
const mostLabels = 60;

/** `names`: the weightiest first. `taken`: where something else stands. */
export function placeLabels(
  names: readonly Nameable[],
  { view, size, taken }: { view: View; size: Size; taken: readonly Box[] },
): Label[] {
  const boxes = [...taken];
  const labels: Label[] = [];
  for (const { name, kind, width, ...point } of names) {
    if (labels.length >= mostLabels) break;
    const long = name.length * letter;
    if (kind === 'city' ? view.scale < citiesFrom : (width ?? 0) * view.scale < long * beyond) continue;
    const at = toScreen(view, size, point);
    const box = boxOf(at, long, kind);
    if (!isInside(box, size) || boxes.some((other) => doOverlap(box, other))) continue;
    boxes.push(box);
    labels.push({ ...at, name, kind });
  }
  return labels;
}

/** A country's name stands in its middle, a city's beside its dot. */
function boxOf({ x, y }: Point, long: number, kind: Nameable['kind']): Box {
  const left = kind === 'country' ? x - long / 2 : x - 4;
  const right = kind === 'country' ? x + long / 2 : x + long + 8;
  return { left: left - apart, right: right + apart, top: y - height / 2, bottom: y + height / 2 };
}

export const around = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const isInside = ({ left, right, top, bottom }: Box, { width, height: tall }: Size) =>
  left >= 0 && right <= width && top >= 0 && bottom <= tall;

const doOverlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
