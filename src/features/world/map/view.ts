/** What of the plane is seen: the point in the middle, and how many pixels a degree has. */
import { project, unproject, world, type Place, type Point } from './mercator.ts';

export interface View extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const breadth = world.east - world.west;
const depth = world.south - world.north;
/** A region of fifty kilometres is then as wide as a thumb. */
const largestScale = 120;

const smallestScale = ({ width, height }: Size) => Math.min(width / breadth, height / depth);

/** No further out than the whole earth, no further in than there is anything to see, and never beyond the edge. */
export function clamp(view: View, size: Size): View {
  const scale = Math.max(smallestScale(size), Math.min(largestScale, view.scale));
  return {
    scale,
    x: within(view.x, world.west, world.east, size.width / 2 / scale),
    y: within(view.y, world.north, world.south, size.height / 2 / scale),
  };
}

function within(middle: number, from: number, to: number, half: number): number {
  // All of it fits: it stands in the middle.
  if (to - from <= 2 * half) return (from + to) / 2;
  return Math.max(from + half, Math.min(to - half, middle));
}

/** All of it where there is room; where it is narrow, as much as fills the height, around where people are. */
export function beginning(size: Size, places: readonly Place[]): View {
  const isNarrow = size.width / size.height < breadth / depth / 1.5;
  const points = places.map(project);
  const mean = (pick: (point: Point) => number) =>
    points.length === 0 ? 0 : points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const scale = isNarrow ? size.height / depth : 0;
  return clamp({ x: mean(({ x }) => x), y: mean(({ y }) => y), scale }, size);
}

/** What is under the pointer stays there. */
export function zoomAt(view: View, size: Size, factor: number, at: Point): View {
  const scale = Math.max(smallestScale(size), Math.min(largestScale, view.scale * factor));
  const under = fromScreen(view, size, at);
  return clamp(
    {
      scale,
      x: under.x - (at.x - size.width / 2) / scale,
      y: under.y - (at.y - size.height / 2) / scale,
    },
    size,
  );
}

export const moved = (view: View, size: Size, by: Point): View =>
  clamp({ ...view, x: view.x + by.x / view.scale, y: view.y + by.y / view.scale }, size);

/** So near that all of these can be distinguished. */
export function showing(points: readonly Point[], size: Size): View {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 0.7;
  const scale = Math.min(
    (size.width * room) / Math.max(east - west, 0.01),
    (size.height * room) / Math.max(south - north, 0.01),
  );
  return clamp({ x: (west + east) / 2, y: (north + south) / 2, scale }, size);
}

export const toScreen = (view: View, { width, height }: Size, { x, y }: Point): Point => ({
  x: (x - view.x) * view.scale + width / 2,
  y: (y - view.y) * view.scale + height / 2,
});

const fromScreen = (view: View, { width, height }: Size, { x, y }: Point): Point => ({
  x: view.x + (x - width / 2) / view.scale,
  y: view.y + (y - height / 2) / view.scale,
});

/** West, south, east, north in degrees, as the server is asked. */
export function areaOf(view: View, size: Size): string {
  const northWest = unproject(fromScreen(view, size, { x: 0, y: 0 }));
  const southEast = unproject(fromScreen(view, size, { x: size.width, y: size.height }));
  const isAround = size.width / view.scale >= breadth;
  const edges = [
    isAround ? -180 : northWest.longitude,
    southEast.latitude,
    isAround ? 180 : southEast.longitude,
    northWest.latitude,
  ];
  return edges.map((degrees) => String(Math.round(degrees * 100) / 100)).join(',');
}
