/** The map of people, for features beside the one that draws it; `app/` gives it, and it loads when it is shown. */
import { createContext, type ComponentType } from 'react';

interface Place {
  id: string;
  precision: 'city' | 'region' | 'country';
  name: string;
  area: string | null;
  country: string;
  countryName: string;
  latitude: number;
  longitude: number;
  people: number;
}

export interface PeopleMapProps {
  places: readonly Place[];
  countries: readonly { numeric: string }[];
  /** Where it is pressed on. */
  onSelect(place: Place): void;
  /** What is counted at each place, where that is not people. */
  counted?: { one: string; many: string };
  /** Told what the map shows, once it rests: west, south, east, north. */
  onArea?(area: string): void;
}

export const PeopleMapContext = createContext<ComponentType<PeopleMapProps> | null>(null);
