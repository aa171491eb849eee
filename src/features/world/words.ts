/** How places and numbers of people are said. */
import type { NamedPlace } from './contract.ts';
import type { Precision } from './place.ts';

export const placeWords = ({ name, area, countryName, precision }: NamedPlace) =>
  precision === 'country' ? name : [...new Set([name, ...(area ? [area] : []), countryName])].join(', ');

/** Where there is little room. */
export const shortPlace = ({ name, countryName, precision }: NamedPlace) =>
  precision === 'country' ? name : `${name}, ${countryName}`;

export interface Counted {
  one: string;
  many: string;
}

export const countWords = (number: number, { one, many }: Counted = { one: 'person', many: 'people' }) =>
  number === 0 ? 'nobody yet' : number === 1 ? `1 ${one}` : `${number.toLocaleString('en')} ${many}`;

export const precisionWords: Readonly<Record<Precision, string>> = {
  country: 'Country',
  region: 'Region of about 50 km',
  city: 'Town',
};
