/** Ordinary work on a text that needs no model: counting, sorting, letters large and small, taking things out of it. */
import { withoutEnd } from '#language/plain.ts';
import type { Answer, Expert } from '../../expert.ts';
import { counted, quotedSafely } from '#language/wording.ts';
import { capital, eachCapital, itemsOf, sentenceCase, titleCase, withoutRepeats } from './change-text.ts';
import { countOf } from './count-text.ts';
import { foundIn, type Kind } from './find-in-text.ts';
import { inOneBreath } from './one-breath.ts';
import { sortedAs } from './sort-text.ts';
import { worksIn, type Work } from './split-work.ts';
import { swapped, wordByLength } from './swap-text.ts';

type Do = (text: string, request: string) => string | undefined;

const them =
  '(?:(?:this|these|that|those|the|all|all the|my|each|every|following|of|in|it|them|into|list|text|line|lines|word|words|name|names|item|items|number|numbers|sentence|paragraph|entries|things|below|above|first|letter|title|heading|string|here|to|as|a) ?)*';
const whole = (source: string) => new RegExp(`^(?:${source})$`);

const takes =
  '(?:extract|find|list|get|show|pull|pull out|pick out|pick|give me|name|take out|collect|filter out|copy|identify)';
const where =
  '(?:are|is|there|in|from|out|of|this|the|that|following|text|these|below|here|mentioned|sentence|paragraph|it|appear|contained|message)';
/** "Which number is it" is a riddle; "what numbers are in this text" is work on a text. */
const finder = (things: string, many: string) =>
  new RegExp(
    `^(?:what (?:are|is) (?:all )?(?:the )?(?:${many})(?: ${where})+|${takes}(?: me)?(?: out)?(?: (?:only|all|every|each|the|of|any|out|just))* (?:${things})(?: ${where})*)$|^(?:what|which) (?:${many}) (?:are (?:there )?(?:in|mentioned)|appear in|do you (?:see|find) in|does it (?:mention|contain)|can you find)(?: ${where})*$|^(?:all )?(?:the )?(?:${many}) (?:in|from|of) (?:this|the|that)(?: following)?(?: text)?$`,
  );

const finders: readonly (readonly [RegExp, Kind, string])[] = [
  [
    finder('e-?mails?(?: address(?:es)?)?|mail addresses|addresses', 'e-?mails|e-?mail addresses|addresses'),
    'email',
    'e-mail address',
  ],
  [finder('links?|urls?|web ?sites?|web addresses|hyperlinks?', 'links|urls|web ?sites'), 'link', 'link'],
  [finder('dates?', 'dates'), 'date', 'date'],
  [finder('(?:tele)?phone numbers?', '(?:tele)?phone numbers'), 'phone', 'phone number'],
  [
    finder('numbers|each number|every number|figures|digits|numerals', 'numbers|figures|digits'),
    'number',
    'number',
  ],
  [finder('hash ?tags?', 'hash ?tags'), 'hashtag', 'hashtag'],
  [finder('times|times of day', 'times'), 'time', 'time'],
];

