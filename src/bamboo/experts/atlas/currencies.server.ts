/** Whether a word names money somewhere: "yen", "Swiss franc", "dollars". */
import { unaccented } from '#language/plain.ts';
import { worldCountriesData } from './data.server.ts';

let known: ReadonlySet<string> | undefined;

const key = (name: string) => unaccented(name).toLowerCase().replace(/s$/, '');

function currencyNames(): ReadonlySet<string> {
  return (known ??= new Set(
    [...worldCountriesData.countries().values()]
      .flatMap(({ currencies = [] }) => currencies)
      .flatMap(({ name, code }) => [key(name), key(name.split(' ').at(-1)!), code.toLowerCase()]),
  ));
}

export const isCurrency = (name: string) => currencyNames().has(key(name)) || currencyNames().has(name);
