/** One fact of one country in words; nothing where the data set does not hold it. */
import type { AnswerValue } from '#bamboo/expert.ts';
import { capitalised, counted, joined, shown } from '#language/wording.ts';
import type { Country } from './country.ts';
import type { Property } from './properties.ts';

export interface CountryAnswer {
  text: string;
  value: AnswerValue;
}

type Countries = ReadonlyMap<string, Country>;
type Tell = (country: Country, all: Countries) => CountryAnswer | undefined;

/** Questions to which "Pretoria" alone would mislead. */
export const capitalNotes: Readonly<Record<string, string>> = {
  ZA: 'Pretoria is the seat of government, Cape Town of parliament, Bloemfontein of the highest court.',
  BO: 'Sucre is the constitutional capital; the government sits in La Paz.',
  NL: 'The government sits in The Hague.',
  LK: 'Colombo is the commercial capital.',
  MY: 'The government sits in Putrajaya.',
  CI: 'The government works from Abidjan.',
  BJ: 'The government sits in Cotonou.',
  TZ: 'Dar es Salaam is the largest city.',
  IL: 'This status is disputed; most embassies are in Tel Aviv.',
};

const tells: Readonly<Record<Property, Tell>> = {
  capital: ({ code, name, capitals = [] }) => {
    if (capitals.length === 0) return undefined;
    const note = capitalNotes[code] ? ` ${capitalNotes[code]}` : '';
    const many =
      capitals.length > 1
        ? `${the(name)} has ${capitals.length} capitals: **${joined(capitals)}**.`
        : `**${capitals[0]}** is the capital of ${the(name)}.`;
    return { text: capitalised(many) + note, value: names(capitals) };
  },
  currency: ({ name, currencies = [] }) => {
    if (currencies.length === 0) return undefined;
    const shownAs = currencies.map((one) => `**${one.name}** (${one.code})`);
    return {
      text: `The currency of ${the(name)} is the ${joined(shownAs)}.`,
      value: names(currencies.map(({ code }) => code)),
    };
  },
  languages: ({ name, languages = [] }) => {
    if (languages.length === 0) return undefined;
    const verb = languages.length > 1 ? 'The official languages of' : 'The official language of';
    return { text: `${verb} ${the(name)}: **${joined(languages)}**.`, value: names(languages) };
  },
  borders: ({ name, borders }, all) => {
    if (!borders) return undefined;
    if (borders.length === 0)
      return { text: `${capitalised(the(name))} has **no land borders**.`, value: names([]) };
    const neighbours = nameAll(borders, all);
    return { text: `${capitalised(the(name))} borders **${joined(neighbours)}**.`, value: names(neighbours) };
  },
  'border-count': ({ name, borders }, all) => {
    if (!borders) return undefined;
    const list = borders.length > 0 ? `: ${joined(nameAll(borders, all))}` : '';
    return {
      text: `${capitalised(the(name))} borders **${counted(borders.length, 'country', 'countries')}**${list}.`,
      value: { is: 'number', number: borders.length },
    };
  },
  'calling-code': ({ name, callingCodes = [] }) =>
    callingCodes.length === 0
      ? undefined
      : {
          text: `The calling code of ${the(name)} is **${joined(callingCodes, 'or')}**.`,
          value: names(callingCodes),
        },
  'country-code': ({ name, callingCodes = [], isoCodes = [] }) =>
    isoCodes.length === 0
      ? undefined
      : {
          text: `${capitalised(the(name))}: calling code **${joined(callingCodes, 'or')}**, ISO code **${isoCodes.join(' / ')}**.`,
          value: names([...callingCodes, ...isoCodes]),
        },
  continent: ({ name, continents = [], subregion }) =>
    continents.length === 0
      ? undefined
      : {
          text: `${capitalised(the(name))} is in **${joined(continents)}**${subregion && !continents.includes(subregion) ? ` (${subregion})` : ''}.`,
          value: names(continents),
        },
  place: ({ name, continents = [], subregion, borders = [] }, all) => {
    if (continents.length === 0) return undefined;
    const beside = borders.length > 0 ? ` and borders ${joined(nameAll(borders, all))}` : '';
    return {
      text: `${capitalised(the(name))} is in **${subregion || joined(continents)}**${beside}.`,
      value: names(continents),
    };
  },
  population: ({ name, population }) =>
    population && {
      text: `${capitalised(the(name))} had about **${rounded(population.count)} people** in ${population.year} (${shown(population.count)}).`,
      value: { is: 'number', number: population.count },
    },
  area: ({ name, area }) =>
    area === undefined
      ? undefined
      : {
          text: `${capitalised(the(name))} covers **${shown(area)} km²** (${shown(Number((area / 2.589988110336).toPrecision(4)))} square miles).`,
          value: { is: 'number', number: area, unit: 'km²' },
        },
  demonym: ({ name, demonym }) =>
    demonym
      ? { text: `People from ${the(name)} are called **${demonym}**.`, value: names([demonym]) }
      : undefined,
  flag: ({ name, flag }) =>
    flag ? { text: `The flag of ${the(name)}: **${flag}**`, value: names([flag]) } : undefined,
  domain: ({ name, domain }) =>
    domain
      ? { text: `The internet domain of ${the(name)} is **${domain}**.`, value: names([domain]) }
      : undefined,
  'iso-code': ({ name, isoCodes }) =>
    isoCodes
      ? { text: `The ISO 3166 codes of ${the(name)} are **${joined(isoCodes)}**.`, value: names(isoCodes) }
      : undefined,
  'official-name': ({ name, officialName }) =>
    officialName
      ? { text: `The official name of ${the(name)} is **${officialName}**.`, value: names([officialName]) }
      : undefined,
  'native-name': ({ name, nativeName }) =>
    nativeName
      ? { text: `In its own languages ${the(name)} is called **${nativeName}**.`, value: names([nativeName]) }
      : undefined,
  landlocked: ({ name, landlocked }) =>
    landlocked === undefined
      ? undefined
      : {
          text: landlocked
            ? `**Yes**, ${the(name)} is landlocked: it has no coast.`
            : `**No**, ${the(name)} is not landlocked: it has a coast.`,
          value: { is: 'truth', truth: landlocked },
        },
  coast: ({ name, landlocked }) =>
    landlocked === undefined
      ? undefined
      : {
          text: landlocked
            ? `**No**, ${the(name)} has no coast: it is landlocked.`
            : `**Yes**, ${the(name)} has a coast.`,
          value: { is: 'truth', truth: !landlocked },
        },
  coordinates: ({ name, position }) =>
    position && {
      text: `${capitalised(the(name))} lies around **${degrees(position[0], 'N', 'S')}, ${degrees(position[1], 'E', 'W')}**.`,
      value: names(position.map(String)),
    },
};

