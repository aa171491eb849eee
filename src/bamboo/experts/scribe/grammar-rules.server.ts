/** Mistakes that the grammar checker does not see, by rule. */
import { commonness, isWord } from '#language/wordnet.server.ts';
import { agreement } from './agreement-rules.server.ts';
import { confusions } from './confusion-rules.server.ts';
import { learnerRules } from './learner-rules.server.ts';
import { oneOrSeveral } from './number-rules.server.ts';
import { together } from './together-rules.server.ts';
import { baseOf, regularPast, verbForms } from '#language/irregular.ts';

export interface Change {
  was: string;
  now: string;
  why: string;
}

export type Rule = readonly [pattern: RegExp, now: string | ((...parts: string[]) => string), why: string];

const thirdPerson = (verb: string) =>
  verb === 'have'
    ? 'has'
    : verb === 'do'
      ? 'does'
      : /(?:s|x|z|ch|sh|o)$/.test(verb)
        ? `${verb}es`
        : /[^aeiou]y$/.test(verb)
          ? `${verb.slice(0, -1)}ies`
          : `${verb}s`;
const common =
  'go|do|have|want|like|need|know|say|make|take|come|see|get|work|play|live|walk|eat|think|look|write|run|try|study|love|give|find|feel|become|leave|call|ask|seem|help|show|hear|believe|bring|happen|sit|stand|speak|read|spend|grow|open|win|teach|offer|remember|buy|wait|die|send|build|stay|fall|reach|watch|start|enjoy|drive|sleep|drink|swim|sing|travel|visit|learn|understand|use';
/** With an object and the base form: "letting it run", "they saw it fall". Not "I feel it need more", where “that” is left out. */
const takesBaseForm =
  'let(?:s|ting)?|mak(?:e|es|ing)|made|ha(?:ve|s|d|ving)|help(?:s|ed|ing)?|see(?:s|n|ing)?|saw|hear(?:s|d|ing)?|watch(?:es|ed|ing)?';
/** After these, "he go" is right: "did he go", "let some of it go". */
const helpers = String.raw`(?<!\b(?:${takesBaseForm}|did|does|do|will|would|can|could|should|shall|must|may|might|than|didn't|doesn't|don't|won't|can't|couldn't|if|that|and|to|of|for|with|from|on|in|at|about|like|without)\s)`;

/** "One of you is", "what is near you is": there it is no subject. */
const notObject = String.raw`(?<!\b(?:of|for|with|to|from|about|between|near|behind|beside|around|after|before|on|in|at|by|like|around) )`;

/** Within the same clause: "we need the one that left a month ago". */
const inThePast = String.raw`(?=(?:(?!\b(?:that|who|which|what|i|you|he|she|we|they)\b)[^.!?\n])*\b(?:yesterday|last (?:week|night|year|month|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:days?|weeks?|months?|years?|hours?) ago)\b)`;

const past = (verb: string) => verbForms.get(verb)?.[0] ?? regularPast(verb);
const baseIn = (form: string) => commonVerbs.find((verb) => verb === form || thirdPerson(verb) === form);
const commonVerbs = common.split('|');
const commonForms = commonVerbs.flatMap((verb) => [verb, thirdPerson(verb)]).join('|');
const who = String.raw`(?:i|you|he|she|it|we|they|(?:my|our|his|her|their|the|your) [a-z]+)`;
const whenBefore = String.raw`yesterday|last (?:week|night|year|month|summer|winter|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:an?|\d+|two|three|four|five|ten|some|few) (?:days?|weeks?|months?|years?|hours?) ago`;

/** "I have seen" is not “I have”: to make it “I had seen” would tell something else. */
const notPerfect = String.raw`(?<!\b(?:have|has)(?= (?:[a-z]+ )?[a-z]+(?:ed|en|wn|ne|ght|elt|ept|ent|ost|old|ade|ead|et|ut|ome|oken)\b))`;