const changes: readonly (readonly [RegExp, Do])[] = [
  [
    whole(
      `(?:make|put|convert|change|turn|write|set|transform|rewrite)? ?${them}(?:in|into|to|all|all in)? ?(?:all )?(?:upper ?-?case|upper ?-?case letters|capitals|capital letters|all caps|caps|block letters|block capitals)(?: letters)?(?: ${them})?|upper ?case ${them}|capitali[sz]e (?:all letters|every letter|everything)(?: ${them})?`,
    ),
    (text) => text.toUpperCase(),
  ],
  [
    whole(
      `(?:make|put|convert|change|turn|write|set|transform|rewrite)? ?${them}(?:in|into|to|all|all in)? ?(?:all )?(?:lower ?-?case|small letters)(?: letters)?(?: ${them})?|lower ?case ${them}`,
    ),
    (text) => text.toLowerCase(),
  ],
  [
    whole(
      `(?:make|put|convert|change|turn|write|set|transform|rewrite)? ?${them}(?:in|into|to|a)? ?(?:title|headline|heading) ?-?case(?: ${them})?`,
    ),
    titleCase,
  ],
  [
    whole(
      `(?:make|put|convert|change|turn|write|set|transform|rewrite)? ?${them}(?:in|into|to)? ?sentence ?-?case(?: ${them})?`,
    ),
    sentenceCase,
  ],
  [
    whole(
      `capitali[sz]e (?:the )?(?:first letters?(?: of)? (?:each|every) word|each word|every word)(?: ${them})?|(?:make|let|start|begin) (?:each|every) word (?:start |begin )?with an? (?:capital|upper ?case|big)(?: letter)?`,
    ),
    eachCapital,
  ],
  [whole(`capitali[sz]e ${them}`), (text) => (/\s/.test(text.trim()) ? eachCapital(text) : capital(text))],
  [
    whole(
      `(?:sort|order|arrange|alphabeti[sz]e|put|rank|list)(?: ${them})?(?:${them}(?:in |into |by |from |alphabetically|alphabetical|alphabet|abc|a to z|z to a|a-z|z-a|numerically|numerical|number|order|ascending|descending|reverse|reversed|size|length|biggest|largest|smallest|highest|lowest|shortest|longest|first|last|to|low|high|increasing|decreasing|small|large|big|long|short|value|last name|family name|surname|backwards|and|,|the)[ ,]*)*`,
    ),
    sort,
  ],
  [
    whole(
      `(?:remove|delete|drop|get rid of|take out|eliminate|filter out|strip|clean up|clear)(?: (?:all|the|any|of|out))* (?:duplicates?|duplicated?|repeated|repeating|repetitions?|doubled?|doubles|identical|duplicate)(?: (?:lines?|words?|items?|entries|names|numbers|values|rows))?(?: (?:from|in|of)(?: ${them})?)?|(?:dedupe|deduplicate|unique|make unique|remove repeats)(?: ${them})?|(?:keep|show|list|give me)(?: only)?(?: the)? unique (?:lines|words|items|values|entries|names)(?: ${them})?`,
    ),
    (text) => {
      const { items, joined } = itemsOf(text);
      return joined(withoutRepeats(items));
    },
  ],
  [
    whole(
      `(?:reverse|flip|invert)(?: the order of)? (?:the |these |this )?(?:lines|list|items|words|order)(?: ${them})?`,
    ),
    (text) => {
      const { items, joined } = itemsOf(text);
      return joined(items.toReversed());
    },
  ],
  [
    whole(
      `(?:reverse|mirror)(?: ${them})?|(?:write|spell|say|put|read)(?: ${them})? ?backwards?|${them}backwards`,
    ),
    (text) =>
      [...new Intl.Segmenter('en').segment(text)]
        .map(({ segment }) => segment)
        .reverse()
        .join(''),
  ],
  [
    whole(
      `(?:number|enumerate) (?:the |these |this |all )?(?:lines|list|items|following lines)(?: ${them})?|add (?:line )?numbers to ${them}|(?:make|give me|write) (?:me )?an? numbered list(?: (?:of|from|out of|with))?(?: ${them})?`,
    ),
    (text) =>
      itemsOf(text)
        .items.map((item, at) => `${at + 1}. ${item}`)
        .join('\n'),
  ],
  [
    whole(
      `(?:remove|delete|strip|get rid of|drop)(?: (?:all|the|any|of))* (?:empty|blank) lines(?: ${them})?`,
    ),
    (text) =>
      text
        .split('\n')
        .filter((line) => line.trim())
        .join('\n'),
  ],
  [
    whole(
      `(?:remove|delete|strip|fix|get rid of|clean up)(?: (?:all|the|any|of))* (?:extra|double|multiple|additional|unnecessary|superfluous) (?:spaces|whitespace)(?: ${them})?|trim (?:the )?(?:spaces|whitespace)(?: ${them})?`,
    ),
    (text) => text.replaceAll(/[ \t]+/g, ' ').replaceAll(/^ | $/gm, ''),
  ],
  [
    whole(
      `(?:remove|delete|strip|take out|get rid of|drop)(?: (?:all|the|any|of))* (?:spaces|blanks|whitespace)(?: ${them})?`,
    ),
    (text) => text.replaceAll(/[ \t]+/g, ''),
  ],
  [
    whole(`(?:join|merge|combine|put|separate)(?: ${them})?(?:with|by|using) (?:commas|a comma)`),
    (text) => itemsOf(text).items.join(', '),
  ],
  [
    whole(
      `(?:join|merge|combine|put)(?: ${them})?(?:lines|onto one line|on one line|into one line|in one line|together|into a single line)(?: (?:into|in|on|onto) (?:one|a single)(?: line)?)?`,
    ),
    (text) =>
      text
        .split(/\s*\n\s*/)
        .filter(Boolean)
        .join(' '),
  ],
];

function sort(text: string, request: string): string | undefined {
  if (!/\b(?:sort|order|arrange|alphabeti|alphabet|ascending|descending|rank)/.test(request))
    return undefined;
  return sortedAs(text, request);
}

const counts =
  /^(?:count|how many|how often|number of|what is the number of|what(?:'s| is) the (?:word|letter|character|line|sentence) count|word count|character count|letter count|tell me how many|line count)\b/;

export const textWork: Expert = {
  id: 'text-work',
  title: 'Text work',
  describes: 'Counts, sorts and changes text, and finds addresses, links, numbers and dates in it.',
  asWritten: true,
  async answer({ text, texts = [] }) {
    const given = texts.map((one) => one.text).join('\n\n');
    const works = given ? [{ request: withoutEnd(text.toLowerCase()), text: given }] : [...worksIn(text)];
    const done = works.map(worked).find((result) => result !== undefined) ?? inOneBreath(text);
    return done === undefined ? null : said(done);
  },
};

function worked({ request, text }: Work): string | undefined {
  if (counts.test(request)) return countOf(request, text);
  for (const [pattern, kind, name] of finders)
    if (pattern.test(request)) return listed(foundIn(text, kind), name);
  const particular = wordByLength(text, request) ?? swapped(text, request);
  if (particular !== undefined) return quotedSafely(particular).replaceAll('\n', '  \n');
  for (const [pattern, change] of changes) {
    const changed = pattern.test(request) ? change(text, request) : undefined;
    if (changed !== undefined) return quotedSafely(changed).replaceAll('\n', '  \n');
  }
  return undefined;
}

function listed(found: readonly string[], name: string): string {
  const all = withoutRepeats(found);
  if (all.length === 0) return `I find **no ${name}** in it.`;
  const many = name.endsWith('s') ? `${name}es` : `${name}s`;
  return `**${counted(all.length, name, many)}**:\n${all.map((one) => `- ${quotedSafely(one)}`).join('\n')}`;
}

function said(text: string): Answer {
  return {
    expert: 'text-work',
    family: 'text-work',
    stance: 'answers',
    text,
    sources: [{ title: 'The text you gave' }],
    confidence: 0.99,
  };
}
