/** Continents and comparisons: who is in one, how many are, which is the largest. */
import { capitalised, joined, shown } from '#language/wording.ts';
import type { Ask } from './ask.server.ts';
import type { Country } from './country.ts';
import { names, the, type CountryAnswer } from './format-fact.ts';

type Countries = ReadonlyMap<string, Country>;
type Of<Is extends Ask['is']> = Extract<Ask, { is: Is }>;

/** A region people name, as a test on a country. */
function within(where: string): { title: string; holds: (country: Country) => boolean } | undefined {
  const name = where.replace(/^the /, '');
  const title = name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  if (/^(?:africa|europe|asia|oceania|antarctica|north america|south america)$/.test(name))
    return { title, holds: ({ continents = [] }) => continents.includes(title) };
  if (name === 'americas')
    return {
      title: 'the Americas',
      holds: ({ continents = [] }) => continents.some((one) => one.endsWith('America')),
    };
  if (name === 'central america' || name === 'caribbean')
    return {
      title: name === 'caribbean' ? 'the Caribbean' : title,
      holds: ({ subregion }) => subregion === title,
    };
  if (/^south-?east asia$/.test(name))
    return { title: 'South-East Asia', holds: ({ subregion }) => subregion === 'South-Eastern Asia' };
  return undefined; // "Latin America" and "the Middle East" have no agreed list.
}

export function inContinent(
  { code, continent }: Of<'in-continent'>,
  all: Countries,
): CountryAnswer | undefined {
  const [country, region] = [all.get(code), within(continent)];
  if (!country?.continents?.length || !region) return undefined;
  const truth = region.holds(country);
  const text = truth
    ? `**Yes**, ${the(country.name)} is in ${region.title}.`
    : `**No**, ${the(country.name)} is in ${joined(country.continents)}${country.subregion ? ` (${country.subregion})` : ''}.`;
  return { text, value: { is: 'truth', truth } };
}

const figureOf = (by: 'area' | 'population', country: Country) =>
  by === 'area' ? country.area : country.population?.count;

export function ranking({ most, by, where }: Of<'ranking'>, all: Countries): CountryAnswer | undefined {
  const region = where ? within(where) : undefined;
  if (where && !region) return undefined;
  const states = [...all.values()].filter(
    (one) => one.isState && figureOf(by, one) && (!region || region.holds(one)),
  );
  states.sort((a, b) => (figureOf(by, b)! - figureOf(by, a)!) * (most ? 1 : -1));
  const [first, second] = states;
  // China and India have changed places since the figures were taken.
  if (!first || (by === 'population' && most && ['CN', 'IN'].includes(first.code))) return undefined;
  const size = (one: Country) =>
    by === 'area'
      ? `${shown(one.area!)} km²`
      : `about ${shown(one.population!.count)} people in ${one.population!.year}`;
  const title =
    by === 'area'
      ? most
        ? 'largest country by area'
        : 'smallest country by area'
      : `${most ? 'most' : 'least'} populous country`;
  const next = second ? ` Next: ${the(second.name)}.` : '';
  return {
    text: `**${capitalised(the(first.name))}** is the ${title} in ${region?.title ?? 'the world'}: ${size(first)}.${next}`,
    value: names([first.name]),
  };
}

const clearlyMore = 1.25;

export function compare({ most, by, codes }: Of<'compare'>, all: Countries): CountryAnswer | undefined {
  const countries = codes.flatMap((code) => all.get(code) ?? []);
  if (countries.length < 2 || countries.some((one) => !figureOf(by, one))) return undefined;
  countries.sort((a, b) => (figureOf(by, b)! - figureOf(by, a)!) * (most ? 1 : -1));
  // Figures of one year do not tell which of two that are near each other is larger today.
  const [least = 0, largest = 0] = countries.map((one) => figureOf(by, one)!).toSorted((a, b) => a - b);
  if (by === 'population' && largest < least * clearlyMore) return undefined;
  const size = (one: Country) =>
    `${the(one.name)} ${by === 'area' ? `covers ${shown(one.area!)} km²` : `had ${shown(one.population!.count)} people in ${one.population!.year}`}`;
  const how = by === 'area' ? (most ? 'larger' : 'smaller') : most ? 'more populous' : 'less populous';
  return {
    text: `**${capitalised(the(countries[0]!.name))}** is ${how}: ${countries.map(size).join(', ')}.`,
    value: names([countries[0]!.name]),
  };
}

export function count(where: string | undefined, all: Countries): CountryAnswer | undefined {
  const states = [...all.values()].filter(({ isState }) => isState);
  if (states.length === 0) return undefined;
  if (!where)
    return {
      text: 'There are **195** states: 193 members of the United Nations and two observers (Vatican City and Palestine).',
      value: { is: 'number', number: 195 },
    };
  const region = within(where);
  const number = region && states.filter(region.holds).length;
  return number
    ? {
        text: `There are **${number}** countries in ${region.title}, counting members and observers of the United Nations.`,
        value: { is: 'number', number },
      }
    : undefined;
}

export function list(where: string, all: Countries): CountryAnswer | undefined {
  const region = within(where);
  const found =
    region &&
    [...all.values()]
      .filter((one) => one.isState && region.holds(one))
      .map(({ name }) => name)
      .sort();
  return found?.length
    ? {
        text: `${found.length} countries are in ${region!.title}: **${joined(found)}**.`,
        value: names(found),
      }
    : undefined;
}