const rules: readonly Rule[] = [
  ...together,
  ...confusions,
  ...learnerRules,
  [
    new RegExp(`${helpers}\\b(i|you|he|she|it|we|they) (${commonForms})\\b${notPerfect}${inThePast}`, 'gi'),
    (_, subject, verb) => `${subject} ${past(baseIn(verb!.toLowerCase())!)}`,
    'it happened in the past',
  ],
  [
    new RegExp(`\\b(${whenBefore}),? (${who}) (${commonForms})\\b${notPerfect}`, 'gi'),
    (all, _when, _subject, verb) => all!.slice(0, -verb!.length) + past(baseIn(verb!.toLowerCase())!),
    'it happened in the past',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${whenBefore})\\b[^.!?\\n]{0,200}\\b(?:and|but) )(${who}) (${commonForms})\\b`,
      'gi',
    ),
    (_, subject, verb) => `${subject} ${past(baseIn(verb!.toLowerCase())!)}`,
    'it happened in the past',
  ],
  [
    /(?<!\b(?:if|though|wish|unless|that|and)\s)\b(he|she|it|i) were\b/gi,
    '$1 was',
    'the subject is singular',
  ],
  [/\b(he|she|they|you) and i was\b/gi, '$1 and I were', 'the subject is plural'],
  [/\b((?:my|your|his|her|our|the) [a-z]+ and (?:i|you|he|she)) was\b/gi, '$1 were', 'the subject is plural'],
  ...agreement,
  ...oneOrSeveral,
  [
    new RegExp(`${helpers}\\b(i|you|we|they) (${commonVerbs.map(thirdPerson).join('|')})\\b`, 'gi'),
    (_, subject, verb) => `${subject} ${baseIn(verb!.toLowerCase())}`,
    'only “he”, “she” and “it” need a verb with -s',
  ],
  [
    new RegExp(`${helpers}\\b(he|she|it) (${common})\\b`, 'gi'),
    (_, who, verb) => `${who} ${thirdPerson(verb!.toLowerCase())}`,
    'add -s to the verb after “he”, “she” or “it”',
  ],
  [/\b(he|she|it) don['’]?t\b/gi, "$1 doesn't", 'use “doesn’t” with “he”, “she” and “it”'],
  [
    new RegExp(`${notObject}\\b(they|we|you) was\\b`, 'gi'),
    '$1 were',
    'use “were” with “they”, “we” and “you”',
  ],
  [new RegExp(`${notObject}\\b(they|we|you) is\\b`, 'gi'), '$1 are', 'use “are” with “they”, “we” and “you”'],
  [/\b(they|we|you|i) has\b/gi, '$1 have', 'use “has” only with “he”, “she” and “it”'],
  [/\b(they|we|you|i) doesn['’]?t\b/gi, "$1 don't", 'use “doesn’t” only with “he”, “she” and “it”'],
  [/\bi is\b/gi, 'I am', 'use “am” with “I”'],
  [/\bthis are\b/gi, 'these are', '“are” goes with “these”'],
  [new RegExp(`${notObject}\\bthese is\\b`, 'gi'), 'these are', 'use “are” with “these”'],
  [
    /\b(everyone|everybody|someone|nobody|everything|each) (?:are|were)\b/gi,
    (all, who) => `${who} ${/were/i.test(all!) ? 'was' : 'is'}`,
    'the subject is singular',
  ],
  [/\bpeople is\b/gi, 'people are', '“people” is plural'],
  [
    /\bthere (is|was) (many|several|two|three|four|five|six|ten|a few|some people|fewer [a-z]+s|these|those)\b/gi,
    (_, be, count) => `there ${/was/i.test(be!) ? 'were' : 'are'} ${count}`,
    'the subject is plural',
  ],
  [/\b(i|he|she|we|they|you) seen\b/gi, '$1 saw', '“seen” needs “have”'],
  [/\b(i|he|she|we|they|you) done\b/gi, '$1 did', '“done” needs “have”'],
  [/\b(could|should|would|must|might) of\b/gi, '$1 have', '“of” only sounds like “have”'],
  [
    /\b(didn['’]?t|did not|did (?:i|you|he|she|it|we|they)) (went|saw|came|did|took|gave|knew|ate|got|made|told|thought|bought|found|left|wrote|ran|spoke|said|had|was)\b/gi,
    (_, did, verb) => `${did} ${baseOf.get(verb!.toLowerCase()) ?? verb}`,
    'after “did” the verb stays in its base form',
  ],
  [
    /\b(informations|advices|furnitures|equipments|homeworks|luggages|knowledges|softwares|feedbacks|researches|evidences)\b/gi,
    (word) => word!.slice(0, -1),
    'this word has no plural',
  ],
  [/\b([a-z]{2,12}?)(?:ed|d)\b/gi, (word, base) => regularised(word!, base!), 'this verb is irregular'],
  [
    /\b(have|has|was|were|will|would|can|we|you|they|he|she|my|your|with|for|from|of|at|a|an|and|but|or|be|are|our|this)\s+\1\b/gi,
    '$1',
    'it is said twice',
  ],
  [/\balot\b/gi, 'a lot', 'two words'],
  [
    /\b(more|most) (better|worse|easier|faster|bigger|smaller|older|younger|cheaper|best|worst)\b/gi,
    '$2',
    'it’s a comparative already',
  ],
  [
    /\b(better|worse|more|less|bigger|smaller|faster|slower|older|younger|taller|rather|other|cheaper|higher|lower) then\b/gi,
    '$1 than',
    'use “than” in comparisons',
  ],
  [/\byour welcome\b/gi, "you're welcome", 'short for “you are”'],
  [
    /\byour (?=(?:right|wrong|late|invited|going|not|very|so|the best)\b)/gi,
    "you're ",
    'short for “you are”',
  ],
  [/\b(?:their|there) (?=(?:going|coming|not|very|late|here to)\b)/gi, "they're ", 'short for “they are”'],
  [/\bbetween you and i\b/gi, 'between you and me', 'use “me” after “between”'],
  [
    /^(?:me and (him|her|them)|(?:him|her|them) and me)\b/gi,
    (_, who) => `${{ him: 'He', her: 'She', them: 'They' }[who!.toLowerCase()] ?? 'He'} and I`,
    'use “he and I” as the subject',
  ],
  [/\b(depend|depends|depending) (?:of|from)\b/gi, '$1 on', 'it is “depend on”'],
  [/\bmarried with\b/gi, 'married to', 'it is “married to”'],
  [/\bdiscuss about\b/gi, 'discuss', 'it is “discuss something”'],
  [/\b(am|are|is|was|were|been) agree\b/gi, 'agree', '“agree” needs no “am”'],
  [/\b(?:i am|i'm) (\d{1,3}) years\b(?! old)/gi, 'I am $1 years old', 'with “old”'],
  [/\bfor (?:since) \b/gi, 'since ', 'one of the two'],
  [
    /\bsince (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|some) (?:years|months|weeks|days|hours)\b)/gi,
    'for ',
    'use “for” with a length of time',
  ],
  [
    /\bmuch (?=(?:people|friends|books|things|cars|times|problems|children|students|questions|mistakes|countries|houses|words)\b)/gi,
    'many ',
    'use “many” with things you can count',
  ],
  [
    /\b(look(?:ing|s)? forward to) (meet|see|hear|work|visit|speak|talk|go|read|learn|receiv)e?\b/gi,
    (_, lead, verb) => `${lead} ${verb}ing`,
    'use the -ing form after “look forward to”',
  ],
  [
    /\bmore (good|bad)\b/gi,
    (_, word) => (/good/i.test(word!) ? 'better' : 'worse'),
    'the comparison is irregular',
  ],
  [/\brecieve/gi, 'receive', 'spelling'],
  [/\bdefinately\b/gi, 'definitely', 'spelling'],
  [/\bseperat/gi, 'separat', 'spelling'],
  [/\boccured\b/gi, 'occurred', 'spelling'],
  [/\btommorr?ow\b/gi, 'tomorrow', 'spelling'],
  [/\bteh\b/g, 'the', 'spelling'],
  [/(?<=^|\s)i(?=\s|['’](?:m|ve|ll|d)\b|$)/g, 'I', '“I” is always a capital'],
];

/** Both are right: "spilled" and "spilt". */
const withBoth = new Set(
  'spill burn learn dream leap spell spoil lean kneel smell light dwell knit wed speed sneak dive'.split(' '),
);

/** "goed", "catched": the rule applied to a verb that does not follow it. */
function regularised(word: string, base: string): string {
  const low = word.toLowerCase();
  const stem = [
    base.toLowerCase(),
    `${base.toLowerCase()}e`,
    base.toLowerCase().replace(/(.)\1$/, '$1'),
  ].find(
    (one) =>
      verbForms.has(one) && (`${one}ed` === low || `${one}d` === low || `${one}${one.at(-1)}ed` === low),
  );
  const past = stem && !withBoth.has(stem) ? verbForms.get(stem)![0] : undefined;
  return past && past !== low && !isWord(low) && commonness(low) < 0 ? past : word;
}

export function byRules(text: string): { text: string; changes: Change[] } {
  const changes: Change[] = [];
  let now = text;
  for (const [pattern, words, why] of rules)
    now = now.replace(pattern, (...match: unknown[]) => {
      const found = match.slice(0, -2).map((part) => (typeof part === 'string' ? part : ''));
      const plain =
        typeof words === 'string'
          ? words.replaceAll(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '')
          : words(...found);
      const fitted = /^[A-Z]/.test(found[0]!) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
      if (fitted !== found[0]) changes.push({ was: found[0]!.trim(), now: fitted.trim(), why });
      return fitted;
    });
  return { text: now, changes };
}
