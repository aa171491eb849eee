/** Where people are, for a map: brought by the feature that knows places, asked by features that know people. */
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Reader } from '#social/people/audience.server.ts';

export interface PeopledPlace {
  id: string;
  precision: 'city' | 'region' | 'country';
  name: string;
  area: string | null;
  country: string;
  countryName: string;
  latitude: number;
  longitude: number;
  people: number;
}

export interface PeopledPlaces {
  places: PeopledPlace[];
  countries: { code: string; numeric: string; name: string; people: number }[];
}

/** `people` selects ids. Each is where they chose to be shown, and only those whose place this reader may see. */
export type PlacesOfPeople = (db: Queryable, reader: Reader, people: SQL) => Promise<PeopledPlaces>;

/** What the place of each of these people is called, by their ids; of those whose place this reader may see. */
export type NamesOfPlaces = (
  db: Queryable,
  reader: Reader,
  people: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Places of people, as far as a reader may see them. */
    placesOfPeople?: readonly PlacesOfPeople[];
    /** Names of the places that people are at. */
    namesOfPlaces?: readonly NamesOfPlaces[];
  }
}
