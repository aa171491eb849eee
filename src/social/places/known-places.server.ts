/** Places by their id, for features beside the one that knows them all. */
export interface KnownPlace {
  id: string;
  precision: 'city' | 'region' | 'country';
  name: string;
  area: string | null;
  country: string;
  countryName: string;
  latitude: number;
  longitude: number;
}

export interface KnownPlaces {
  byId(id: string): Promise<KnownPlace | undefined>;
}

declare module '#kit/services.server.ts' {
  interface FeatureServices {
    /** Countries, regions and towns. */
    places: KnownPlaces;
  }
}
