import { briefly } from '#kit/db/briefly.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { readerOf } from '#social/people/audience.server.ts';
import type { PlaceSource } from '#social/places/place-source.server.ts';
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

const noSuchPlace = () => new AppError('not_found:place', { message: 'Place not found.' });

/** Made from all manifests: any feature may have something to show at a place. */
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
      const filters = { reader: readerOf(context), where: matching(readerOf(context), filter), before };
      const { rows, next, people } = await briefly(context, async (tx) => ({
        ...(await listPeople(tx, filters)),
        people: await countPeople(tx, filters.reader, filters.where),
      }));
      return { items: rows.map(presentPerson), next, people };
    }),

    implement(searchPlaces, async ({ query: { q } }) => {
      const allPlaces = await gazetteer();
      return { places: allPlaces.find(q, mostFound).map((place) => presentFound(allPlaces, place)) };
    }),

    implement(placesNamed, async ({ query: { name } }) => {
      const allPlaces = await gazetteer();
      return { places: allPlaces.named(name, mostFound).map(presentPlace) };
    }),

    implement(worldCities, () => ({ cities: [...largestCities()] })),

    implement(getLocation, async ({ params: { id }, query: { before } }, context) => {
      const allPlaces = await gazetteer();
      const place = allPlaces.byId(id);
      if (!place) throw noSuchPlace();
      const { regionId: _, ...placeView } = place;
      const reader = readerOf(context);
      const counts = await briefly(context, async (tx) => ({
        people: await countPeople(tx, reader, isAt(place)),
        list: await listPeople(tx, { reader, where: isAt(place), before }),
        places: place.precision === 'city' ? [] : await listPlaces(tx, reader, isAt(place)),
      }));
      const things = [];
      for (const { kind, find } of counts.people === 0 ? [] : sources)
        for (const one of await find(context, peopleAt(place, reader), mostOfAKind))
          things.push({ ...one, kind });
      return {
        ...presentPlace(placeView),
        outline: countries().get(place.country)?.numeric ?? '',
        span: countries().get(place.country)?.span ?? 0,
        within: surroundings(allPlaces, place).map(presentPlace),
        namesakes: allPlaces
          .named(place.name, mostNamesakes + 1)
          .filter((other) => other.id !== id)
          .slice(0, mostNamesakes)
          .map(presentPlace),
        people: counts.people,
        items: counts.list.rows.map(presentPerson),
        next: counts.list.next,
        places: counts.places.filter((one) => one.id !== id).map(presentPlace),
        things,
      };
    }),

    implement(placeOf, async ({ params: { handle } }, context) => {
      const placeOfPerson = await findPlaceOf(context.db, handle, readerOf(context));
      if (!placeOfPerson) throw new AppError('not_found:profile');
      return { place: placeOfPerson.place && presentPlace(placeOfPerson.place) };
    }),

    implement(ownPlace, async (_, { db, caller }) => {
      const row = await findOwnPlace(db, caller.user.id);
      return { place: row && presentPlace(row) };
    }),

    implement(putPlace, async ({ body }, { db, caller }) => {
      if (!caller.user.handle)
        throw new AppError('conflict:no_handle', {
          message: 'Choose a handle first. The map links to your profile.',
        });
      const allPlaces = await gazetteer();
      const given = allPlaces.byId(body.place);
      if (!given) throw noSuchPlace();
      const place = blurred(allPlaces, given, body.precision);
      await savePlace(db, caller.user.id, place);
      const { regionId: _, ...placeView } = place;
      return { place: presentPlace(placeView) };
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
