/** Every town of more than a thousand people, found by name. The larger come first. */
import { setImmediate } from 'node:timers/promises';
import { oneSlipFrom } from '#kit/search/one-slip.ts';
import type { Precision } from '../place.ts';
import { countries, countriesNamed, findCountries, type Country } from './countries.server.ts';
import { fold } from './fold.ts';
import { otherNames } from './other-names.ts';
import { createPopulations } from './populations.server.ts';
import { readCities, readProvinces } from './read.server.ts';
import { centreOf, isSquare, southOf, squareOf, type Square } from './regions.ts';
import { nameAt, packNames, rowsWith, type NameTable } from './table.ts';

export interface Place {
  id: string;
  precision: Precision;
  name: string;
  /** State or province, where that tells towns of one name apart. */
  area: string | null;
  country: string;
  latitude: number;
  longitude: number;
  /** The square that a town is in. */
  regionId: string | null;
}

export interface Gazetteer {
  /** By name, with where it is behind it; a well-known town with one slip in its name too, where nothing is called as asked. */
  find(asked: string, most: number): Place[];
  /** Only those that are called so, the most populous first. */
  named(name: string, most: number): Place[];
  byId(id: string): Place | undefined;
  /** The square around a town, and how many towns are in it. */
  regionOf(town: Place): { place: Place; towns: number };
}

/** A name that half the world shares is not looked through for ever. */
const mostConsidered = 3_000;
/** Of a name with where it is behind it; each is a way to part them. */
const mostWords = 6;
const mostMeant = 3;

let loading: Promise<Gazetteer> | undefined;

/** Read on first use; a failure is not kept. */
export function gazetteer(): Promise<Gazetteer> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

interface Columns {
  names: NameTable;
  keys: NameTable;
  /** Row of the keys → row of the names; a town with several names has several keys. */
  towns: Uint32Array;
  /** In hundredths of a degree: nothing finer is even held. */
  latitudes: Int16Array;
  longitudes: Int16Array;
  divisions: Uint32Array;
  /** `FR.11.75` */
  divisionCodes: string[];
  /** So many of the first keys are of well-known towns. */
  wellKnown: number;
}

async function load(): Promise<Gazetteer> {
  const provinces = readProvinces();
  await setImmediate();
  return createGazetteer(await readColumns(), provinces);
}

async function readColumns(): Promise<Columns> {
  const populations = createPopulations();
  const names: string[] = [];
  const keys: string[] = [];
  const divisions: number[] = [];
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  const codes = new Map<string, number>();
  const seen = new Set<string>();
  for await (const piece of readCities())
    for (const { name, lat, lng, country, admin1, admin2 } of piece) {
      const key = fold(name);
      const code = `${country}.${admin1 || '0'}.${admin2 || '0'}`;
      // A few hundred hamlets share name and district with another, a walk away; nobody could choose between the two.
      if (seen.has(`${code} ${key}`)) continue;
      seen.add(`${code} ${key}`);
      if (!codes.has(code)) codes.set(code, codes.size);
      const at = { latitude: Number(lat), longitude: Number(lng) };
      populations.consider(names.length, country, key, at);
      names.push(name);
      keys.push(key);
      divisions.push(codes.get(code)!);
      latitudes.push(Math.round(at.latitude * 100));
      longitudes.push(Math.round(at.longitude * 100));
    }
  const people = populations.settle();
  const large = [...people.keys()].sort((a, b) => people.get(b)! - people.get(a)!);
  const order = [...large, ...names.keys().filter((city) => !people.has(city))];
  await setImmediate();
  const ranked = <T>(values: readonly T[]) => order.map((city) => values[city]!);
  const columns = {
    names: packNames(ranked(names)),
    latitudes: Int16Array.from(ranked(latitudes)),
    longitudes: Int16Array.from(ranked(longitudes)),
    divisions: Uint32Array.from(ranked(divisions)),
    divisionCodes: [...codes.keys()],
  };
  await setImmediate();
  return { ...columns, ...packKeys(ranked(keys), columns, large.length) };
}

/** The other names stand before all, since only the best known have any. */
function packKeys(
  keys: string[],
  { divisions, divisionCodes }: Pick<Columns, 'divisions' | 'divisionCodes'>,
  large: number,
) {
  const wanted = new Map(
    otherNames.map(([country, listed, ...others]) => [`${country} ${fold(listed)}`, others]),
  );
  const added: { key: string; town: number }[] = [];
  for (const [town, key] of keys.entries()) {
    const country = divisionCodes[divisions[town]!]!.slice(0, 2);
    const others = wanted.get(`${country} ${key}`);
    if (!others) continue;
    wanted.delete(`${country} ${key}`);
    added.push(...others.map((other) => ({ key: fold(other), town })));
    if (wanted.size === 0) break;
  }
  return {
    keys: packNames([...added.map(({ key }) => key), ...keys]),
    towns: Uint32Array.from([...added.map(({ town }) => town), ...keys.keys()]),
    wellKnown: added.length + large,
  };
}

