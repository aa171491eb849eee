import { sql } from 'drizzle-orm';
import type { NamesOfPlaces, PlacesOfPeople } from '#social/places/people-places.server.ts';
import { presentCountries, presentPlace } from './present.server.ts';
import { listPlaces, placesOfThese } from './queries.server.ts';
import { memberPlaces } from './table.server.ts';

export const placesOfPeople: PlacesOfPeople = async (db, reader, people) => {
  const places = await listPlaces(db, reader, sql`${memberPlaces.ownerId} in (${people})`);
  return { places: places.map(presentPlace), countries: presentCountries(places) };
};

export const namesOfPlaces: NamesOfPlaces = async (db, reader, people) => {
  const rows = await placesOfThese(db, reader, people);
  return new Map(
    rows.map(({ ownerId, place }) => {
      const { precision, name, countryName } = presentPlace(place);
      return [ownerId, precision === 'country' ? name : `${name}, ${countryName}`];
    }),
  );
};
