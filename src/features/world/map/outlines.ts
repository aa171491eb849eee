/** The outlines of countries as paths on the plane. */
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { project } from './mercator.ts';

export interface Outlines {
  countries: { id: string; path: string }[];
  coast: string;
  borders: string;
}

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Line = readonly (readonly number[])[];

/** It lies below the map's edge. */
const antarctica = '010';

export function outlinesOf(file: string): Outlines {
  const atlas = JSON.parse(file) as Atlas;
  const shown: Atlas['objects']['countries'] = {
    ...atlas.objects.countries,
    geometries: atlas.objects.countries.geometries.filter(({ id }) => id !== antarctica),
  };
  const lines = (only: (a: GeometryObject, b: GeometryObject) => boolean) =>
    mesh(atlas, shown, only)
      .coordinates.map((line) => pathOf(line, ''))
      .join('');
  return {
    countries: feature(atlas, shown).features.map(({ id, properties, geometry }) => ({
      id: String(id ?? properties.name),
      path: ringsOf(geometry)
        .map((ring) => pathOf(ring, 'Z'))
        .join(''),
    })),
    coast: lines((a, b) => a === b),
    borders: lines((a, b) => a !== b),
  };
}

function ringsOf(geometry: GeoJSON.Geometry): Line[] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

/** A line over the date line goes on beyond it instead of jumping back across the whole map. */
function pathOf(line: Line, end: string): string {
  let before: number | undefined;
  const points = line.map(([longitude, latitude]) => {
    const { x, y } = project({ longitude: longitude!, latitude: latitude! });
    before = before === undefined ? x : x - 360 * Math.round((x - before) / 360);
    return `${Math.round(before * 100) / 100},${Math.round(y * 100) / 100}`;
  });
  return `M${points.join('L')}${end}`;
}
