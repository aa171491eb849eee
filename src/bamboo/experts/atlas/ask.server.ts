/** From a question to what is asked of which country, or to nothing. */
import { wholePatterns } from '#language/patterns.ts';
import { countryMeant, countryNamed, countryOfDemonym } from './gazetteer.server.ts';
import { groupNamed, type Group } from './groups.ts';
import { asksByWords } from './ask-by-words.server.ts';
import { nouns, phrasings, type Property } from './properties.ts';

export type Ask =
  | { is: 'fact'; property: Property; code: string }
  | { is: 'all'; asks: readonly Ask[] }
  | { is: 'capital-of'; city: string }
  | { is: 'currency-users'; currency: string }
  | { is: 'speakers'; language: string }
  | { is: 'calling-code'; digits: string }
  | { is: 'domain'; domain: string }
  | { is: 'is-capital'; city: string; code: string }
  | { is: 'borders'; one: string; other: string }
  | { is: 'in-continent'; code: string; continent: string }
  | { is: 'speaks'; code: string; language: string }
  | { is: 'ranking'; most: boolean; by: 'area' | 'population'; where?: string }
  | { is: 'compare'; most: boolean; by: 'area' | 'population'; codes: readonly [string, string] }
  | { is: 'count'; where?: string }
  | { is: 'list'; where: string }
  | { is: 'member'; code: string; group: Group }
  | { is: 'members'; group: Group; counted: boolean };

type Read = (...parts: string[]) => Ask | undefined;

const continentWords =
  '(?:the )?(africa|europe|asia|oceania|antarctica|(?:north|south|central|latin) america|the americas|americas|caribbean|south-?east asia|middle east)';

