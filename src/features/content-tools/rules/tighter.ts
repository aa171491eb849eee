/** Fewer words for the same, beyond what the language's own rules take out: wrappings, and verbs made of a noun. */
import { retoned, type Rule } from '#language/rewrite.ts';
import { applied } from './apply-rules.ts';

const rules: readonly Rule[] = [
  [
    /^(?:i (?:just )?want(?:ed)? to let (?:you|everyone|you all) know that|i am writing to (?:let you know|inform you) that|(?:this is )?just to let you know that),?\s+/gi,
    '',
  ],
  [/\b(am|is|are|was|were) not able to\b/gi, (_, be: string) => (/^w/i.test(be) ? 'could not' : 'cannot')],
  [
    /\b(take|takes|took|have|has|had) a (?:quick |closer )?look at\b/gi,
    (_, verb: string) =>
      /^t?o?ok|^had/i.test(verb) ? 'looked at' : /s$/i.test(verb) ? 'looks at' : 'look at',
  ],
  [/\bmake use of\b/gi, 'use'],
  [/\bmade use of\b/gi, 'used'],
  [
    /\b(?:carry|carried) out an? (review|analysis|survey|audit|test|check) of\b/gi,
    (was: string, what: string) =>
      `${verbs[what.toLowerCase()]}${/^carried/i.test(was) ? 'ed' : ''}`.replace('eed', 'ed'),
  ],
  [/\bis of the opinion that\b/gi, 'thinks that'],
  [/\bare of the opinion that\b/gi, 'think that'],
  [/\bcome to the conclusion that\b/gi, 'conclude that'],
  [/\bcame to the conclusion that\b/gi, 'concluded that'],
  [/\bthe fact that\b(?= (?:we|they|he|she|it|you|i)\b)/gi, 'that'],
  [/\bon the subject of\b/gi, 'about'],
  [/\bin terms of\b/gi, 'in'],
  [/\bas to whether\b/gi, 'whether'],
  [/\bcurrently\s+(?=\p{L}+ing\b)/giu, ''],
  [/\bfor a period of (?=\S+ (?:days|weeks|months|years|minutes|hours)\b)/gi, 'for '],
  [/\bafter having been (?=\p{L}+(?:ed|en|wn)\b)/giu, 'after being '],
  [
    /\b(is|are) going to (?=[a-z]+\b(?! (?:the|a|my|our) (?:shop|office|park|party|sea|station)\b))(?!bed\b|school\b|work\b|the\b|a\b|my\b|our\b)/gi,
    'will ',
  ],
  [/\bas (\p{L}+) as (?:it|they|he|she) (?:was|were|had been) before\b/giu, 'as $1 as before'],
  [
    /\bit is (?:recommended|advisable|suggested) that (?:all )?(visitors|guests|members|customers|people|users|you|we|everyone|parents|students) /gi,
    '$1 should ',
  ],
  [/\bno (registration|booking|ticket|appointment) is (?:necessary|required|needed)\b/gi, 'you need no $1'],
  [/\bend result\b/gi, 'result'],
  [/\bfuture plans\b/gi, 'plans'],
  [/\bpast history\b/gi, 'history'],
  [/\bfinal outcome\b/gi, 'outcome'],
  [/\bcompletely (full|empty|finished|destroyed|unanimous)\b/gi, '$1'],
];
const verbs: Readonly<Record<string, string>> = {
  review: 'review',
  analysis: 'analyse',
  survey: 'survey',
  audit: 'audit',
  test: 'test',
  check: 'check',
};

export const tighter = (sentence: string): string => applied(retoned(sentence, 'shorter'), rules);
