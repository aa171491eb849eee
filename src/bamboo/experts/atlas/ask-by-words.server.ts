/** A country, or what belongs to one, and what is asked of it, wherever they stand; every other word must be an empty one. */
import { saysNothingElse, wordSet, wordsLeft } from '#language/fillers.ts';
import type { Ask } from './ask.server.ts';
import { cityNamed } from './cities.server.ts';
import { countriesIn } from './countries-in.server.ts';
import type { Property } from './properties.ts';

/** The words that ask for a property; all that fit are asked. */
const properties: readonly (readonly [Property, RegExp])[] = [
  [
    'capital',
    /\bcapitals?(?: city| cities| citys)?\b|\bseat of government\b|\bmain city\b(?=.*\bcapital\b)/g,
  ],
  [
    'currency',
    /\b(?:(?:local |official |national )?(?:currency|currencies|money|cash|banknotes?|coins|legal tender)(?: (?:code|name))?)\b|\bpay(?:s|ing)?(?: with)?\b|\b(?:exchange|change) (?:my )?money\b/g,
  ],
  [
    'languages',
    /\b(?:(?:official |main |national |local )?languages?|speak(?:s|ing)?|spoken|talk(?:ed)?|mother tongue)\b/g,
  ],
  [
    'borders',
    /\b(?:(?:share |land )*borders?(?: with)?|bordering|neighbou?r(?:s|ing)?(?: countr(?:y|ies)| states?| nations?)?|next to|adjacent to|(?:all )?around|surround(?:s|ing|ed by)?|touch(?:es|ing)?)\b/g,
  ],
  [
    'calling-code',
    /\b(?:(?:country|calling|dialling|dialing|dial|phone|telephone|international|area) (?:(?:calling|dialling|dialing|phone) )?(?:code|prefix|number)|(?:calling|dialling|dialing|dial|phone|telephone)(?: country)? code|(?:phone|telephone) prefix|prefix)\b/g,
  ],
  ['continent', /\bcontinents?\b/g],
  ['population', /\b(?:population|inhabitants|(?:how many )?people (?:live|are living|living)|citizens)\b/g],
  ['area', /\b(?:(?:surface |land |total )?area|how (?:big|large)|size|square (?:kilomet(?:re|er)s|km))\b/g],
  ['demonym', /\b(?:demonym|nationality|(?:people|someone|a person) from (?=.*\bcalled\b))\b/g],
  ['flag', /\bflag\b/g],
  ['domain', /\b(?:(?:internet |web )?(?:domain|tld)(?: ending| extension)?)\b/g],
  ['landlocked', /\blandlocked\b/g],
  ['coast', /\b(?:(?:sea )?coast(?:line)?|access to the sea)\b/g],
];

const empty = wordSet(
  `country countries nation nations state city town place world official officially main mainly mostly national local travel travelling
  traveling trip visit visiting visits holiday holidays vacation fly flying moving move friend cousin uncle aunt brother sister someone
  abroad first number phone calling phoning false ring dial dialing dialling international there live lives living lived next month week year soon going
  bring spend accept accepted pay shop shops buy locals inhabitants person belong belongs located lie lies situated part part-of
  one two three four five six some following list other different both me learn homework geography quiz out foreign whole modern share shares stand stands
  native speaking spoken most common commonly widely called abbreviation own`,
);

const asksWhich = /\b(?:which|what|whose|where|who)\b|^(?:the )?countr(?:y|ies)\b|\bcapital of$/;

export function* asksByWords(plain: string): Generator<Ask> {
  const countries = countriesIn(plain, { mend: true });
  const rest = countries.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    plain,
  );
  const asked = properties.filter(([, pattern]) => rest.search(pattern) >= 0);
  const without = asked.reduce((text, [, pattern]) => text.replaceAll(pattern, ' '), rest);
  const codes = [...new Set(countries.map(({ code }) => code))];
  if (codes.length === 0)
    yield* reversed(
      plain,
      asked.map(([property]) => property),
      without,
    );
  else if (codes.length === 2 && codes.length === countries.length && comparing(plain))
    yield* compared(plain, codes as [string, string]);
  else if (saysNothingElse(without, empty))
    yield* facts(
      plain,
      asked.map(([property]) => property),
      codes,
    );
  else if (asked.length === 1 && codes.length === 1) yield* claims(asked[0]![0], codes[0]!, without);
}

