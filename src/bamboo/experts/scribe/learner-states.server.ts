/** How things are, as learners of English say it: since when, how old, of what feeling, in what manner, more and most. */
import { ingForm } from '../lexicon/word-forms.ts';
import type { Rule } from './grammar-rules.server.ts';

const long = String.raw`(?:for|since) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|some) (?:days|weeks|months|years)`;
const manners: Readonly<Record<string, string>> = {
  beautiful: 'beautifully',
  careful: 'carefully',
  quick: 'quickly',
  slow: 'slowly',
  quiet: 'quietly',
  good: 'well',
  bad: 'badly',
  perfect: 'perfectly',
  fluent: 'fluently',
};
const superlatives: Readonly<Record<string, string>> = {
  cheap: 'cheapest',
  big: 'biggest',
  small: 'smallest',
  old: 'oldest',
  young: 'youngest',
  fast: 'fastest',
  tall: 'tallest',
  short: 'shortest',
  easy: 'easiest',
  happy: 'happiest',
  nice: 'nicest',
  long: 'longest',
};
const known: Readonly<Record<string, string>> = { know: 'known', have: 'had' };

export const learnerStates: readonly Rule[] = [
  [
    new RegExp(
      String.raw`\b(i am|i['’]m|he is|she is|we are|they are) (liv|work|learn|study|wait)ing ([^.?!,]{0,30}?)${long}(?=[.!?,]|$)`,
      'gi',
    ),
    (all, who, verb) => {
      const has = /^(?:he|she)/i.test(who!) ? 'has' : 'have';
      const stem = { liv: 'live', work: 'work', learn: 'learn', study: 'study', wait: 'wait' }[
        verb!.toLowerCase()
      ]!;
      const rest = all!
        .slice(who!.length)
        .replace(/^ \w+/, '')
        .replace(/\bsince (?=\d|[a-z]+ (?:days|weeks|months|years))/i, 'for ');
      return `${who!.replace(/ .*|['’].*/, '')} ${has} been ${ingForm(stem)}${rest}`;
    },
    'use “have been” for what began earlier and continues',
  ],
  [
    new RegExp(
      String.raw`\b(i|we|they|you) (know|have) ((?:him|her|them|it|you|[a-z]+) )${long}(?=[.!?,]|$)`,
      'gi',
    ),
    (all, who, verb, whom) =>
      `${who} have ${known[verb!.toLowerCase()]} ${whom}${all!.slice(all!.search(/(?:for|since) (?=\S+ (?:days|weeks|months|years))/i)).replace(/^since/i, 'for')}`,
    'use “have” for what began earlier and continues',
  ],
  [/\b(i) have (\d{1,2}|[a-z]+) years old\b/gi, '$1 am $2 years old', 'ages use “be”, not “have”'],
  [
    /(?<=^|[.!?,;:]\s|\b(?:and|but|because|that) )(everybody|everyone|nobody|somebody|someone) (know|think|like|want|need|say|love|agree|see|go|come)\b(?! (?:him|her)self)/gi,
    (_, who, verb) => `${who} ${/^go$/i.test(verb!) ? 'goes' : `${verb}s`}`,
    'the subject is singular',
  ],
  [
    /(?<=^|[.!?,]\s|\b(?:and|but|because|that) )((?:my|your|his|her|our|their) (?:parents|friends|children|brothers|sisters|grandparents|neighbours|colleagues)) (live|work|like|want|need|play|speak|come|eat|know|think|cook|love|make|take|help)s\b/gi,
    '$1 $2',
    'the subject is plural',
  ],
  [/\b(the weather|the news|the information|the furniture|the traffic) are\b/gi, '$1 is', 'it is one thing'],
  [
    /\bthere are a lot of (?=(?:traffic|noise|work|water|money|time|snow|rain)\b)/gi,
    'there is a lot of ',
    'it is one thing',
  ],
  [
    /\b(am|is|are|was|were|['’]m|['’]re) (very |so |really )?(?:exciting|exited) about\b/gi,
    '$1 $2excited about',
    'use “excited” for how people feel',
  ],
  [
    /\b(am|is|are|was|were|['’]m|['’]re) (very |so |really )?boring (of|with) (?=(?:my|his|her|their|your|our|the)\b)/gi,
    '$1 $2bored $3 ',
    'use “bored” for how people feel',
  ],
  [
    /\b(isn['’]t|aren['’]t|wasn['’]t|don['’]t have|doesn['’]t have|didn['’]t have) no (?=[a-z])/gi,
    '$1 any ',
    'two negatives cancel out',
  ],
  [
    /\b(sings|sing|drives|drive|speaks|speak|dances|dance|writes|works|plays|cooks|swims) ((?:[A-Z]?[a-z]+ )?(?:very |so |really )?)(beautiful|careful|quick|slow|quiet|good|bad|perfect|fluent)(?=[.!?,]|$)/g,
    (_, verb, how, manner) => `${verb} ${how}${manners[manner!]}`,
    'add -ly to say how something is done',
  ],
  [
    /\bthe most (cheap|big|small|old|young|fast|tall|short|easy|happy|nice|long)\b/gi,
    (_, word) => `the ${superlatives[word!.toLowerCase()]}`,
    'add -est to short words',
  ],
  [/\bthat are (?=(?:my|your|his|her|our|their|the) [a-z]+s\b)/gi, 'those are ', 'use “those” with a plural'],
  [/\bthe most of (?=(?:the|them|my|our|us)\b)/gi, 'most of ', 'it is “most of the”'],
];
