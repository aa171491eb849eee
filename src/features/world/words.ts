/** How places and numbers of people are said. */
import type { NamedPlace } from './contract.ts';
import type { Precision } from './place.ts';

export const placeWords = ({ name, area, countryName, precision }: NamedPlace) =>
  precision === 'country' ? name : [...new Set([name, ...(area ? [area] : []), countryName])].join(', ');

/** Where there is little room. */
export const shortPlace = ({ name, countryName, precision }: NamedPlace) =>
  precision === 'country' ? name : `${name}, ${countryName}`;

export const countWords = (people: number) =>
  people === 0 ? 'nobody yet' : people === 1 ? '1 person' : `${people.toLocaleString('en')} people`;

export const precisionWords: Readonly<Record<Precision, string>> = {
  country: 'Country',
  region: 'Region of about 50 km',
  city: 'Town',
};
