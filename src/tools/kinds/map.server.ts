/** A map: places, and ways between them. */
import { z } from 'zod';
import { jsonExporter } from '../export/document-exporters.server.ts';
import type { Exporter } from '../export/exporter.ts';
import { implementKind } from './implement-kind.server.ts';
import { geoJsonOf } from './map.ts';
import { mapKind } from './shared-kinds.ts';

const mostPlaces = 2_000;

const map = z
  .strictObject({
    places: z
      .array(
        z.strictObject({
          name: z.string().max(200),
          note: z.string().max(2_000),
          latitude: z.number().min(-90).max(90),
          longitude: z.number().min(-180).max(180),
        }),
      )
      .max(mostPlaces),
    ways: z.array(
      z.strictObject({ name: z.string().max(200), through: z.array(z.number().int().min(0)).min(2) }),
    ),
  })
  .refine(({ places, ways }) => ways.every(({ through }) => through.every((at) => at < places.length)), {
    message: 'A route uses a place that doesn’t exist.',
  });

const geoJson: Exporter = {
  format: 'geojson',
  label: 'For maps (GeoJSON)',
  extension: 'geojson',
  contentType: 'application/geo+json',
  write: ({ output }) => `${JSON.stringify(geoJsonOf(map.parse(output.data)), null, 2)}\n`,
};

export const mapResults = implementKind(mapKind, {
  schema: map,
  exporters: [geoJson, jsonExporter],
  tell: (data) => ({ details: { ...data } }),
});
