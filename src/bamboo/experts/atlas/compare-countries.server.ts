/** Two countries side by side: "compare France and Spain", "Japan vs Germany", "differences between Peru and Chile". */
import type { Answer, Expert } from '../../expert.ts';
import { plainOf } from '#language/plain.ts';
import { joined, shown } from '#language/wording.ts';
import { countriesIn } from './countries-in.server.ts';
import type { Country } from './country.ts';
import { countryFiguresData, worldCountriesData } from './data.server.ts';

const longest = 160;
const asks =
  /^(?:(?:please )?(?:compare|comparing|contrast|(?:show|give|make)(?: me)? (?:a |the )?comparison (?:of|between)|comparison (?:of|between))|(?:what (?:is|are) )?(?:the )?(?:main |key |biggest )?(?:differences?|similarities) (?:between|of)|how (?:do|does|are|is) .+ (?:compare|differ|different|differs))\b|\b(?:vs\.?|versus|compared (?:to|with))\b/;
/** Whoever asks for one thing of both wants that alone. */
const narrow =
  /\b(?:people|big|bigger|larger|flags?|time|hours?|food|football|team|economy|gdp|weather|climate|war|history|culture|army|military|cost|prices?|distance|far)\b/;

export const countryComparison: Expert = {
  id: 'atlas-comparison',
  title: 'Atlas (side by side)',
  describes: 'Two countries side by side.',
  async answer({ text }) {
    const plain = plainOf(text, longest);
    if (!asks.test(plain) || narrow.test(plain)) return null;
    const codes = [...new Set(countriesIn(plain, { mend: true }).map(({ code }) => code))];
    const [one, other] = codes.map((code) => worldCountriesData.countries().get(code));
    return one && other && codes.length === 2 ? said(one, other, plain) : null;
  },
};

const rows: readonly (readonly [string, (country: Country) => string | undefined, RegExp])[] = [
  ['Capital', ({ capitals }) => capitals && joined(capitals), /\bcapitals?\b/],
  [
    'Continent',
    ({ continents, subregion }) =>
      joined(
        [...(continents ?? []), ...(subregion ? [subregion] : [])]
          .filter((name, at, all) => all.indexOf(name) === at)
          .slice(0, 2),
        '–',
      ).replace(' – ', ', '),
    /\bcontinents?\b/,
  ],
  [
    'Population (2018)',
    ({ code }) => figure(countryFiguresData.countries().get(code)?.population?.count),
    /\bpopulations?\b/,
  ],
  ['Area', ({ area }) => (area === undefined ? undefined : `${figure(area)} km²`), /\b(?:areas?|sizes?)\b/],
  ['Languages', ({ languages }) => languages && joined(languages.slice(0, 5)), /\blanguages?\b/],
  ['Currency', ({ currencies }) => currencies && joined(currencies.map(({ name }) => name)), /\bcurrenc\w+/],
  ['Calling code', ({ callingCodes }) => callingCodes?.[0], /\bcalling codes?\b/],
  [
    'Neighbours',
    ({ borders = [] }) =>
      borders.length === 0
        ? 'none by land'
        : joined(borders.map((code) => worldCountriesData.countries().get(code)!.name)),
    /\b(?:neighbou?rs|borders)\b/,
  ],
];

const figure = (count: number | undefined) => (count === undefined ? undefined : shown(count));

function said(one: Country, other: Country, plain: string): Answer {
  const asked = rows.filter(([, , when]) => when.test(plain));
  const lines = (asked.length > 0 ? asked : rows).map(
    ([title, of]) => `| ${title} | ${of(one) || '–'} | ${of(other) || '–'} |`,
  );
  const share = one.area && other.area && asked.length === 0 ? larger(one, other) : '';
  return {
    expert: 'atlas-comparison',
    family: 'world-countries',
    stance: 'answers',
    text: `| | **${one.name}** | **${other.name}** |\n|---|---|---|\n${lines.join('\n')}${share}`,
    sources: [worldCountriesData, countryFiguresData].map(({ title, url }) => ({ title, url })),
    confidence: 0.96,
  };
}

function larger(one: Country, other: Country): string {
  const [big, small] = one.area! > other.area! ? [one, other] : [other, one];
  return `\n\n${big.name} is ${shown(Number((big.area! / small.area!).toPrecision(2)))} times as large as ${small.name}.`;
}
