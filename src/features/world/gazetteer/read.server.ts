/** The gazetteer's file, a piece at a time: whole it would stop everyone for a moment and fill hundreds of megabytes. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { readDataFile, streamDataFile } from '#kit/data-files.server.ts';

const require = createRequire(import.meta.url);

export interface ListedCity {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

/** Between two pieces others get their turn. */
export async function* readCities(): AsyncGenerator<ListedCity[]> {
  let rest = '';
  for await (const piece of streamDataFile('cities') as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    yield lines.map(readCity);
  }
}

function readCity(line: string): ListedCity {
  const [name, lat, lng, country, admin1, admin2] = line.split('\t') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { name, lat, lng, country, admin1, admin2 };
}

/** Provinces and states: `FR.11` → Île-de-France. */
export function readProvinces(): Map<string, string> {
  const lines = readDataFile('provinces').trimEnd().split('\n');
  return new Map(lines.map((line) => line.split('\t') as [string, string]));
}

export interface LargeCity {
  city: string;
  city_ascii: string;
  lat: number;
  lng: number;
  pop: number;
  iso2: string;
}

/** The gazetteer does not say how many people live where; this shorter list of larger places does. */
export function readLargeCities(): LargeCity[] {
  const file = require.resolve('city-timezones/data/cityMap.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as LargeCity[];
}
