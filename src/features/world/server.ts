import { briefly } from '#kit/db/briefly.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { readerOf } from '#kit/people/audience.server.ts';
import type { PlaceSource } from '#kit/places/place-source.server.ts';
import { blurred } from './blur.server.ts';
import {
  getLocation,
  ownPlace,
  placeOf,
  placesNamed,
  putPlace,
  removePlace,
  searchPlaces,
  worldCities,
  worldPeople,
  worldPlaces,
} from './contract.ts';
import { countries } from './gazetteer/countries.server.ts';
import { gazetteer, type Gazetteer, type Place } from './gazetteer/gazetteer.server.ts';
import { largestCities } from './gazetteer/largest-cities.server.ts';
import { presentCountries, presentPerson, presentPlace } from './present.server.ts';
import {
  countPeople,
  erasePlace,
  findOwnPlace,
  findPlaceOf,
  isAt,
  listPeople,
  listPlaces,
  matching,
  peopleAt,
  savePlace,
} from './queries.server.ts';

const mostFound = 8;
const mostNamesakes = 6;
const mostOfAKind = 12;

const noSuchPlace = () => new AppError('not_found:place', { message: 'There is no such place in our list.' });

/** Made by `app/`, which alone knows every room that has something to show at a place. */
export function worldEndpoints({ sources }: { sources: readonly PlaceSource[] }) {
  return [
    implement(worldPlaces, async (_, context) => {
      const places = await briefly(context, (tx) => listPlaces(tx, readerOf(context)));
      return {
        places: places.map(presentPlace),
        countries: presentCountries(places),
        people: places.reduce((sum, { people }) => sum + people, 0),
      };
    }),

    implement(worldPeople, async ({ query: { before, ...filter } }, context) => {
      const asked = { reader: readerOf(context), where: matching(readerOf(context), filter), before };
      const { rows, next, people } = await briefly(context, async (tx) => ({
        ...(await listPeople(tx, asked)),
        people: await countPeople(tx, asked.reader, asked.where),
      }));
      return { items: rows.map(presentPerson), next, people };
    }),

    implement(searchPlaces, async ({ query: { q } }) => {
      const known = await gazetteer();
      return { places: known.find(q, mostFound).map((place) => presentFound(known, place)) };
    }),

    implement(placesNamed, async ({ query: { name } }) => {
      const known = await gazetteer();
      return { places: known.named(name, mostFound).map(presentPlace) };
    }),

    implement(worldCities, () => ({ cities: [...largestCities()] })),

    implement(getLocation, async ({ params: { id }, query: { before } }, context) => {
      const known = await gazetteer();
      const place = known.byId(id);
      if (!place) throw noSuchPlace();
      const { regionId: _, ...shown } = place;
      const reader = readerOf(context);
      const found = await briefly(context, async (tx) => ({
        people: await countPeople(tx, reader, isAt(place)),
        list: await listPeople(tx, { reader, where: isAt(place), before }),
        places: place.precision === 'city' ? [] : await listPlaces(tx, reader, isAt(place)),
      }));
      const things = [];
      for (const { kind, find } of found.people === 0 ? [] : sources)
        for (const one of await find(context, peopleAt(place, reader), mostOfAKind))
          things.push({ ...one, kind });
      return {
        ...presentPlace(shown),
        outline: countries().get(place.country)?.numeric ?? '',
        span: countries().get(place.country)?.span ?? 0,
        within: surroundings(known, place).map(presentPlace),
        namesakes: known
          .named(place.name, mostNamesakes + 1)
          .filter((other) => other.id !== id)
          .slice(0, mostNamesakes)
          .map(presentPlace),
        people: found.people,
        items: found.list.rows.map(presentPerson),
        next: found.list.next,
        places: found.places.filter((one) => one.id !== id).map(presentPlace),
        things,
      };
    }),

    implement(placeOf, async ({ params: { handle } }, context) => {
      const found = await findPlaceOf(context.db, handle, readerOf(context));
      if (!found) throw new AppError('not_found:profile');
      return { place: found.place && presentPlace(found.place) };
    }),

    implement(ownPlace, async (_, { db, caller }) => {
      const row = await findOwnPlace(db, caller.user.id);
      return { place: row && presentPlace(row) };
    }),

    implement(putPlace, async ({ body }, { db, caller }) => {
      if (!caller.user.handle)
        throw new AppError('conflict:no_handle', {
          message: 'Choose a handle first: people on the map link to their profile.',
        });
      const known = await gazetteer();
      const given = known.byId(body.place);
      if (!given) throw noSuchPlace();
      const place = blurred(known, given, body.precision);
      await savePlace(db, caller.user.id, place);
      const { regionId: _, ...shown } = place;
      return { place: presentPlace(shown) };
    }),

    implement(removePlace, async (_, { db, caller }) => {
      await erasePlace(db, caller.user.id);
      return { success: true as const };
    }),
  ];
}

function presentFound(known: Gazetteer, { regionId: _, ...place }: Place) {
  const region = place.precision === 'city' ? known.regionOf({ ...place, regionId: null }) : null;
  return {
    ...presentPlace(place),
    region: region && { name: region.place.name, towns: region.towns },
  };
}

function surroundings(known: Gazetteer, { precision, country, regionId }: Place): Place[] {
  const land = known.byId(country.toLowerCase())!;
  if (precision === 'country') return [];
  const region = precision === 'city' && regionId ? known.byId(regionId) : undefined;
  return region ? [land, region] : [land];
}
