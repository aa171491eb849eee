/** Where members are, as exactly as each chose to say; places by name; and what there is at a place. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { longestPlaceId, longestPlaceSearch, placeIdShape, precisions } from './place.ts';

const placeId = z.string().max(longestPlaceId).regex(placeIdShape, 'Place not found.');

const place = z.object({
  id: z.string(),
  precision: z.enum(precisions),
  name: z.string(),
  /** State or province, of towns. */
  area: z.string().nullable(),
  /** Two letters. */
  country: z.string(),
  countryName: z.string(),
});
export type NamedPlace = z.output<typeof place>;

/** Of a country in whole degrees, of a region its middle, of a town to about a kilometre. */
const point = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };

export const mapPlace = place.extend({ ...point, people: z.number() });
export type MapPlace = z.output<typeof mapPlace>;

const person = z.object({
  name: z.string(),
  handle: z.string(),
  picture: z.string().nullable(),
  about: z.string(),
  place,
});
export type PlacedPerson = z.output<typeof person>;

export const peopledCountry = z.object({
  code: z.string(),
  /** ISO 3166 in digits, by which outlines are known; empty where there are none. */
  numeric: z.string(),
  name: z.string(),
  people: z.number(),
});
export type PeopledCountry = z.output<typeof peopledCountry>;

export const worldPlaces = endpoint({
  method: 'GET',
  path: '/api/world/places',
  summary: 'List places with members, and how many.',
  access: 'public',
  output: z.object({ places: z.array(mapPlace), countries: z.array(peopledCountry), people: z.number() }),
});

/** West, south, east, north, in degrees. */
const area = z.string().regex(/^-?\d{1,3}(\.\d{1,2})?(,-?\d{1,3}(\.\d{1,2})?){3}$/, 'Invalid area.');

export const worldPeople = endpoint({
  method: 'GET',
  path: '/api/world/people',
  summary: 'List members on the map, by name, country, area or place.',
  access: 'public',
  query: paged({
    q: z.string().trim().max(longestPlaceSearch, `Use at most ${longestPlaceSearch} characters.`).optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'A country has two capital letters.')
      .optional(),
    area: area.optional(),
    /** Exactly there, and nowhere within. */
    place: placeId.optional(),
  }),
  output: page(person).extend({
    /** All of them, on whatever page. */
    people: z.number(),
  }),
});
export type PeopleFilter = Omit<z.input<typeof worldPeople.query>, 'before'>;

const foundPlace = place.extend({
  ...point,
  /** What a town would be shown as to those who choose no finer than a region, and how many towns that could be. */
  region: z.object({ name: z.string(), towns: z.number() }).nullable(),
});
export type FoundPlace = z.output<typeof foundPlace>;

export const searchPlaces = endpoint({
  method: 'GET',
  path: '/api/world/search',
  summary: 'Search countries and towns by name.',
  access: 'public',
  query: z.strictObject({
    q: z.string().trim().max(longestPlaceSearch, `Use at most ${longestPlaceSearch} characters.`),
  }),
  output: z.object({ places: z.array(foundPlace) }),
});

export const placesNamed = endpoint({
  method: 'GET',
  path: '/api/world/named',
  summary: 'List countries and towns with a name, most populous first.',
  access: 'public',
  query: z.strictObject({
    name: z.string().trim().max(longestPlaceSearch, `Use at most ${longestPlaceSearch} characters.`),
  }),
  output: z.object({ places: z.array(place) }),
});

export const worldCities = endpoint({
  method: 'GET',
  path: '/api/world/cities',
  summary: 'List the largest cities, for map labels.',
  access: 'public',
  output: z.object({ cities: z.array(z.object({ name: z.string(), ...point })) }),
});

const thing = z.object({ title: z.string(), description: z.string(), href: z.string(), kind: z.string() });

export const getLocation = endpoint({
  method: 'GET',
  path: '/api/locations/:id',
  summary: 'Get a place: its members, smaller places within it, and creations.',
  access: 'public',
  params: z.strictObject({ id: placeId }),
  query: paged({}),
  output: place.extend({
    ...point,
    /** Its country in digits, by which outlines are known. */
    outline: z.string(),
    /** About how wide its country is, in degrees. */
    span: z.number(),
    /** What it lies in, the largest first. */
    within: z.array(place),
    /** Other places of the same name. */
    namesakes: z.array(place),
    people: z.number(),
    items: z.array(person),
    next: z.string().nullable(),
    places: z.array(mapPlace),
    things: z.array(thing),
  }),
});
export type Location = z.output<typeof getLocation.output>;

export const placeOf = endpoint({
  method: 'GET',
  path: '/api/profiles/:handle/place',
  summary: 'Get a member’s location, if shared; otherwise null.',
  access: 'public',
  params: z.strictObject({
    handle: z
      .string()
      .max(60)
      .regex(/^[\w.-]+$/, 'Invalid handle.'),
  }),
  output: z.object({ place: place.nullable() }),
});

export const ownPlace = endpoint({
  method: 'GET',
  path: '/api/account/place',
  summary: 'Get your location, as stored.',
  access: 'member',
  output: z.object({ place: place.extend(point).nullable() }),
});

export const putPlace = endpoint({
  method: 'PUT',
  path: '/api/account/place',
  summary: 'Set your location: country, region of about 50 km, or town. Nothing more precise is stored.',
  access: 'member',
  body: z.strictObject({
    place: placeId,
    precision: z.enum(precisions, 'Choose how precisely to show your location.'),
  }),
  output: z.object({ place: place.extend(point) }),
});

export const removePlace = endpoint({
  method: 'DELETE',
  path: '/api/account/place',
  summary: 'Remove your location from the map.',
  access: 'member',
  output: done,
});