export function formatFact(property: Property, country: Country, all: Countries): CountryAnswer | undefined {
  return tells[property](country, all);
}

export const names = (list: readonly string[]): AnswerValue => ({ is: 'names', names: list });

export function nameAll(codes: readonly string[], all: Countries): string[] {
  return codes.flatMap((code) => all.get(code)?.name ?? []).sort();
}

const withArticle =
  /^(?:United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Solomon|Marshall|Central African|Czech Republic|Dominican Republic|Comoros|Cook|Faroe|Falkland|Cayman|Vatican(?! City)|Republic|DR Congo|Isle|British|Caribbean|Turks|Northern|Cocos|Pitcairn)/;

/** "the Netherlands", "France". */
export function the(name: string): string {
  return withArticle.test(name) ? `the ${name}` : name;
}

function rounded(count: number): string {
  if (count >= 1e9) return `${(count / 1e9).toFixed(2)} billion`;
  if (count >= 1e7) return `${Math.round(count / 1e6)} million`;
  if (count >= 1e6) return `${(count / 1e6).toFixed(1)} million`;
  return shown(Number(count.toPrecision(3)));
}

const degrees = (value: number, above: string, below: string) =>
  `${shown(Math.abs(Number(value.toFixed(2))))}° ${value < 0 ? below : above}`;
