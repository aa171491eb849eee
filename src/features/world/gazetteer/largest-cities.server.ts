/** Cities that are named on the map, the largest first. */
import { readLargeCities } from './read.server.ts';

const most = 600;
/** In degrees: quarters of one city are listed beside it. */
const sameCity = 0.35;

export interface NamedCity {
  name: string;
  latitude: number;
  longitude: number;
}

let known: readonly NamedCity[] | undefined;

export function largestCities(): readonly NamedCity[] {
  known ??= choose();
  return known;
}

function choose(): NamedCity[] {
  const chosen: NamedCity[] = [];
  for (const { city, lat, lng } of readLargeCities().toSorted((a, b) => b.pop - a.pop)) {
    if (chosen.length >= most) break;
    const isNear = ({ latitude, longitude }: NamedCity) =>
      Math.abs(latitude - lat) < sameCity && Math.abs(longitude - lng) < sameCity;
    if (!chosen.some(isNear))
      chosen.push({
        name: city,
        latitude: Math.round(lat * 100) / 100,
        longitude: Math.round(lng * 100) / 100,
      });
  }
  return chosen;
}
