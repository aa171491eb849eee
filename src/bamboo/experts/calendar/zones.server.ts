/** From a place, or the name of a zone, to its time zone. */
import { createRequire } from 'node:module';
import { cityNamed } from '../atlas/cities.server.ts';
import { worldCountriesData } from '../atlas/data.server.ts';
import { countryMeant, countryNamed } from '../atlas/gazetteer.server.ts';

const require = createRequire(import.meta.url);

export interface Place {
  name: string;
  /** More than one where a country keeps several times. */
  zones: readonly string[];
  family: string;
}

/** Abbreviations by what most people mean; those of a season keep that season's offset. */
const named: Readonly<Record<string, readonly [string, string]>> = {
  utc: ['UTC', 'UTC'],
  gmt: ['GMT', 'UTC'],
  z: ['UTC', 'UTC'],
  zulu: ['UTC', 'UTC'],
  'coordinated universal time': ['UTC', 'UTC'],
  'greenwich mean time': ['GMT', 'UTC'],
  est: ['EST', '-05:00'],
  edt: ['EDT', '-04:00'],
  et: ['Eastern Time', 'America/New_York'],
  'eastern time': ['Eastern Time', 'America/New_York'],
  eastern: ['Eastern Time', 'America/New_York'],
  cst: ['CST', '-06:00'],
  cdt: ['CDT', '-05:00'],
  ct: ['Central Time', 'America/Chicago'],
  'central time': ['Central Time', 'America/Chicago'],
  mst: ['MST', '-07:00'],
  mdt: ['MDT', '-06:00'],
  'mountain time': ['Mountain Time', 'America/Denver'],
  pst: ['PST', '-08:00'],
  pdt: ['PDT', '-07:00'],
  pt: ['Pacific Time', 'America/Los_Angeles'],
  'pacific time': ['Pacific Time', 'America/Los_Angeles'],
  pacific: ['Pacific Time', 'America/Los_Angeles'],
  cet: ['CET', '+01:00'],
  cest: ['CEST', '+02:00'],
  eet: ['EET', '+02:00'],
  eest: ['EEST', '+03:00'],
  wet: ['WET', '+00:00'],
  bst: ['BST', '+01:00'],
  ist: ['IST (India)', '+05:30'],
  jst: ['JST', '+09:00'],
  kst: ['KST', '+09:00'],
  aest: ['AEST', '+10:00'],
  aedt: ['AEDT', '+11:00'],
  msk: ['MSK', '+03:00'],
  sgt: ['SGT', '+08:00'],
  hkt: ['HKT', '+08:00'],
  california: ['California', 'America/Los_Angeles'],
  hawaii: ['Hawaii', 'Pacific/Honolulu'],
  texas: ['Texas', 'America/Chicago'],
  florida: ['Florida', 'America/New_York'],
  england: ['England', 'Europe/London'],
  scotland: ['Scotland', 'Europe/London'],
  wales: ['Wales', 'Europe/London'],
  bali: ['Bali', 'Asia/Makassar'],
  'silicon valley': ['Silicon Valley', 'America/Los_Angeles'],
};

/** Mistyped names only where the question says that a place is meant. */
export function placeOf(text: string, { mend = true } = {}): Place | undefined {
  const name = text
    .replace(/^(?:the )?(?:city of )?/, '')
    .replace(/ (?:time(?: ?zone)?|right now|now|currently|at the moment|today)$/, '')
    .trim();
  if (Object.hasOwn(named, name)) return { name: named[name]![0], zones: [named[name]![1]], family: 'Intl' };
  const offset = /^(?:utc|gmt) ?([+-]) ?(\d{1,2})(?::?(\d{2}))?$/.exec(name);
  if (offset && Number(offset[2]) <= 14) {
    const zone = `${offset[1]}${offset[2]!.padStart(2, '0')}:${offset[3] ?? '00'}`;
    return { name: `UTC${zone}`, zones: [zone], family: 'Intl' };
  }
  const exactCountry = countryNamed(name);
  if (exactCountry) return ofCountry(exactCountry);
  const city = cityNamed(name, { mend });
  if (city) return { name: city.name, zones: [city.zone], family: 'city-timezones' };
  if (!mend) return undefined;
  const near = countryMeant(name);
  return near ? ofCountry(near) : ofIana(name);
}

function ofCountry(code: string): Place | undefined {
  const { getCountry } = require('countries-and-timezones') as {
    getCountry(code: string): { timezones: string[] } | null;
  };
  const zones = getCountry(code)?.timezones;
  const name = worldCountriesData.countries().get(code)?.name;
  return zones && name ? { name, zones, family: 'countries-and-timezones' } : undefined;
}

function ofIana(name: string): Place | undefined {
  const zone = Intl.supportedValuesOf('timeZone').find(
    (one) => one.toLowerCase() === name.replaceAll(' ', '_'),
  );
  return zone ? { name: zone, zones: [zone], family: 'Intl' } : undefined;
}

export function offsetAt(zone: string, moment: Date): number {
  if (zone === 'UTC') return 0;
  const text =
    new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d{2}):?(\d{2})?/.exec(text);
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3] ?? 0)) : 0;
}

export function shownOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60 ? `:${String(size % 60).padStart(2, '0')}` : '';
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
}