const others: readonly (readonly [string, Read])[] = [
  [
    '(?:what|which) (?:country|nation|state) (?:is )?(.+?) (?:is )?(?:the )?capital(?: city)?(?: of)?',
    capitalOf,
  ],
  [
    '(?:what|which) (?:country|nation) (?:has|is having) (.+?) (?:as|for) (?:its |the |a )?capital(?: city)?',
    capitalOf,
  ],
  [
    "(?:what|which) (?:country|nation)(?:'s| has (?:the|its|a)) capital(?: city)? (?:is |called |named )?(.+)",
    capitalOf,
  ],
  ['(.+?) is (?:the )?capital(?: city)? of (?:what|which)(?: country| nation)?', capitalOf],
  ['what is (.+?) (?:the )?capital(?: city)? of', capitalOf],
  ['of (?:what|which) country is (.+?) (?:the )?capital(?: city)?', capitalOf],
  [
    'is (.+?) (?:the )?capital(?: city)? of (.+)',
    (city, name) => withCountry(name, (code) => ({ is: 'is-capital', city: city!, code })),
  ],
  [
    "is (.+?) (.+?)'s capital(?: city)?",
    (city, name) => withCountry(name, (code) => ({ is: 'is-capital', city: city!, code })),
  ],
  [
    'is (?:the )?capital(?: city)? of (.+?) (?:called |named )?(\\S+)',
    (name, city) => withCountry(name, (code) => ({ is: 'is-capital', city: city!, code })),
  ],
  [
    '(?:what|which|in what|in which) (?:country|countries|nations?)(?: (?:is|are|does|do))?(?: (?:people|they))? (?:uses?|using|has|have|pays? with) (?:the )?(.+?)(?: as (?:its|their|a|the)(?: official)? currency| as (?:its|their) money)?',
    (currency) => ({ is: 'currency-users', currency: currency! }),
  ],
  [
    "(?:what|which|in what|in which|whose) (?:country|countries|country's) ?(?:is|are)? (?:the )?currency (?:is )?(?:the )?(.+)",
    (currency) => ({ is: 'currency-users', currency: currency! }),
  ],
  [
    '(?:where|in (?:what|which) (?:country|countries)) (?:is|are|do (?:people|they) use|can i (?:use|pay with)) (?:the )?(.+?)(?: (?:used|currency|the currency|legal tender|accepted|spent))(?: used| accepted)?',
    (currency) => ({ is: 'currency-users', currency: currency! }),
  ],
  [
    '(?:the )?(.+?) is the currency of (?:what|which) (?:country|countries)',
    (currency) => ({ is: 'currency-users', currency: currency! }),
  ],
  [
    '(?:what|which|in what|in which|list (?:of )?(?:the |all )?) ?(?:country|countries|nations?) (?:speaks?|have|has|use|uses|do (?:people|they) speak|where (?:people|they) speak|where) ([a-z]+)(?: is spoken)?(?: as (?:an |its |their |the )?(?:official )?language)?',
    speakers,
  ],
  [
    '(?:where|in (?:what|which) (?:countries|country)) (?:is|do (?:people|they) speak) ([a-z]+)(?: (?:spoken|an official language|the official language|official))?',
    speakers,
  ],
  [
    '(?:do|does) (?:people|they) speak ([a-z]+) in (.+)',
    (language, name) => withCountry(name, (code) => ({ is: 'speaks', code, language: language! })),
  ],
  [
    'is ([a-z]+) (?:an? |the )?(?:official )?(?:language )?(?:spoken|official|language) (?:in|of) (.+)',
    (language, name) => withCountry(name, (code) => ({ is: 'speaks', code, language: language! })),
  ],
  [
    '(?:what|which) (?:country|nation) (?:has|uses|is|does)?(?: the)?(?: (?:calling|dialling|dialing|phone|country|telephone|international))*(?: code| prefix)? \\+?(\\d{1,4})(?: belong to)?',
    (digits) => ({ is: 'calling-code', digits: digits! }),
  ],
  [
    "(?:whose|what|which country's) (?:is the )?(?:country |calling |dialling |dialing |phone )*(?:code|prefix) (?:is )?\\+?(\\d{1,4})",
    (digits) => ({ is: 'calling-code', digits: digits! }),
  ],
  [
    '(?:what|which) (?:country|calling code) is \\+(\\d{1,4})',
    (digits) => ({ is: 'calling-code', digits: digits! }),
  ],
  [
    '(?:where|which country|what country) (?:is |does )?(?:the )?(?:calling |dialling |dialing |phone |country )*(?:code |prefix |number )?\\+(\\d{1,4}) (?:from|for|belong to)?',
    (digits) => ({ is: 'calling-code', digits: digits! }),
  ],
  [
    '(?:what|which) (?:country|nation) (?:has|uses|is|does|owns)(?: the)?(?: (?:internet|web|top[- ]level|country))*(?: domain| tld)?(?: ending)? ?\\.([a-z]{2})(?: (?:domain|for|belong to))?',
    (domain) => ({ is: 'domain', domain: domain! }),
  ],
  [
    '(?:do|does) (.+?) (?:border|share (?:a|its) (?:land )?border with|neighbou?r|touch) (?:with )?(.+)',
    borders,
  ],
  ['(?:do|does) (.+?) and (.+?) (?:share a (?:land |common )?border|border(?: each other)?|touch)', borders],
  [
    '(?:is|are) (.+?) (?:a neighbou?r of|next to|adjacent to|bordering|neighbou?ring|on the border (?:of|with)) (.+)',
    borders,
  ],
  [
    `(?:is|are|does|do) (.+?) (?:in|on|part of|located in|belong to|a country in|an? (?:african|european|asian) country in)(?: the continent(?: of)?)? ${continentWords}`,
    inContinent,
  ],
  [
    'is (.+?) an? (african|european|asian|south american|north american) (?:country|nation|state)',
    (name, adjective) =>
      inContinent(
        name,
        { african: 'africa', european: 'europe', asian: 'asia' }[adjective!] ??
          adjective!.replace('american', 'america'),
      ),
  ],
  [
    '(?:is|are|does|do) (.+?) (?:in|part of|an? member(?: state)? of|a member country of|belong to|belonging to|in an? (?:eu|nato) country)(?: the)? (.+)',
    member,
  ],
  [
    '(?:(?:what|which) (?:countries|states|nations|are)|list|name|who)(?: (?:all|are|is|the|of|countries|members?|member states|states|belong|in|to|part))* (.+?)(?: (?:member states|members|countries|member countries))?',
    (name) => members(name, false),
  ],
  [
    'how many (?:countries|members|member states|states|nations)(?: (?:are|is|there|in|part|of|does|do|the|members|belong|to))* (.+?)(?: have| has)?',
    (name) => members(name, true),
  ],
  [
    `(?:(?:what|which) )?(?:is )?(?:the )?(?:country (?:is )?(?:the )?)?(largest|biggest|smallest|tiniest|most populous|most populated|least populous|least populated)(?: country| nation| state| countries)(?: (?:in|of|on))?(?: (?:the )?(?:whole )?(?:world|earth|planet)| ${continentWords})?(?: (?:by|in terms of) (?:land )?(area|population|size))?`,
    ranking,
  ],
  [
    `(?:(?:what|which) (?:is|country is) )?${continentWords}'s (largest|biggest|smallest|most populous|least populous)(?: country| nation)?(?: by (area|population|size))?`,
    (where, how, by) => ranking(how, where, by),
  ],
  [
    `(?:what|which) country (?:has|with) the (largest|biggest|smallest|highest|lowest|most|fewest) (area|population|people|inhabitants|land area|surface)(?: (?:in|of|on))?(?: (?:the )?(?:whole )?(?:world|earth)| ${continentWords})?`,
    rankingBy,
  ],
  [
    '(?:what|which)(?: country| one)? (?:is|has) (?:the )?(larger|bigger|smaller|more populous|less populous|more people|more inhabitants|a larger population|a bigger population|a smaller population|a larger area|a bigger area)(?: (?:by|in) (?:area|size))?[,:]? (.+?) or (.+)',
    (how, a, b) => compare(how!, a!, b!),
  ],
  [
    '(?:is|are|has|does) (.+?) (?:have )?(larger|bigger|smaller|more populous|more people) than (.+)',
    (a, how, b) => compare(how!, a!, b!),
  ],
  [
    `how many (?:countries|states|nations|sovereign states)(?: (?:are|is))?(?: there)?(?: (?:in|on))? ${continentWords}(?: have)?`,
    (where) => ({ is: 'count', where: where! }),
  ],
  [
    'how many (?:countries|nations|sovereign states)(?: (?:are|exist|there|in|on|total|the|whole|world|earth|planet))*',
    () => ({ is: 'count' }),
  ],
  [
    `(?:list|name|what are|which are|what countries are|which countries are|give)(?: (?:me|all|of|the))* ?(?:countries|nations|states)?(?: (?:that are|are|located))? (?:in|of|on) ${continentWords}`,
    (where) => ({ is: 'list', where: where! }),
  ],
  [
    `(?:what|which) (?:countries|nations) (?:are (?:in|part of)|belong to|make up|lie in) ${continentWords}`,
    (where) => ({ is: 'list', where: where! }),
  ],
];

