import { cutAtWord } from '#kit/cut-at-word.ts';
import type { NamedPlace, PeopledCountry } from './contract.ts';
import { countries, nameOfCountry } from './gazetteer/countries.server.ts';
import type { PersonRow, PlaceRow } from './queries.server.ts';

const longestAbout = 140;

export const presentPlace = <Row extends Omit<NamedPlace, 'countryName'>>(row: Row) => ({
  ...row,
  countryName: nameOfCountry(row.country),
});

export const presentPerson = ({ id: _, about, place, ...person }: PersonRow) => ({
  ...person,
  about: cutAtWord(about, longestAbout),
  place: presentPlace(place),
});

/** Those with the most people first. */
export function presentCountries(places: readonly PlaceRow[]): PeopledCountry[] {
  const people = new Map<string, number>();
  for (const place of places) people.set(place.country, (people.get(place.country) ?? 0) + place.people);
  return [...people]
    .map(([code, number]) => ({
      code,
      name: nameOfCountry(code),
      numeric: countries().get(code)?.numeric ?? '',
      people: number,
    }))
    .sort((a, b) => b.people - a.people || a.name.localeCompare(b.name, 'en'));
}
