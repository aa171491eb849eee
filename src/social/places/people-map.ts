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
}

export const PeopleMapContext = createContext<ComponentType<PeopleMapProps> | null>(null);
