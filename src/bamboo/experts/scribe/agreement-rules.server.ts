/** Verbs and nouns that must fit each other: "doesn't likes", "two brother", "the childrens was". */
import { pluralOf, regularPlural, baseOf } from '#language/irregular.ts';
import { partsOf, sensesOf } from '#language/wordnet.server.ts';
import type { Rule } from './grammar-rules.server.ts';

const isVerb = (word: string) => sensesOf(word, 'verb').length > 0;
const isNoun = (word: string) => sensesOf(word, 'noun').length > 0;

/** "likes" → "like"; nothing where it is no such form. */
function baseOfThird(form: string): string | undefined {
  const candidates = [form.replace(/ies$/, 'y'), form.replace(/es$/, ''), form.replace(/s$/, '')];
  return form.endsWith('s') && !form.endsWith('ss')
    ? ({ has: 'have', does: 'do', is: 'be', was: 'be' }[form] ??
        candidates.toReversed().find((one) => one !== form && isVerb(one)))
    : undefined;
}

const singularOf = (form: string): string | undefined =>
  [form.replace(/ies$/, 'y'), form.replace(/es$/, ''), form.replace(/s$/, '')].find(
    (one) => one !== form && isNoun(one),
  );

const helping =
  "doesn['’]?t|don['’]?t|didn['’]?t|does not|do not|did not|can['’]?t|cannot|can|could|will|would|should|must|might|won['’]?t|couldn['’]?t|wouldn['’]?t|shouldn['’]?t";
/** These are other words as well. */
const notPast = new Set(
  'left found saw felt lay wound put cut set let hit shut read cost hurt bore ground fell rose'.split(' '),
);

const counts =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|many|several|both|these|those|[2-9]|[1-9]\\d{1,2}';
const follows = String.raw`(?=\s*(?:[.,;:!?)]|$)|\s+(?:and|or|but|in|on|at|of|for|with|from|to|who|which|that|is|are|was|were|have|has|had|will|can|because|when|so|by|near|every|each|ago|before|after|left|than|there|here|per)\b)`;
/** No plural, or none with a number. */
export const uncounted = new Set(
  'two three four five six seven eight nine ten one hundred thousand million billion dozen percent today tomorrow yesterday tonight pm am o euro yen sheep fish deer series species people police time home more other others few each all late early left right past half'.split(
    ' ',
  ),
);

/** "He wrote four last year" counts no years. */
export const isQuality = (word: string) => partsOf(word)[0] === 'adj' && !/^(?:last|next|past)$/.test(word);

export const agreement: readonly Rule[] = [
  [
    new RegExp(`\\b(${helping}) ([a-z]{3,15})\\b`, 'gi'),
    (all, help, verb) => {
      const low = verb!.toLowerCase();
      const base = baseOfThird(low) ?? (notPast.has(low) ? undefined : baseOf.get(low));
      return base && base !== low && !(help!.toLowerCase() === 'can' && isNoun(low))
        ? `${help} ${base}`
        : all!;
    },
    'after a helping verb stands the base form',
  ],
  [
    new RegExp(`\\b(${counts}) ((?:[a-z]{3,12} )?)([a-z]{3,15})\\b${follows}`, 'gi'),
    (all, count, how, noun) => {
      const low = noun!.toLowerCase();
      if (how && !isQuality(how.trim().toLowerCase())) return all!;
      if (
        low.endsWith('s') ||
        uncounted.has(low) ||
        partsOf(low)[0] !== 'noun' ||
        [...pluralOf.values()].includes(low)
      )
        return all!;
      return `${count} ${how}${pluralOf.get(low) ?? regularPlural(low)}`;
    },
    'more than one takes the plural',
  ],
  [
    /\b(every|each) ([a-z]{3,12}s)\b/gi,
    (all, which, noun) => {
      const low = noun!.toLowerCase();
      const one =
        isNoun(low) && !/^(?:days|weeks|months|years|hours|minutes)$/.test(low) ? undefined : singularOf(low);
      // "What each says": a verb that is a noun as well.
      return one && partsOf(one)[0] === 'noun' ? `${which} ${one}` : all!;
    },
    '“every” and “each” take one',
  ],
  [
    /\b(children|men|women|people|feet|teeth|mice|police)['’]?s? (was|is|has)\b/gi,
    (_, who, verb) => `${who} ${pluralVerb(verb!)}`,
    'the subject is plural',
  ],
  [
    /\b(childrens|mens|womens|peoples) (?=(?:are|were|have|go|play|like|want)\b)/gi,
    (_, who) => `${who!.slice(0, -1)} `,
    'this plural has no -s',
  ],
  [
    /\b(the|these|those|my|our|their|his|her|your|many|some|all|two|three) ([a-z]{3,15}s) (was|is|has)\b/gi,
    (all, which, noun, verb) => {
      const low = noun!.toLowerCase();
      const plural = !/(?:ss|us|is)$/.test(low) && !isNoun(low) && singularOf(low) !== undefined;
      return plural ? `${which} ${noun} ${pluralVerb(verb!)}` : all!;
    },
    'the subject is plural',
  ],
];

const pluralVerb = (verb: string) => ({ was: 'were', is: 'are', has: 'have' })[verb.toLowerCase()]!;
