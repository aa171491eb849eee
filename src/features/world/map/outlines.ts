/** The outlines of countries as paths on the plane. */
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import type { Nameable } from './labels.ts';
import { project, type Point } from './mercator.ts';

export interface Outlines {
  countries: { id: string; path: string }[];
  coast: string;
  borders: string;
  /** The widest first. */
  names: Nameable[];
}

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Line = readonly (readonly number[])[];

/** It lies below the map's edge. */
const antarctica = '010';

/** `digits` behind the point: more than a pixel shows is only more to read and to draw. */
export function outlinesOf(file: string, digits: number): Outlines {
  const atlas = JSON.parse(file) as Atlas;
  const shown: Atlas['objects']['countries'] = {
    ...atlas.objects.countries,
    geometries: atlas.objects.countries.geometries.filter(({ id }) => id !== antarctica),
  };
  const lines = (only: (a: GeometryObject, b: GeometryObject) => boolean) =>
    mesh(atlas, shown, only)
      .coordinates.map((line) => pathOf(line, digits, ''))
      .join('');
  const { features } = feature(atlas, shown);
  return {
    countries: features.map(({ id, properties, geometry }) => ({
      id: String(id ?? properties.name),
      path: ringsOf(geometry)
        .map((ring) => pathOf(ring, digits, 'Z'))
        .join(''),
    })),
    names: features
      .map(({ properties, geometry }) => nameOn(properties.name, ringsOf(geometry)))
      .toSorted((a, b) => b.width - a.width),
    coast: lines((a, b) => a === b),
    borders: lines((a, b) => a !== b),
  };
}

function ringsOf(geometry: GeoJSON.Geometry): Line[] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

/** Where the outlines call a country more than maps have room for. */
const shortNames: Readonly<Record<string, string>> = { 'United States of America': 'United States' };

/** In the middle of its largest part. */
function nameOn(name: string, rings: readonly Line[]): Nameable & { width: number } {
  const parts = rings.map((ring) => {
    const points = planeOf(ring);
    let [area, x, y] = [0, 0, 0];
    for (const [at, point] of points.entries()) {
      const next = points[(at + 1) % points.length]!;
      const cross = point.x * next.y - next.x * point.y;
      area += cross;
      x += (point.x + next.x) * cross;
      y += (point.y + next.y) * cross;
    }
    const xs = points.map((point) => point.x);
    return {
      area: Math.abs(area),
      x: x / (3 * area),
      y: y / (3 * area),
      width: Math.max(...xs) - Math.min(...xs),
    };
  });
  const { x, y, width } = parts.reduce((most, part) => (part.area > most.area ? part : most));
  return { name: shortNames[name] ?? name, kind: 'country', x, y, width };
}

/** A line over the date line goes on beyond it instead of jumping back across the whole map. */
function planeOf(line: Line): Point[] {
  let before: number | undefined;
  return line.map(([longitude, latitude]) => {
    const { x, y } = project({ longitude: longitude!, latitude: latitude! });
    before = before === undefined ? x : x - 360 * Math.round((x - before) / 360);
    return { x: before, y };
  });
}

function pathOf(line: Line, digits: number, end: string): string {
  const points = planeOf(line).map(({ x, y }) => `${round(x, digits)},${round(y, digits)}`);
  return `M${points.filter((point, at) => point !== points[at - 1]).join('L')}${end}`;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
