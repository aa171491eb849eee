import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { gazetteer } from './gazetteer.server.ts';
import { largestCities } from './largest-cities.server.ts';
import { otherNames } from './other-names.ts';
import { centreOf, isSquare, squareOf } from './regions.ts';

const known = await gazetteer();
const first = (asked: string) => known.find(asked, 8)[0]?.id;

test.for([
  ['Paris', 'fr-11-75-paris'],
  ['paris, texas', 'us-tx-277-paris'],
  ['Paris TX', 'us-tx-277-paris'],
  ['  PÁRIS ', 'fr-11-75-paris'],
  ['new york', 'us-ny-0-new-york-city'],
  ['st louis', 'us-mo-510-saint-louis'],
  ['koln', 'de-07-053-koln'],
  ['Cologne, Germany', 'de-07-053-koln'],
  ['東京', 'jp-40-0-tokyo'],
  ['Deutschland', 'de'],
  ['日本', 'jp'],
  ['россия', 'ru'],
] as const)('%s', ([asked, id]) => {
  expect(first(asked)).toBe(id);
});

test.for([
  ['Ulaanbaatar', 'Ulan Bator'],
  ['Lisbn', 'Lisbon'],
  ['Copenhagne', 'Copenhagen'],
  ['Istambul', 'Istanbul'],
] as const)('%s: one slip in a well-known name, or another name for it', ([asked, name]) => {
  expect(known.find(asked, 8)[0]?.name).toBe(name);
});

test.for([
  '',
  ' ',
  '!?',
  'zzzqqq',
  'x'.repeat(10_000),
  'Paris, Atlantis',
  '\n',
  'paris\nlyon'.repeat(3),
  '🐼',
])('nothing is made up for %j', (asked) => {
  expect(known.find(asked, 8)).toEqual([]);
});

test('every place is found again by its id, and nothing by another', () => {
  for (const asked of ['San José', 'Springfield', 'Saint', 'a', 'é', 'Groß', 'france'])
    for (const place of known.find(asked, 50)) expect(known.byId(place.id)).toEqual(place);
  for (const id of ['zz', 'fr-0x0', 'fr-999x999', 'us-11-75-paris', 'fr-11-75-atlantis', 'fr-11-75-'])
    expect(known.byId(id), id).toBeUndefined();
});

test('other names lead to places that the gazetteer has', () => {
  for (const [country, listed, ...others] of otherNames)
    for (const other of others) {
      const found = known.find(other, 8).find((place) => place.country === country);
      expect(found && fold(found.name), other).toBe(fold(listed));
    }
});

test('all who live in one square get the same region, whose middle is no town', () => {
  const [paris, versailles] = ['fr-11-75-paris', 'fr-11-78-versailles'].map((id) => known.byId(id)!);
  expect(known.regionOf(paris!)).toEqual(known.regionOf(versailles!));
  const { place, towns } = known.regionOf(versailles!);
  expect(place).toMatchObject({ name: 'Around Paris', precision: 'region', country: 'FR' });
  expect(towns).toBeGreaterThan(100);
  expect(place.latitude).toBe(centreOf(squareOf(paris!.latitude, paris!.longitude)).latitude);
  expect(known.byId(place.id)).toEqual(place);
});

test('squares are about fifty kilometres wide everywhere, and hold their middle', () => {
  for (let latitude = -89.9; latitude < 90; latitude += 7.3)
    for (let longitude = -180; longitude <= 180; longitude += 13.7) {
      const square = squareOf(latitude, longitude);
      expect(isSquare(square)).toBe(true);
      const centre = centreOf(square);
      expect(squareOf(centre.latitude, centre.longitude)).toEqual(square);
      expect(Math.abs(centre.latitude - latitude)).toBeLessThanOrEqual(0.26);
      const east = Math.abs(centre.longitude - longitude) * Math.cos((centre.latitude * Math.PI) / 180);
      expect(east).toBeLessThan(0.4);
    }
});

test('nothing finer than a hundredth of a degree is known of any town', () => {
  for (const { latitude, longitude } of known.find('a', 200))
    for (const degrees of [latitude, longitude]) expect(Math.round(degrees * 100) / 100).toBe(degrees);
});

test('a name leads to those that are called so, the most populous first, and to nothing that only begins so', () => {
  expect(known.named('berlin', 8).map(({ id }) => id)[0]).toMatch(/^de-.*berlin$/);
  expect(known.named('Berlin', 8).length).toBeGreaterThan(3);
  expect(new Set(known.named('Berlin', 8).map(({ name }) => fold(name)))).toEqual(new Set(['berlin']));
  expect(known.named('東京', 1)[0]!.id).toBe('jp-40-0-tokyo');
  expect(known.named('japan', 1)[0]!.id).toBe('jp');
  for (const nobody of ['berli', '', '!', 'x'.repeat(1000)]) expect(known.named(nobody, 8)).toEqual([]);
});

test('cities on the map: the largest first, each once', () => {
  const cities = largestCities();
  expect(cities.slice(0, 30).map(({ name }) => name)).toContain('Tokyo');
  expect(cities.length).toBe(600);
  expect(new Set(cities.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(600);
});
