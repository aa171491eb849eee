/** Two who do something together: "me and my flatmate has" is "my flatmate and I have". Only where a sentence begins, so that it is surely its subject. */
import { baseOfThird } from './third-person.server.ts';
import type { Rule } from './grammar-rules.server.ts';

const begins = String.raw`(?<=^|[.!?]\s{1,3}|\n)`;
const other = String.raw`\p{Lu}[\p{L}'’-]+|(?:[Mm]y|[Oo]ur|[Tt]he) \p{Ll}+`;
const severally: Readonly<Record<string, string>> = {
  is: 'are',
  am: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  isn: 'aren',
  wasn: 'weren',
  hasn: 'haven',
  doesn: 'don',
};
const ofOne = Object.keys(severally).join('|');

/** "Goes" is the verb of one; a word that is no verb stays. */
const ofTwo = (verb: string) => severally[verb] ?? baseOfThird(verb) ?? verb;

export const together: readonly Rule[] = [
  [
    new RegExp(String.raw`${begins}[Mm]e and (${other}) (\p{Ll}{2,15})\b`, 'gu'),
    (_, who, verb) => `${who} and I ${ofTwo(verb!)}`,
    'put the other person first, then “I”; the subject is plural',
  ],
  [
    new RegExp(String.raw`${begins}(${other}) and I (${ofOne})\b`, 'gu'),
    (_, who, verb) => `${who} and I ${severally[verb!]}`,
    'the subject is plural',
  ],
];
