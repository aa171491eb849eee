/** Places that would lie on one another, drawn as one. */
import { project, type Place, type Point } from './mercator.ts';

export interface Cluster<P extends Counted> extends Point {
  people: number;
  places: P[];
}

type Counted = Place & { id: string; people: number };

/** In pixels: what is nearer than this cannot be touched apart. */
const reach = 56;

/** Whoever has the most people gathers those around them. It depends on the scale alone, so that panning changes nothing. */
export function clustersOf<P extends Counted>(places: readonly P[], scale: number): Cluster<P>[] {
  const radius = reach / scale;
  const squares = new Map<string, Cluster<P>[]>();
  const squareOf = ({ x, y }: Point) => [Math.floor(x / radius), Math.floor(y / radius)] as const;
  const clusters: Cluster<P>[] = [];
  for (const place of places.toSorted((a, b) => b.people - a.people || (a.id < b.id ? -1 : 1))) {
    const point = project(place);
    const [column, row] = squareOf(point);
    const near = neighbours(column, row)
      .flatMap((key) => squares.get(key) ?? [])
      .find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < radius);
    if (near) {
      near.people += place.people;
      near.places.push(place);
      continue;
    }
    const cluster = { ...point, people: place.people, places: [place] };
    clusters.push(cluster);
    const key = `${column} ${row}`;
    squares.set(key, [...(squares.get(key) ?? []), cluster]);
  }
  return clusters;
}

const steps = [-1, 0, 1];
const neighbours = (column: number, row: number) =>
  steps.flatMap((across) => steps.map((down) => `${column + across} ${row + down}`));
