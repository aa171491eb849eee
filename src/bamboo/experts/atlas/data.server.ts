/** Three independent sets of country data, each in the shape of `Country`. They are read on the first question. */
import { createRequire } from 'node:module';
import { readDataFile } from '#kit/data-files.server.ts';
import { unaccented } from '#language/plain.ts';
import type { Country, CountryData } from './country.ts';

const require = createRequire(import.meta.url);

interface WorldCountry {
  name: { common: string; official: string; native: Record<string, { common: string }> };
  cca2: string;
  cca3: string;
  independent: boolean | null;
  unMember: boolean;
  tld: string[];
  currencies: Record<string, { name: string }>;
  idd: { root: string; suffixes: string[] };
  capital: string[];
  altSpellings: string[];
  region: string;
  subregion: string;
  languages: Record<string, string>;
  latlng: [number, number];
  landlocked: boolean;
  borders: string[];
  area: number;
  flag: string;
  demonyms: { eng?: { m: string } };
}

/** Read by the gazetteer too, for the other names of a country. */
export const worldCountries = once(() => JSON.parse(readDataFile('countries')) as WorldCountry[]);

/** Names that the set's own spelling would make stumble. */
const capitals: Readonly<Record<string, string[]>> = {
  US: ['Washington, D.C.'],
  NL: ['Amsterdam'],
  MN: ['Ulaanbaatar'],
  SZ: ['Mbabane', 'Lobamba'],
};

/** Of each package: the month in which the version that is installed came out. */
export const releases: Readonly<Record<string, { version: string; month: string }>> = {
  'world-countries': { version: '5.1.0', month: '2025-06' },
  'countries-list': { version: '3.4.1', month: '2026-07' },
};

export const worldCountriesData: CountryData = {
  expert: 'atlas',
  family: 'world-countries',
  title: 'World Countries',
  asOf: releases['world-countries']!.month,
  url: 'https://github.com/mledoze/countries',
  countries: once(() => {
    const byLongCode = new Map(worldCountries().map(({ cca2, cca3 }) => [cca3, cca2]));
    return new Map(
      worldCountries().map((one): [string, Country] => [
        one.cca2,
        {
          code: one.cca2,
          name: one.name.common,
          capitals: capitals[one.cca2] ?? one.capital.filter(Boolean),
          currencies: Object.entries(one.currencies).map(([code, { name }]) => ({
            code,
            name: unaccented(name),
          })),
          languages: Object.values(one.languages),
          callingCodes: callingCodes(one.idd),
          continents: [continentOf(one.region, one.subregion)],
          subregion: one.subregion,
          borders: one.borders.flatMap((code) => byLongCode.get(code) ?? []),
          area: one.area,
          flag: one.flag,
          isoCodes: [one.cca2, one.cca3],
          officialName: one.name.official,
          landlocked: one.landlocked,
          position: one.latlng,
          isState: one.unMember || ['VA', 'PS'].includes(one.cca2),
          ...(one.demonyms.eng?.m ? { demonym: one.demonyms.eng.m } : {}),
          ...(one.tld[0] ? { domain: one.tld[0] } : {}),
          ...nativeName(one),
        },
      ]),
    );
  }),
};

function nativeName({ name }: WorldCountry): Pick<Country, 'nativeName'> {
  const names = [...new Set(Object.values(name.native).map(({ common }) => common))];
  return names.length > 0 ? { nativeName: names.join(' / ') } : {};
}

/** +1 and +7 are shared by many: their further digits are areas, not countries. */
function callingCodes({ root, suffixes }: WorldCountry['idd']): string[] {
  if (!root) return [];
  if (suffixes.length > 1 && ['+1', '+7'].includes(root)) return [root];
  return suffixes.length === 0 ? [root] : suffixes.map((suffix) => root + suffix);
}

function continentOf(region: string, subregion: string): string {
  if (region === 'Americas') return subregion === 'South America' ? 'South America' : 'North America';
  return region === 'Antarctic' ? 'Antarctica' : region;
}

interface ListedCountry {
  name: string;
  capital: string;
  continent: string;
  continents?: string[];
  currency: string[];
  languages: string[];
  phone: number[];
  userAssigned?: boolean;
}
interface CountriesList {
  countries: Record<string, ListedCountry>;
  continents: Record<string, string>;
  languages: Record<string, { name: string }>;
}

export const countriesListData: CountryData = {
  expert: 'atlas-list',
  family: 'countries-list',
  title: 'Countries List',
  asOf: releases['countries-list']!.month,
  url: 'https://github.com/annexare/Countries',
  countries: once(() => {
    const { countries, continents, languages } = require('countries-list') as CountriesList;
    const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
    return new Map(
      Object.entries(countries).map(([code, one]): [string, Country] => [
        code,
        {
          code,
          name: one.name,
          capitals: one.capital ? [one.capital] : [],
          currencies: one.currency.map((currency) => ({
            code: currency,
            name: currencyNames.of(currency) ?? currency,
          })),
          languages: one.languages.flatMap((language) => languages[language]?.name ?? []),
          callingCodes: one.phone.map((number) => `+${number}`),
          continents: (one.continents ?? [one.continent]).flatMap((continent) => continents[continent] ?? []),
        },
      ]),
    );
  }),
};

/** Only its figures: its capitals are years behind. */
export const countryFiguresData: CountryData = {
  expert: 'atlas-figures',
  family: 'country-json',
  title: 'World Bank figures',
  asOf: '2018',
  url: 'https://github.com/samayo/country-json',
  countries: once(() => {
    const listed = JSON.parse(readDataFile('country-figures')) as {
      code: string;
      name: string;
      population: number;
      area: number | null;
    }[];
    return new Map(
      listed.map(({ code, name, population, area }): [string, Country] => [
        code,
        { code, name, population: { count: population, year: '2018' }, ...(area ? { area } : {}) },
      ]),
    );
  }),
};

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
