/** The time of a verb beside the words that say when. */
import { baseOf, pastForms, verbForms } from '#language/irregular.ts';
import type { Rule } from './grammar-rules.server.ts';
import { baseOfPast, isVerb } from './verb-forms.server.ts';

const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const over = `yesterday|last (?:week|month|year|night|summer|winter|spring|autumn|weekend|${weekdays}|${months})|(?:an?|\\d{1,3}|two|three|four|five|six|ten|some|a few|several) (?:days?|weeks?|months?|years?|hours?|minutes?) ago`;
/** A few words of one clause: nothing that begins another, and no word that makes the time part of something else. */
const between = `((?: (?!(?:i|you|he|she|we|they|that|which|who|whom|since|from|until|than|of|over|before|by|as|because|and|but|to last)\\b)[a-z0-9'’-]+){0,5}?)`;
/** A time that goes on until now. */
const begun = `(?:\\d{4}|yesterday|this morning|last (?:week|month|year|summer|winter|spring|autumn|${weekdays}|${months})|${weekdays}|${months}|christmas|easter|the (?:beginning|start)|(?:early|late) [a-z]+)`;

/** Other words as well: "have rose petals", "has bit parts". */
const notVerbs = new Set('lay bore rose wound bit stole drove'.split(' '));
const pastOnly = new Map(
  [...verbForms]
    .filter(([, [past, participle]]) => past !== participle && !notVerbs.has(past))
    .map(([, [past, participle]]) => [past, participle]),
);

function simplePast(participle: string, who: string): string | undefined {
  const base = baseOf.get(participle) ?? baseOfPast(participle);
  if (base === 'be') return /^(?:you|we|they)$/i.test(who) ? 'were' : 'was';
  return base && isVerb(base) ? pastForms(base)[0] : undefined;
}

export const learnerTimes: readonly Rule[] = [
  [
    new RegExp(
      `\\b(have|has|had|['’]ve|(?:could|should|would|must|might) of) (${[...pastOnly.keys()].join('|')})\\b`,
      'gi',
    ),
    (_, have, past) => `${have!.replace(/\bof$/i, 'have')} ${pastOnly.get(past!.toLowerCase())}`,
    'use the past participle after “have”',
  ],
  [
    new RegExp(`\\b(\\S+) (?:have|has) ([a-z]{3,15})${between} (${over})\\b(?!['’]s)`, 'gi'),
    (all, who, participle, rest, when) => {
      // "I have read the letter sent last week": another verb may own the time.
      if (/\b(?:not|never|been)\b/i.test(rest!) || rest!.split(' ').some((word) => baseOfPast(word)))
        return all!;
      const past = simplePast(participle!.toLowerCase(), who!);
      return past ? `${who} ${past}${rest} ${when}` : all!;
    },
    'use the simple past with a finished time',
  ],
  [
    new RegExp(`\\b(${over}),? (i|you|he|she|we|they) (?:have|has) ([a-z]{3,15})\\b`, 'gi'),
    (all, _when, who, participle) => {
      const past = simplePast(participle!.toLowerCase(), who!);
      return past ? all!.replace(/(?:have|has) [a-z]+$/i, past) : all!;
    },
    'use the simple past with a finished time',
  ],
  [
    new RegExp(
      `\\b(am|are|is) ([a-z]{2,15}ing)((?: (?!(?:and|but|that|which|who|for|report|data|figures)\\b)[a-z'’-]+){0,4}?) since (?=${begun}\\b)`,
      'gi',
    ),
    (all, be, doing, rest) => {
      if (/^(?:interesting|during|something|anything|nothing|everything|missing)$/i.test(doing!)) return all!;
      const state = { knowing: 'known', having: 'had', being: 'been' }[doing!.toLowerCase()];
      return `${/^is$/i.test(be!) ? 'has' : 'have'} ${state ?? `been ${doing}`}${rest} since `;
    },
    'use “have been” for what is still going on',
  ],
  [
    new RegExp(
      `\\b(i|he|she|it|we|you|they|(?:the|my|our|his|her) [a-z]+) (am|are|is) (ill|sick|here|married|away|back|open|closed|in [a-z]+|at [a-z]+) since (?=${begun}\\b)`,
      'gi',
    ),
    (_, who, be, how) => `${who} ${/^is$/i.test(be!) ? 'has' : 'have'} been ${how} since `,
    'use “have been” for what is still going on',
  ],
  [
    /\bif (i|he|she|we|they) would (?!like|care|prefer|please|rather|have\b)([a-z]{2,12})\b(?=[^.?!,]{0,40}, (?:i|you|he|she|it|we|they) (?:would|could|['’]d)\b)/gi,
    (all, who, verb) => {
      const low = verb!.toLowerCase();
      const past = low === 'be' ? 'were' : isVerb(low) ? pastForms(low)[0] : undefined;
      return past ? `${all!.slice(0, 2)} ${who} ${past}` : all!;
    },
    'don’t use “would” after “if”',
  ],
];
