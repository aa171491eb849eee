/** Where someone is, as far as their browser says: the region of its language. Never sent anywhere. */
import { useSyncExternalStore } from 'react';
import { countriesWithNumbers } from './emergency-numbers.ts';

const stays = () => () => {};

export const useOwnCountry = () =>
  useSyncExternalStore(
    stays,
    () => regionIn(navigator.languages),
    () => undefined,
  );

export function regionIn(languages: readonly string[]): string | undefined {
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(language)?.[1];
    if (region) return region.toUpperCase();
  }
  return undefined;
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

export const countryName = (country: string) => names.of(country) ?? country;

export const allCountries = () =>
  countriesWithNumbers().toSorted((one, other) => countryName(one).localeCompare(countryName(other), 'en'));
