/** Countries: their names in many languages, and a point within them, in whole degrees. */
import { readDataFile } from '#kit/data-files.server.ts';
import { fold } from './fold.ts';

export interface Country {
  /** ISO 3166: two letters. */
  code: string;
  /** The same as three digits, by which the outlines of the map know it. */
  numeric: string;
  name: string;
  /** Every name it is found by, folded: in English, and in other languages. */
  names: readonly string[];
  /** How many of the first of these are English. */
  inEnglish: number;
  latitude: number;
  longitude: number;
  /** About how wide it is, in degrees of latitude. */
  span: number;
}

interface CountryRow {
  cca2: string;
  ccn3: string;
  name: { common: string; official: string; native: Record<string, { common: string }> };
  altSpellings: string[];
  translations: Record<string, { common: string }>;
  latlng: [number, number];
  /** In square kilometres; none where it is not known. */
  area: number;
}

const kilometresInDegree = 111;

let read: ReadonlyMap<string, Country> | undefined;

/** Read on first use. The file itself is let go: it says much more than is needed here. */
export function countries(): ReadonlyMap<string, Country> {
  read ??= new Map(
    (JSON.parse(readDataFile('countries')) as CountryRow[]).map((row) => [
      row.cca2,
      {
        code: row.cca2,
        numeric: row.ccn3,
        name: row.name.common,
        ...namesOf(row),
        latitude: Math.round(row.latlng[0]),
        longitude: Math.round(row.latlng[1]),
        span: Math.sqrt(Math.max(1, row.area)) / kilometresInDegree,
      },
    ]),
  );
  return read;
}

function namesOf({ name, altSpellings, translations }: CountryRow) {
  const english = new Set([name.common, name.official, ...altSpellings].map(fold));
  const others = [...Object.values(name.native), ...Object.values(translations)];
  const names = english.union(new Set(others.map(({ common }) => fold(common))));
  return { names: [...names].filter(Boolean), inEnglish: english.size };
}

export const nameOfCountry = (code: string) => countries().get(code)?.name ?? code;

export const countriesNamed = (asked: string): Country[] =>
  [...countries().values()].filter(({ names }) => names.includes(asked));

/** Those that are called so, then those whose English name begins so. */
export function findCountries(asked: string, most: number): Country[] {
  // Two letters begin half of all names.
  const begin =
    asked.length < 3 ? [] : [...countries().values()].filter((country) => beginsWith(country, asked));
  return [...new Set([...countriesNamed(asked), ...begin])].slice(0, most);
}

const beginsWith = ({ names, inEnglish }: Country, asked: string) =>
  names.slice(0, inEnglish).some((name) => name.startsWith(asked));
