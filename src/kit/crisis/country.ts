/**
 * Where someone is: what they chose on this page, else the region of their browser's language. Never sent anywhere, and forgotten with the
 * page: on a device that others use, nothing should show that someone looked for help.
 */
import { useSyncExternalStore } from 'react';
import { countriesWithNumbers } from './emergency-numbers.ts';

let chosen: string | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Empty where nothing says it. */
export const useCountry = () =>
  useSyncExternalStore(
    listen,
    () => chosen ?? regionIn(navigator.languages) ?? '',
    () => '',
  );

export function chooseCountry(country: string) {
  chosen = country;
  for (const listener of listeners) listener();
}

export function regionIn(languages: readonly string[]): string | undefined {
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(language)?.[1];
    if (region) return region.toUpperCase();
  }
  return undefined;
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

export const countryName = (country: string) => names.of(country) ?? country;

/** People live there too, and no emergency number is known to us. */
const withoutNumbers = ['GN', 'GQ', 'IO', 'PN', 'TA', 'TK'];

export const allCountries = () =>
  [...countriesWithNumbers(), ...withoutNumbers].toSorted((one, other) =>
    countryName(one).localeCompare(countryName(other), 'en'),
  );