const slot = "((?:the )?[\\p{L}.,'() -]{2,45}?)(?:'s)?";
const named: readonly (readonly [RegExp, Property])[] = nouns.flatMap(([property, noun]) => {
  const asking =
    '(?:(?:what|which|who|how|where|find|name|list|say)(?: (?:is|are|was|of))?(?: the)? |and )?(?:current |present )?(?:the )?';
  return [
    [
      `${asking}(?:${noun})(?: (?:is|are))? (?:of|in|for|from|used in|spoken in|on|to call) ${slot}`,
      property,
    ],
    [`${asking}${slot} (?:${noun})`, property],
    [`(?:what|which) (?:${noun}) (?:is|are|does|do) ${slot}(?: (?:use|have|has|in|on))?`, property],
    [`${slot}[:,-] ?(?:${noun})`, property],
    [`does ${slot} (?:have|use) (?:what|which) (?:${noun})`, property],
    [`${slot} has (?:what|which) (?:${noun})`, property],
  ].map(([source, which]) => [new RegExp(`^${source}$`, 'u'), which as Property] as const);
});
const phrased = phrasings.map(
  ([property, source]) => [new RegExp(`^${source.replace('{}', slot)}$`, 'u'), property] as const,
);
const compiled = wholePatterns(others);

/** Every way to take the question, likeliest first: "has +44" could be a currency until one looks. */
export function* asksOf(plain: string): Generator<Ask> {
  for (const [pattern, property] of [...phrased, ...named]) {
    const name = pattern.exec(plain)?.[1];
    const code = name && countryIn(name, property);
    if (code) yield { is: 'fact', property, code };
    const codes = name && !code ? countriesIn(name) : [];
    if (codes.length > 1)
      yield { is: 'all', asks: codes.map((one) => ({ is: 'fact', property, code: one })) };
  }
  for (const [pattern, read] of compiled) {
    const match = pattern.exec(plain);
    const ask = match && read(...match.slice(1));
    if (ask) yield ask;
  }
  yield* asksByWords(plain);
}

