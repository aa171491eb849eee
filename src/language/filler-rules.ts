/** Words that say nothing, and longer ways of saying it. Each rule takes away only where a whole sentence is left. */
import type { Rule } from './rewrite.ts';

const begins = String.raw`(^|[.!?]\s+|\n)`;
/** Said to the listener, not part of the sentence: "let you know" and "to be honest with you" are. */
const asides =
  'you know|i mean|you see|like i said|to be honest|as a matter of fact|needless to say|at the end of the day';
const weak = 'basically|actually|literally|honestly|really|very|quite|simply|totally|absolutely|definitely';
/** "Not really", "so very", "the very end": there the word carries something. */
const carried = String.raw`(?<!\b(?:not|never|no|nor|how|so|the|too|as|or|only|this|that|my|his|her|their|our|your)\s|n['’]t\s)`;

export const hesitations: readonly Rule[] = [
  [/\b(?:[Uu]m+|[Uu]h+|[Ee]rm*|[Hh]mm+|[Aa]h+|[Ee]h)\b(?!-),?\s*/g, ''],
  [new RegExp(`${begins}(?:${asides}),\\s+`, 'gi'), '$1'],
  [new RegExp(`,\\s*(?:${asides}),\\s*`, 'gi'), ' '],
  [new RegExp(`,\\s*(?:${asides})(?=[.!?])`, 'gi'), ''],
  [
    /\b(is|are|was|were|am|feel|feels|felt|seem|seems|seemed|looks?|sounds?) (?:sort|kind) of (?!(?:you|him|her|them|me|us|it|the|an?|my|this|that|these|like|thing|person|people)\b)/gi,
    '$1 ',
  ],
];

export const fillers: readonly Rule[] = [
  ...hesitations,
  [new RegExp(`${begins}(?:so|well|like|okay|ok|right|${weak}|just),\\s+`, 'gi'), '$1'],
  [new RegExp(`,\\s+(?:${weak}),\\s+`, 'gi'), ' '],
  [/,\s*like,\s*/gi, ' '],
  [/\blike (?=(?:really|very|totally|so)\b)/gi, ''],
  [
    new RegExp(
      `${carried}\\b(an? )?(?:${weak})\\s+(?!(?:much|few|an?|the|not|well|so|like)\\b)(?=(\\p{L}+))`,
      'giu',
    ),
    (_, article: string | undefined, next: string) => (article ? agreeing(article, next) : ''),
  ],
  [
    new RegExp(
      `${carried}(?<!\\b(?:an?|only)\\s)\\bjust\\s+(?!(?:as|in|like|now|because|about|after|before|over|under|for|cause|enough|yet|how|what|and|so)\\b)(?=\\p{L})`,
      'giu',
    ),
    '',
  ],
];

/** "A very old house" is "an old house". */
function agreeing(article: string, next: string): string {
  const sound = /^(?:uni|use|usu|eu|one|once)/i.test(next)
    ? 'a '
    : /^(?:[aeiou]|hour|honest|honou?r|heir)/i.test(next)
      ? 'an '
      : 'a ';
  return article.startsWith('A') ? sound.replace('a', 'A') : sound;
}

const ofSome = String.raw`(?=(?:the|my|our|your|his|her|their|its|these|those|this|that|them|us|you|which|whom)\b)`;
const afterModal = String.raw`(?<!\b(?:will|would|may|might|must|should|could|can|to|not|do|does|did|cannot)\s)`;

export const shorter: readonly Rule[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin spite of the fact that\b/gi, 'although'],
  [
    /\bat this point in time\b|\bat the present time\b|\bat the moment\b(?! (?:of|that|when|we|they|i|he|she|you|it)\b)/gi,
    'now',
  ],
  [/\bin the event that\b/gi, 'if'],
  [/\bfor the purpose of\b/gi, 'for'],
  [/\bwith regard to\b|\bwith respect to\b|\bin relation to\b|\bconcerning the matter of\b/gi, 'about'],
  [new RegExp(String.raw`\ba (?:large|great|significant) number of ${ofSome}`, 'gi'), 'many of '],
  [/\ba (?:large|great|significant) number of\b/gi, 'many'],
  [new RegExp(String.raw`\bthe (?:vast )?majority of ${ofSome}`, 'gi'), 'most of '],
  [/\bthe (?:vast )?majority of\b/gi, 'most'],
  [/\bin the near future\b/gi, 'soon'],
  [/\bhas the ability to\b|\bis able to\b|\bis in a position to\b/gi, 'can'],
  [new RegExp(String.raw`${afterModal}\b(?:are able|have the ability) to\b`, 'gi'), 'can'],
  [/\bmake a decision\b/gi, 'decide'],
  [/\bgive consideration to\b/gi, 'consider'],
  [
    /\bit is important to note that\b\s*|\bplease note that\b\s*|\bit should be noted that\b\s*|\bi would like to (?:say|point out) that\b\s*/gi,
    '',
  ],
  [/\bthere (?:is|are) (\w+ \w+) who (?!(?:i|you|we|they|he|she|it)\b)/gi, '$1 '],
  [/\bin my (?:personal )?opinion,\s*/gi, ''],
  [/\beach and every\b/gi, 'every'],
  [/\bfirst and foremost\b/gi, 'first'],
  [/\buntil such time as\b/gi, 'until'],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\butili[sz]e\b/gi, 'use'],
  [/\bapproximately\b/gi, 'about'],
];
