/** How many people live in the larger places, matched by name and nearness: `New York` there is `New York City` here. */
import { fold } from './fold.ts';
import { readLargeCities } from './read.server.ts';

/** In degrees: the two lists do not put a city's middle in the same street. */
const near = 0.6;

interface Large {
  key: string;
  latitude: number;
  longitude: number;
  people: number;
  /** The best match yet. */
  match?: { city: number; isExact: boolean; distance: number };
}

export function createPopulations() {
  const byBeginning = new Map<string, Large[]>();
  const all: Large[] = [];
  for (const { city, city_ascii, lat, lng, pop, iso2 } of readLargeCities())
    for (const key of new Set([fold(city), fold(city_ascii)])) {
      const large: Large = { key, latitude: lat, longitude: lng, people: pop };
      all.push(large);
      // By each of its first words, so that one that says less is found too.
      for (const beginning of beginningsOf(key)) {
        const known = byBeginning.get(`${iso2} ${beginning}`);
        if (known) known.push(large);
        else byBeginning.set(`${iso2} ${beginning}`, [large]);
      }
    }

  function consider(city: number, country: string, key: string, at: { latitude: number; longitude: number }) {
    for (const beginning of beginningsOf(key))
      for (const large of byBeginning.get(`${country} ${beginning}`) ?? []) {
        if (beginning !== key && beginning !== large.key) continue;
        const distance = Math.hypot(large.latitude - at.latitude, large.longitude - at.longitude);
        if (distance > near) continue;
        const isExact = key === large.key;
        const { match } = large;
        const isBetter =
          !match || (isExact === match.isExact ? distance < match.distance : isExact && !match.isExact);
        if (isBetter) large.match = { city, isExact, distance };
      }
  }

  /** By the city's number. */
  function settle(): Map<number, number> {
    const people = new Map<number, number>();
    for (const { match, people: count } of all)
      if (match) people.set(match.city, Math.max(count, people.get(match.city) ?? 0));
    return people;
  }

  return { consider, settle };
}

function beginningsOf(key: string): string[] {
  const words = key.split(' ');
  return words.map((_, index) => words.slice(0, index + 1).join(' '));
}