function createGazetteer(columns: Columns, provinces: ReadonlyMap<string, string>): Gazetteer {
  const { names, keys, towns, latitudes, longitudes, divisions, divisionCodes } = columns;
  const codeOf = (town: number) => divisionCodes[divisions[town]!]!.split('.') as [string, string, string];
  const at = (town: number) => ({ latitude: latitudes[town]! / 100, longitude: longitudes[town]! / 100 });

  function idOf(town: number): string {
    const name = fold(nameAt(names, town)).replaceAll(' ', '-');
    return [...codeOf(town).map((code) => code.toLowerCase()), name].join('-');
  }

  function townPlace(town: number): Place {
    const [country, province] = codeOf(town);
    const where = at(town);
    return {
      id: idOf(town),
      precision: 'city',
      name: nameAt(names, town),
      area: provinces.get(`${country}.${province}`) ?? null,
      country,
      ...where,
      regionId: squareId(country, squareOf(where.latitude, where.longitude)),
    };
  }

  /** Towns that are called so, that begin so, that have a word which does. */
  function* rowsFor(name: string): Generator<number> {
    const seen = new Set<number>();
    for (const text of [`\n${name}\n`, `\n${name}`, ` ${name}`])
      for (const row of rowsWith(keys, text)) {
        const town = towns[row]!;
        if (!seen.has(town)) yield town;
        seen.add(town);
        if (seen.size >= mostConsidered) return;
      }
  }

  function findTowns(name: string, within: string, most: number): Place[] {
    const townMatches: Place[] = [];
    if (name === '') return townMatches;
    for (const town of rowsFor(name)) {
      if (townMatches.length >= most) break;
      if (within === '' || isWithin(town, within)) townMatches.push(townPlace(town));
    }
    return townMatches;
  }

  function isWithin(town: number, asked: string): boolean {
    const [country, province] = codeOf(town);
    const area = fold(provinces.get(`${country}.${province}`) ?? '');
    return (
      country.toLowerCase() === asked ||
      province.toLowerCase() === asked ||
      area.startsWith(asked) ||
      (countries()
        .get(country)
        ?.names.some((name) => name.startsWith(asked)) ??
        false)
    );
  }

  let wellKnown: ReadonlyMap<string, number> | undefined;

  /** The name that was meant, where one slip of a finger made it another. */
  function findMeant(name: string, most: number): Place[] {
    // Of several towns of one name the most populous stands first.
    wellKnown ??= new Map(
      Array.from({ length: columns.wellKnown }, (_, row) => {
        const at = columns.wellKnown - 1 - row;
        return [nameAt(keys, at), towns[at]!] as const;
      }),
    );
    const meant = new Set(oneSlipFrom(name).flatMap((other) => wellKnown!.get(other) ?? []));
    return [...meant]
      .toSorted((a, b) => a - b)
      .slice(0, most)
      .map(townPlace);
  }

  function find(asked: string, most: number): Place[] {
    const [first = '', ...behindComma] = asked.split(/[,，、]/u);
    const name = fold(first);
    const within = fold(behindComma.join(' '));
    const lands = within === '' ? findCountries(name, 3).map(countryPlace) : [];
    const matches = [...lands, ...findTowns(name, within, most)].slice(0, most);
    if (matches.length > 0 || within !== '') return matches;
    // Without a comma: `paris texas`.
    const words = name.split(' ');
    if (words.length > mostWords) return [];
    for (let split = words.length - 1; split > 0; split -= 1) {
      const some = findTowns(words.slice(0, split).join(' '), words.slice(split).join(' '), most);
      if (some.length > 0) return some;
    }
    return findMeant(name, Math.min(most, mostMeant));
  }

  function named(asked: string, most: number): Place[] {
    const name = fold(asked);
    if (name === '') return [];
    const lands = countriesNamed(name).map(countryPlace);
    const called = new Set<number>();
    for (const row of rowsWith(keys, `\n${name}\n`)) {
      if (lands.length + called.size >= most) break;
      called.add(towns[row]!);
    }
    return [...lands, ...called.values().map(townPlace)].slice(0, most);
  }

  /** The best known town of the square gives it its name. */
  function squarePlace(country: string, square: Square) {
    let first = -1;
    let count = 0;
    const south = southOf(square) * 100;
    for (let town = 0; town < latitudes.length; town += 1) {
      if (latitudes[town]! < south || latitudes[town]! > south + 50) continue;
      const own = squareOf(latitudes[town]! / 100, longitudes[town]! / 100);
      if (own.row !== square.row || own.column !== square.column || codeOf(town)[0] !== country) continue;
      if (first === -1) first = town;
      count += 1;
    }
    if (first === -1) return undefined;
    const place: Place = {
      id: squareId(country, square),
      precision: 'region',
      name: `Around ${nameAt(names, first)}`,
      area: null,
      country,
      ...centreOf(square),
      regionId: squareId(country, square),
    };
    return { place, towns: count };
  }

  function byId(id: string): Place | undefined {
    const [code = '', second, third, ...rest] = id.split('-');
    const country = code.toUpperCase();
    if (second === undefined) {
      const countryEntry = countries().get(country);
      return countryEntry && countryPlace(countryEntry);
    }
    if (third === undefined) {
      const [row, column] = second.split('x').map(Number) as [number, number];
      return isSquare({ row, column }) ? squarePlace(country, { row, column })?.place : undefined;
    }
    for (const row of rowsWith(keys, `\n${rest.join(' ')}\n`))
      if (idOf(towns[row]!) === id) return townPlace(towns[row]!);
    return undefined;
  }

  return {
    find,
    named,
    byId,
    regionOf: (town) => squarePlace(town.country, squareOf(town.latitude, town.longitude))!,
  };
}

const squareId = (country: string, { row, column }: Square) => `${country.toLowerCase()}-${row}x${column}`;

function countryPlace({ code, name, latitude, longitude }: Country): Place {
  return {
    id: code.toLowerCase(),
    precision: 'country',
    name,
    area: null,
    country: code,
    latitude,
    longitude,
    regionId: null,
  };
}
