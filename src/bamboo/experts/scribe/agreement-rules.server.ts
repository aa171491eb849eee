/** Verbs and nouns that must fit each other: "doesn't likes", "two brother", "the childrens was". */
import { pluralOf, regularPlural, baseOf, verbForms } from '#language/irregular.ts';
import { partsOf, sensesOf } from '#language/wordnet.server.ts';
import { countsOf } from '../lexicon/word-frequency.server.ts';
import type { Rule } from './grammar-rules.server.ts';
import { baseOfThird } from './third-person.server.ts';

export const isNoun = (word: string) => sensesOf(word, 'noun').length > 0;

export const singularOf = (form: string): string | undefined =>
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
    // "The will stipulates" is a thing.
    new RegExp(`(?<!\\b(?:the|a|his|her|my|their) )\\b(${helping}) ([a-z]{3,15})\\b`, 'gi'),
    (all, help, verb) => {
      const low = verb!.toLowerCase();
      const base = baseOfThird(low) ?? (notPast.has(low) ? undefined : baseOf.get(low));
      // "Can children", "will more": forms of other words than verbs.
      const isForm = base !== undefined && (low.endsWith('s') || base === 'be' || verbForms.has(base));
      return isForm && base !== low && !(help!.toLowerCase() === 'can' && isNoun(low))
        ? `${help} ${base}`
        : all!;
    },
    'use the base form after a helping verb',
  ],
  [
    new RegExp(`\\b(${counts}) ((?:[a-z]{3,12} )?)([a-z]{3,15})\\b${follows}`, 'gi'),
    (all, count, how, noun) => {
      const low = noun!.toLowerCase();
      // "6 June": a name is not counted.
      if (/^[A-Z]/.test(noun!) || (how && !isQuality(how.trim().toLowerCase()))) return all!;
      if (
        low.endsWith('s') ||
        uncounted.has(low) ||
        partsOf(low)[0] !== 'noun' ||
        [...pluralOf.values()].includes(low)
      )
        return all!;
      return `${count} ${how}${pluralOf.get(low) ?? regularPlural(low)}`;
    },
    'use the plural for more than one',
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
    '“every” and “each” are singular',
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
    // "One of the boxes is": there the one is meant.
    /(?<!\b(?:of|in|on|at|with|for|from|between|about|behind|to|by|near|under|over|without|and|or|than|among) )\b(the|these|those|my|our|their|his|her|your|many|some|all|two|three) ([a-z]{3,15}s) (was|is|has)\b/gi,
    (all, which, noun, verb) => {
      const low = noun!.toLowerCase();
      return isPlural(low) ? `${which} ${noun} ${pluralVerb(verb!)}` : all!;
    },
    'the subject is plural',
  ],
  [
    // "A box of tools that was lost": there the box is meant.
    /(?<!\b(?:of|in|on|at|with|from|between|to|by|near|under|over|without|and|or|than|among) )\b(the|these|those|my|our|their|his|her|your|many|some|all|two|three) ([a-z]{3,15}s) (that|which) (was|is|has)\b/gi,
    (all, which, noun, that, verb) =>
      isPlural(noun!.toLowerCase()) ? `${which} ${noun} ${that} ${pluralVerb(verb!)}` : all!,
    'what is meant is plural',
  ],
  [
    /\b(the|my|our|your|his|her|their|this|that|an?) ([a-z]{3,15}) who (?=(?:is|was|has|had|does|did|will|can|could|would|makes?|needs?|stopped|broke|leaks?)\b)/gi,
    (all, which, noun) => (isThing(noun!.toLowerCase()) ? `${which} ${noun} that ` : all!),
    'use “who” for people and “that” for things',
  ],
];

/** By WordNet's own division: nothing that may be people, a group or an animal. */
const living = new Set([5, 14, 18]);
function isThing(word: string): boolean {
  const senses = sensesOf(word, 'noun');
  return (
    senses.length > 0 && partsOf(word)[0] === 'noun' && senses.every(({ synset }) => !living.has(synset.file))
  );
}

/** "Boxes" and "rooms", and not "news" or "means": where the form has an entry of its own, the singular must be the usual word. */
export function isPlural(word: string): boolean {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return false;
  const one = singularOf(word);
  if (one === undefined || !isNoun(word)) return one !== undefined;
  const count = countsOf(one).get('noun') ?? 0;
  return count >= 8 && count > 2 * (countsOf(word).get('noun') ?? 0);
}

export const pluralVerb = (verb: string) => ({ was: 'were', is: 'are', has: 'have' })[verb.toLowerCase()]!;
