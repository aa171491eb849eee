/** Countries, from three sets of data that were gathered apart; each is an expert of its own. */
import type { Answer, Expert } from '#bamboo/expert.ts';
import { plainOf } from '#language/plain.ts';
import { wordSet, wordsLeft } from '#language/fillers.ts';
import { capitalised, joined } from '#language/wording.ts';
import { asksOf, type Ask } from './ask.server.ts';
import { cityNamed } from './cities.server.ts';
import type { CountryData } from './country.ts';
import { countriesListData, countryFiguresData, worldCountriesData } from './data.server.ts';
import { names, the } from './format-fact.ts';
import { tell } from './format.server.ts';
import { monthWords } from './month-words.ts';

/** Such questions are short; patterns over long ones take too long. */
const longest = 220;

export const atlas = atlasOf(
  worldCountriesData,
  'Countries: capitals, currencies, languages, neighbours, codes, flags and more.',
);
export const atlasList = atlasOf(countriesListData, 'A second set of country data, gathered apart.');
export const atlasFigures = atlasOf(
  countryFiguresData,
  'How many people live where, and how large countries are.',
);

function atlasOf(data: CountryData, describes: string): Expert {
  const state = `${data.title}, as of ${monthWords(data.asOf)}`;
  return {
    id: data.expert,
    title: `Atlas (${state})`,
    describes,
    async answer({ text }) {
      const formatted = asksOf(plainOf(text, longest))
        .map((ask) => tell(ask, withStates(data)))
        .find((found) => found !== undefined);
      if (!formatted) return null;
      const { expert, family, url, asOf } = data;
      const sources = [{ title: state, url }];
      return { ...answer(expert, family, formatted.text, sources, formatted.value), asOf };
    },
  };
}

/** Only one set says what is a state and what a territory; rankings of the others need to know it too. */
function withStates(data: CountryData) {
  const all = data.countries();
  if (data !== countryFiguresData) return all;
  const world = worldCountriesData.countries();
  return new Map(
    [...all].map(([code, one]) => {
      const { name = one.name, isState = false, continents = [], subregion = '' } = world.get(code) ?? {};
      return [code, { ...one, name, isState, continents, subregion, area: undefined }];
    }),
  );
}

/** Who belongs to the European Union and the like, and where cities are. */
export const gazetteer: Expert = {
  id: 'gazetteer',
  title: 'Gazetteer',
  describes: 'Which country a city is in, and who belongs to the European Union, NATO and other groups.',
  async answer({ text }) {
    const plain = plainOf(text, longest);
    const asks = [...asksOf(plain)];
    const group = asks.map(groupAnswer).find((found) => found !== null);
    return group ?? (asks.some(({ is }) => is === 'fact') ? null : cityAnswer(plain));
  },
};

function groupAnswer(ask: Ask): Answer | null {
  const world = worldCountriesData.countries();
  if (ask.is === 'member') {
    const truth = ask.group.members.includes(ask.code);
    const name = the(world.get(ask.code)!.name);
    const text = `**${truth ? 'Yes' : 'No'}**, ${name} is ${truth ? '' : 'not '}a member of ${ask.group.name}.`;
    return answer('gazetteer', 'group lists', text, [ask.group.source], { is: 'truth', truth });
  }
  if (ask.is !== 'members') return null;
  const { members, name, since, source } = ask.group;
  const list = members.map((code) => world.get(code)!.name).sort();
  const text = `${capitalised(name)} ${name.startsWith('the ') && name.endsWith('s') ? 'are' : 'has'} **${list.length} ${name.endsWith('s') ? 'countries' : 'members'}**${since ? ` ${since}` : ''}: ${joined(list)}.`;
  return answer('gazetteer', 'group lists', text, [source], names(list));
}

const cityPatterns = [
  /^(?:what|which|in what|in which) (?:country|nation|state) (?:is|has|contains|can i find|lies|would i find) (?:the (?:city|town) (?:of |called )?)?(.+?)(?: (?:in|located|located in|situated in|part of|found|located at|found in))?$/,
  /^(?:where|where in the world) (?:is|are|lies|can i find) (?:the (?:city|town) (?:of )?)?(.+?)(?: (?:located|situated|found))?$/,
  /^what country (?:is )?(.+?) (?:is )?in$/,
];

const aboutCities = wordSet(
  'country nation countries city town place located lies situated find born live lives moved',
);

/** "My friend is from Nairobi, which country is that": the city is all that is said. */
function onlyCity(plain: string): string | undefined {
  return /\b(?:which|what) (?:country|nation)\b/.test(plain)
    ? wordsLeft(plain, aboutCities)
        .join(' ')
        .replace(/^friend /, '')
    : undefined;
}

function cityAnswer(plain: string): Answer | null {
  for (const name of [...cityPatterns.map((pattern) => pattern.exec(plain)?.[1]), onlyCity(plain)]) {
    const city = name && cityNamed(name);
    if (!city) continue;
    const country = worldCountriesData.countries().get(city.code)?.name ?? city.country;
    const province = city.province && city.province !== city.name ? ` (${city.province})` : '';
    const source = {
      title: 'city-timezones (Natural Earth)',
      url: 'https://github.com/kevinroberts/city-timezones',
    };
    return answer(
      'gazetteer',
      'city-timezones',
      `${city.name} is in **${the(country)}**${province}.`,
      [source],
      names([country]),
    );
  }
  return null;
}

function answer(
  expert: string,
  family: string,
  text: string,
  sources: Answer['sources'],
  value: Answer['value'],
): Answer {
  return { expert, family, stance: 'answers', text, sources, confidence: 0.95, ...(value ? { value } : {}) };
}
