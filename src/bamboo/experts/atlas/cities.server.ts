/** Cities with their country and time zone. Of several by one name the largest, where it is much larger. */
import { createRequire } from 'node:module';
import { nearestWord } from '#language/distance.ts';
import { unaccented } from '#language/plain.ts';

const require = createRequire(import.meta.url);

export interface City {
  name: string;
  country: string;
  code: string;
  province: string;
  zone: string;
  population: number;
}

interface CityRow {
  city: string;
  city_ascii: string;
  country: string;
  iso2: string;
  province: string;
  timezone: string | null;
  pop: number;
}

const otherNames: Readonly<Record<string, string>> = {
  nyc: 'new york',
  'new york city': 'new york',
  la: 'los angeles',
  'l.a.': 'los angeles',
  sf: 'san francisco',
  'washington dc': 'washington, d.c.',
  'washington d.c.': 'washington, d.c.',
  'washington, dc': 'washington, d.c.',
  washington: 'washington, d.c.',
  delhi: 'delhi',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  peking: 'beijing',
  saigon: 'ho chi minh city',
  'st petersburg': 'st. petersburg',
  'saint petersburg': 'st. petersburg',
  kyiv: 'kiev',
  bangalore: 'bangalore',
  bengaluru: 'bangalore',
  frankfurt: 'frankfurt',
  'hong kong city': 'hong kong',
  cologne: 'koln',
  köln: 'koln',
  'the hague': 'the hague',
  bern: 'bern',
  berne: 'bern',
  zürich: 'zurich',
  geneva: 'geneva',
  genf: 'geneva',
  munchen: 'munich',
  wien: 'vienna',
  rangoon: 'yangon',
};

/** Of towns by one name, the largest is meant when it has this many times the people of the next. */
const clearly = 3;

const largeFrom = 400_000;

let largeNames: readonly string[] | undefined;
let byName: ReadonlyMap<string, readonly City[]> | undefined;

function cities(): ReadonlyMap<string, readonly City[]> {
  if (byName) return byName;
  const { cityMapping } = require('city-timezones') as { cityMapping: CityRow[] };
  const all = new Map<string, City[]>();
  for (const row of cityMapping) {
    if (!row.timezone) continue;
    const city = {
      name: row.city,
      country: row.country,
      code: row.iso2,
      province: row.province,
      zone: row.timezone,
      population: row.pop,
    };
    for (const name of new Set([key(row.city), key(row.city_ascii)]))
      all.set(name, [...(all.get(name) ?? []), city]);
  }
  for (const list of all.values()) list.sort((a, b) => b.population - a.population);
  return (byName = all);
}

const key = (name: string) => unaccented(name).toLowerCase().trim();

/** "Paris", "Paris, France", "Portland, Oregon". Nothing where it could be either of two. */
export function cityNamed(text: string, { mend = true } = {}): City | undefined {
  const name = key(text).replace(/^(?:the )?(?:city|town) of /, '');
  const known = cities().get(otherNames[name] ?? name);
  if (known) {
    const [first, second] = known;
    return !second ||
      first!.population >= second.population * clearly ||
      known.every(({ zone, code }) => zone === first!.zone && code === first!.code)
      ? first
      : undefined;
  }
  const large = mend ? nearestLargeCity(name) : undefined;
  if (large) return large;
  const parts = /^(.+?),? (?:in )?([^,]+)$/.exec(name.includes(',') ? name.replace(/,\s*/, ', ') : name);
  if (!parts) return undefined;
  const [, city, within] = parts;
  const candidates = cities().get(otherNames[city!] ?? city!.replace(/,$/, '')) ?? [];
  return candidates.find(({ country, province, code }) =>
    [country, province, code].some((place) => key(place) === within),
  );
}

/** A slip is mended only where a city is large enough to be meant. */
function nearestLargeCity(name: string): City | undefined {
  if (name.length < 6) return undefined;
  largeNames ??= [...cities()]
    .filter(([, [first]]) => first!.population >= largeFrom)
    .map(([large]) => large);
  const near = nearestWord(name, largeNames);
  return near ? cities().get(near)![0] : undefined;
}
