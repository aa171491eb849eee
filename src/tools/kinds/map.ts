/** Places on the earth, and ways between them. */
export interface MapData {
  places: { name: string; note: string; latitude: number; longitude: number }[];
  /** Each by the places it passes, by their position in the list. */
  ways: { name: string; through: number[] }[];
}

/** RFC 7946: longitude before latitude. */
export const geoJsonOf = ({ places, ways }: MapData) => ({
  type: 'FeatureCollection' as const,
  features: [
    ...places.map(({ name, note, latitude, longitude }) => ({
      type: 'Feature' as const,
      properties: { name, note },
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    })),
    ...ways.map(({ name, through }) => ({
      type: 'Feature' as const,
      properties: { name },
      geometry: {
        type: 'LineString' as const,
        coordinates: through.map((at) => [places[at]!.longitude, places[at]!.latitude]),
      },
    })),
  ],
});