function* facts(plain: string, asked: readonly Property[], codes: readonly string[]): Generator<Ask> {
  const [one, other] = codes;
  if (asked.length === 1 && asked[0] === 'borders' && one && other && codes.length === 2) {
    if (/^(?:is|are|do|does|has|have)\b/.test(plain)) yield { is: 'borders', one, other };
    return;
  }
  // A phone number needs a code; "call" alone could be anything.
  const wanted =
    asked.length === 0 && /\b(?:call|ring|phone|dial)\b/.test(plain) && /\bcode|prefix\b/.test(plain)
      ? (['calling-code'] as const)
      : asked;
  const asks = wanted.flatMap((property) => codes.map((code): Ask => ({ is: 'fact', property, code })));
  if (asks.length === 1) yield asks[0]!;
  else if (asks.length > 1 && asks.length <= 6) yield { is: 'all', asks };
}

/** "The capital of Australia is Sydney, right?", "the currency in Israel, is it the shekel?" */
function* claims(property: Property, code: string, rest: string): Generator<Ask> {
  const claimed = wordsLeft(rest, empty).join(' ');
  if (property === 'capital' && cityNamed(claimed) && !/\b(?:was|were|former|once)\b/.test(rest))
    yield { is: 'is-capital', city: claimed, code };
}

/** No country is named: something that belongs to one is. */
/** "I'm flying to Prague, what currency do they have there?": of the city's country. */
function ofCity(plain: string, asked: readonly Property[], rest: string): Ask | undefined {
  const [only] = asked;
  const name = wordsLeft(rest, empty).join(' ');
  if (asked.length !== 1 || !only || !['currency', 'languages', 'calling-code', 'continent'].includes(only))
    return undefined;
  const city = new RegExp(`\\b(?:in|to|from|for|visit|visiting) ${RegExp.escape(name)}\\b`).test(plain)
    ? cityNamed(name, { mend: false })
    : undefined;
  return city && city.population > 100_000 ? { is: 'fact', property: only, code: city.code } : undefined;
}

function* reversed(plain: string, asked: readonly Property[], rest: string): Generator<Ask> {
  const left = wordsLeft(rest, empty);
  const wanted = left.join(' ');
  const [only] = asked;
  const digits =
    /(?:^|\s)(?:\+|00)(\d{1,4})\b/.exec(plain)?.[1] ??
    (only === 'calling-code' ? /\b(\d{1,4})\b/.exec(plain)?.[1] : undefined);
  if (digits && (asksWhich.test(plain) || only === 'calling-code')) {
    if (
      left.every(
        (word) =>
          /^\d+$/.test(word) ||
          /^(?:missed|got|received|number|starts|starting|begins|beginning|whatsapp|sms|code|prefix|unknown)$/.test(
            word,
          ),
      )
    )
      yield { is: 'calling-code', digits };
    return;
  }
  const there = left.length > 0 && left.length <= 3 ? ofCity(plain, asked, rest) : undefined;
  if (there) yield there;
  if (asked.length !== 1 || left.length === 0 || left.length > 3 || !asksWhich.test(plain)) return;
  if (only === 'capital') yield { is: 'capital-of', city: wanted };
  if (only === 'currency') yield { is: 'currency-users', currency: wanted };
  if (only === 'languages' && left.length === 1) yield { is: 'speakers', language: wanted };
  if (only === 'domain' && /^[a-z]{2}$/.test(wanted)) yield { is: 'domain', domain: wanted };
}

const comparing = (plain: string) =>
  /\b(?:bigger|larger|smaller|(?:more|less|fewer) (?:people|inhabitants|populous|populated)|(?:bigger|larger|smaller|higher) population)\b/.test(
    plain,
  );
const compares = wordSet(
  'bigger larger smaller more less fewer populous populated inhabitants population area size surface terms higher than',
);

function* compared(plain: string, codes: readonly [string, string]): Generator<Ask> {
  const rest = countriesIn(plain, { mend: true }).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    plain,
  );
  if (!saysNothingElse(rest, new Set([...compares, ...empty]))) return;
  yield {
    is: 'compare',
    most: !/\b(?:smaller|less|fewer)\b/.test(plain),
    by: /popul|people|inhabit/.test(plain) ? 'population' : 'area',
    codes,
  };
}