/** "French" only before a noun that a nation has; "the French language" is another question. */
function countryIn(name: string, property: Property): string | undefined {
  const bare = name.replace(/^(?:the )?(?:country|nation)(?: of)? /, '').trim();
  return (
    countryNamed(bare) ??
    (property === 'languages' || property === 'continent'
      ? undefined
      : countryOfDemonym(bare.replace(/^the /, ''))) ??
    countryMeant(bare)
  );
}

/** "France, Italy and Spain"; nothing where one of them is no country. */
function countriesIn(names: string): string[] {
  const parts = names.split(/,? and |, ?/).filter(Boolean);
  const codes = parts.flatMap((name) => countryNamed(name) ?? []);
  return codes.length === parts.length ? codes : [];
}

function withCountry(name: string | undefined, make: (code: string) => Ask): Ask | undefined {
  const code = name && countryMeant(name);
  return code ? make(code) : undefined;
}

function capitalOf(city?: string): Ask | undefined {
  return city && !/\b(?:the|of|is|country)\b/.test(city.replace(/^the /, ''))
    ? { is: 'capital-of', city }
    : undefined;
}

function speakers(language?: string): Ask | undefined {
  return language ? { is: 'speakers', language } : undefined;
}

function borders(one?: string, other?: string): Ask | undefined {
  const [a, b] = [one && countryMeant(one), other && countryMeant(other)];
  return a && b && a !== b ? { is: 'borders', one: a, other: b } : undefined;
}

function inContinent(name?: string, continent?: string): Ask | undefined {
  return withCountry(name, (code) => ({ is: 'in-continent', code, continent: continent! }));
}

function member(name?: string, called?: string): Ask | undefined {
  const group = called && groupNamed(called);
  return group ? withCountry(name, (code) => ({ is: 'member', code, group })) : undefined;
}

function members(called: string | undefined, counted: boolean): Ask | undefined {
  const group = called && (groupNamed(called) ?? groupNamed(`${called} countries`));
  return group ? { is: 'members', group, counted } : undefined;
}

function ranking(how?: string, where?: string, by?: string): Ask {
  return {
    is: 'ranking',
    most: /largest|biggest|most/.test(how!),
    by: by === 'population' || /popul/.test(how!) ? 'population' : 'area',
    ...(where ? { where } : {}),
  };
}

function rankingBy(how?: string, what?: string, where?: string): Ask {
  return {
    is: 'ranking',
    most: /largest|biggest|highest|most/.test(how!),
    by: /area|surface/.test(what!) ? 'area' : 'population',
    ...(where ? { where } : {}),
  };
}

function compare(how: string, a: string, b: string): Ask | undefined {
  const [one, other] = [countryMeant(a), countryMeant(b)];
  if (!one || !other || one === other) return undefined;
  return {
    is: 'compare',
    most: !/smaller|less/.test(how),
    by: /popul|people|inhabit/.test(how) ? 'population' : 'area',
    codes: [one, other],
  };
}
