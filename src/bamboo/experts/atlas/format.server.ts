/** What a data set says to what was asked. */
import { cityNamed } from './cities.server.ts';
import { capitalised, counted, joined } from '#language/wording.ts';
import { unaccented } from '#language/plain.ts';
import type { Ask } from './ask.server.ts';
import type { Country } from './country.ts';
import { capitalNotes, nameAll, names, formatFact, the, type CountryAnswer } from './format-fact.ts';
import { compare, count, inContinent, list, ranking } from './format-regions.server.ts';

type Countries = ReadonlyMap<string, Country>;
type Of<Is extends Ask['is']> = Extract<Ask, { is: Is }>;

export function tell(ask: Ask, all: Countries): CountryAnswer | undefined {
  switch (ask.is) {
    case 'fact': {
      const country = all.get(ask.code);
      return country && formatFact(ask.property, country, all);
    }
    case 'all': {
      const answers = ask.asks.map((one) => tell(one, all));
      return answers.includes(undefined)
        ? undefined
        : {
            text: answers.map((one) => one!.text).join('\n'),
            value: names(answers.flatMap((one) => (one!.value.is === 'names' ? one!.value.names : []))),
          };
    }
    case 'capital-of':
      return capitalOf(ask.city, all);
    case 'is-capital':
      return isCapital(ask, all);
    case 'currency-users':
      return currencyUsers(ask.currency, all);
    case 'speakers':
      return speakers(ask.language, all);
    case 'speaks':
      return speaks(ask, all);
    case 'calling-code':
      return owners(
        all,
        ({ callingCodes = [] }) => callingCodes.includes(`+${ask.digits}`),
        `+${ask.digits}`,
        'The calling code',
      );
    case 'domain':
      return owners(all, ({ domain }) => domain === `.${ask.domain}`, `.${ask.domain}`, 'The domain');
    case 'borders':
      return borders(ask, all);
    case 'in-continent':
      return inContinent(ask, all);
    case 'ranking':
      return ranking(ask, all);
    case 'compare':
      return compare(ask, all);
    case 'count':
      return count(ask.where, all);
    case 'list':
      return list(ask.where, all);
    case 'member':
    case 'members':
      return undefined; // No data set holds these; the expert on groups does.
  }
}

const same = (a: string, b: string) => key(a) === key(b);
const key = (name: string) =>
  unaccented(name)
    .toLowerCase()
    .replaceAll(/[.,']/g, '')
    .replace(/^the /, '')
    .replace(/^washington dc$/, 'washington')
    .replace(/^ulan bator$/, 'ulaanbaatar')
    .replace(/^kiev$/, 'kyiv')
    .replace(/^nur-?sultan$/, 'astana')
    .trim();

function capitalOf(city: string, all: Countries): CountryAnswer | undefined {
  const matches = [...all.values()].filter(({ capitals = [] }) =>
    capitals.some((capital) => same(capital, city)),
  );
  const states = matches.length > 1 ? matches.filter(({ isState }) => isState) : matches;
  const [country] = states;
  if (!country || states.length > 1) return undefined;
  const capital = country.capitals!.find((one) => same(one, city))!;
  return { text: `${capital} is the capital of **${the(country.name)}**.`, value: names([country.name]) };
}

function isCapital({ city, code }: Of<'is-capital'>, all: Countries): CountryAnswer | undefined {
  const country = all.get(code);
  if (!country?.capitals?.length) return undefined;
  const truth = country.capitals.some((capital) => same(capital, city));
  // "Is the capital of France beautiful" names no other city.
  if (!truth && !cityNamed(city)) return undefined;
  const [said] = truth ? country.capitals.filter((capital) => same(capital, city)) : [''];
  const text = truth
    ? `**Yes**, ${said} is ${country.capitals.length > 1 ? 'one of the capitals' : 'the capital'} of ${the(country.name)}.`
    : `**No**, the capital of ${the(country.name)} is **${joined(country.capitals)}**.`;
  const note = !truth && capitalNotes[code] ? ` ${capitalNotes[code]}` : '';
  return { text: text + note, value: { is: 'truth', truth } };
}

/** "Yen" is enough; "dollar" is a dozen currencies and answers nothing. */
function currencyUsers(currency: string, all: Countries): CountryAnswer | undefined {
  const currencyKey = key(currency).replace(/s$/, '');
  if (currencyKey.length < 3) return undefined;
  const fits = ({ name, code }: { name: string; code: string }) =>
    code.toLowerCase() === currencyKey ||
    key(name).replace(/s$/, '') === currencyKey ||
    key(name).split(' ').at(-1)!.replace(/s$/, '') === currencyKey;
  // Where half a dozen are legal tender, none is the country's own.
  const users = [...all.values()].filter(
    ({ currencies = [] }) => currencies.length <= 3 && currencies.some(fits),
  );
  const which = new Set(
    users.flatMap(({ currencies = [] }) => currencies.filter(fits).map(({ code }) => code)),
  );
  if (users.length === 0 || which.size > 1) return undefined;
  const [{ name = '', code = '' } = {}] = users[0]!.currencies!.filter(fits);
  const states = users.filter(({ isState = true }) => isState).map((one) => one.name);
  const shownNames = (states.length > 0 ? states : users.map((one) => one.name)).sort();
  return { text: `The ${name} (${code}) is used in **${joined(shownNames)}**.`, value: names(shownNames) };
}

function speakers(language: string, all: Countries): CountryAnswer | undefined {
  const users = [...all.values()].filter(
    ({ languages = [], isState = true }) => isState && languages.some((one) => same(one, language)),
  );
  if (users.length === 0) return undefined;
  const shownNames = users.map(({ name }) => name).sort();
  return {
    text: `${capitalised(language)} is an official language in ${counted(users.length, 'country', 'countries')}: **${joined(shownNames)}**.`,
    value: names(shownNames),
  };
}

function speaks({ code, language }: Of<'speaks'>, all: Countries): CountryAnswer | undefined {
  const country = all.get(code);
  if (!country?.languages?.length) return undefined;
  const truth = country.languages.some((one) => same(one, language));
  const official =
    country.languages.length > 1
      ? `the official languages of ${the(country.name)} are ${joined(country.languages)}`
      : `the official language of ${the(country.name)} is ${country.languages[0]}`;
  return {
    text: truth
      ? `**Yes**, ${official}.`
      : `**No**, ${capitalised(language)} is not an official language there: ${official}.`,
    value: { is: 'truth', truth },
  };
}

function owners(
  all: Countries,
  has: (country: Country) => boolean,
  what: string,
  kind: string,
): CountryAnswer | undefined {
  const matches = [...all.values()].filter(has);
  const states = matches.filter(({ isState = true }) => isState);
  const shownNames = (states.length > 0 ? states : matches).map(({ name }) => name).sort();
  if (shownNames.length === 0) return undefined;
  return { text: `${kind} ${what} belongs to **${joined(shownNames.map(the))}**.`, value: names(shownNames) };
}

function borders({ one, other }: Of<'borders'>, all: Countries): CountryAnswer | undefined {
  const [a, b] = [all.get(one), all.get(other)];
  if (!a?.borders || !b) return undefined;
  const truth = a.borders.includes(other);
  const text = truth
    ? `**Yes**, ${the(a.name)} and ${the(b.name)} share a land border.`
    : `**No**, ${the(a.name)} and ${the(b.name)} share no land border.${a.borders.length > 0 ? ` ${capitalised(the(a.name))} borders ${joined(nameAll(a.borders, all))}.` : ''}`;
  return { text, value: { is: 'truth', truth } };
}
