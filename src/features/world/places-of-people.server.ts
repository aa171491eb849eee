import { sql } from 'drizzle-orm';
import type { PlacesOfPeople } from '#kit/places/people-places.server.ts';
import { presentCountries, presentPlace } from './present.server.ts';
import { listPlaces } from './queries.server.ts';
import { memberPlaces } from './table.server.ts';

export const placesOfPeople: PlacesOfPeople = async (db, reader, people) => {
  const places = await listPlaces(db, reader, sql`${memberPlaces.ownerId} in (${people})`);
  return { places: places.map(presentPlace), countries: presentCountries(places) };
};
