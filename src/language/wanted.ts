/** What an answer to a question must hold: a day for “when”, a sum for “what does it cost”, a name for “who”. */
import { isSmallWord } from './which-language.ts';

export type Wanted =
  | 'day'
  | 'money'
  | 'number'
  | 'duration'
  | 'person'
  | 'body'
  | 'reason'
  | 'place'
  | 'address'
  | 'anything';

const asks: readonly [Wanted, RegExp][] = [
  ['reason', /\bwhy\b|\bfor what reason\b|\bwhat (?:is|was) the (?:reason|cause)\b|\bhow come\b/i],
  [
    'day',
    /\b(?:when|what (?:year|date|day|time|month)|which (?:year|date|day|month)|since when|by when|until when)\b|\bwhat is the (?:[\p{L} ]+ )?(?:date|deadline)\b/iu,
  ],
  ['duration', /\bhow long\b/i],
  [
    'money',
    /\bwhat (?:is|was|are|were) the (?:[\p{L}-]+ ){0,3}(?:price|cost|costs|fee|fees|rent|salary|deposit|fine)\b|\b(?:what|how much) (?:do|does|did|will|would) .*\b(?:cost|costs|charge)\b|\bhow (?:expensive|cheap)\b|\bhow much (?:money|is the (?:rent|fee|deposit|fine|price|salary)|did .*\b(?:pay|spend|cost|earn)|must|do .*\bpay)\b/iu,
  ],
  [
    'number',
    /\bhow (?:much|many|far|large|big|high|tall|old|often|heavy|wide|deep|fast|hot|cold)\b|\bwhat (?:percentage|share|proportion|number of)\b/i,
  ],
  ['address', /\b(?:e-?mail address|phone number|telephone number|mobile number)\b/i],
  ['body', /\b(?:which|what) (?:company|firm|business|organi[sz]ation|supplier|contractor|bank|agency)\b/i],
  ['person', /\b(?:who|whom|whose)\b/i],
  ['place', /\bwhere\b/i],
];

const numberWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozen|hundred|thousand|million|once|twice|none|nobody|half|third|quarter)';
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';
/** A day by its order: “the third working day of each month”. */
const ordered = String.raw`\b(?:first|second|third|fourth|fifth|last|\d{1,2}(?:st|nd|rd|th))(?: \p{L}+)? days?\b`;
/** A sum by the time it is paid for: “two months’ rent”. */
const paidFor = String.raw`\b(?:\d+|${numberWord}|an?) (?:hours?|days?|weeks?|months?|years?)['’]?s? (?:rent|pay|wages?|salary|fees?)\b`;

const holds: Record<Exclude<Wanted, 'anything' | 'person' | 'body'>, RegExp> = {
  day: new RegExp(
    String.raw`\b(?:1[5-9]|20)\d\d\b|\d{1,2}[./-]\d{1,2}[./-]\d|\d{1,2}:\d\d|\b${month}\b|\b${weekday}\b|\b(?:within|after|before|until)\s+(?:the\s+)?(?:\d|${numberWord}\b)|\b(?:\d+|${numberWord}) (?:hours?|days?|weeks?|months?|years?) (?:before|after|earlier|later|in advance)\b|\b(?:today|tomorrow|morning|afternoon|evening|noon|midnight|spring|summer|autumn|winter|o['’]clock)\b|\b\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.)|${ordered}`,
    'u',
  ),
  money: new RegExp(
    String.raw`[€$£¥₹]|\b[A-Z]{3}\s?\d|\d\s?(?:[A-Z]{3}|k?r|euros?|dollars?|pounds?|francs?|cents?|yen|kroner|crowns?|zł)\b|\d[.,]\d\d(?!\d)|\b(?:free|no charge|included|nothing)\b|${paidFor}`,
    'u',
  ),
  number: new RegExp(String.raw`\d|\b${numberWord}\b`, 'iu'),
  duration: new RegExp(
    String.raw`(?:\d|\b${numberWord}|\ban?|\bseveral|\bfew)[\s-]*(?:\p{L}+ )?(?:seconds?|minutes?|hours?|days?|nights?|evenings?|mornings?|weeks?|fortnights?|months?|years?|decades?)\b|\b(?:until|from .* to)\b`,
    'iu',
  ),
  reason:
    /\b(?:because|since|reasons?|due to|owing to|caused?|as a result|result of|therefore|so that|in order to|thanks to|lack of|missing|for this)\b/i,
  place:
    /\b(?:in|at|on|behind|under|near|next to|to|into|inside|outside|beside|between|above|below|opposite|from|off|along)\s/i,
  address: /@|\d[\d ()/-]{4,}/,
};

/** People may be told by what they do. */
const byWhom = /\bby (?:the|our|an?|his|her|its|their|your)\s\p{L}+/iu;

export const wantedOf = (question: string): Wanted =>
  asks.find(([, form]) => form.test(question))?.[0] ?? 'anything';

/** `asked`: words of the question in small letters; what it says itself is no answer to it. */
export function holdsWanted(wanted: Wanted, text: string, asked: ReadonlySet<string>): boolean {
  if (wanted === 'anything') return true;
  if (wanted === 'person' && byWhom.test(text)) return true;
  if (wanted === 'person' || wanted === 'body') return namesIn(text, asked).some((name) => !asked.has(name));
  if (wanted === 'reason' || wanted === 'place') return holds[wanted].test(text);
  // The figures and words of the question itself do not answer it.
  const news = text.replaceAll(/[\p{L}\p{N}]+/gu, (word) =>
    /\d/.test(word) && asked.has(word.toLowerCase()) ? '' : word,
  );
  return holds[wanted].test(news);
}

const noName = new RegExp(
  `^(?:${month}|${weekday}|The|This|That|It|He|She|They|We|You|In|On|At|By|For|From|To|All|Each|Please|Our|Your|If|When|No|Not|There|Here|And|But|Eur|Usd|Gbp)$`,
);

/**
 * Words with a capital that is not the sentence's, or a part of such a name at its beginning; or the first word, where it does just what was
 * asked: “Ben brings the chairs” to “Who brings the chairs?”
 */
function namesIn(text: string, asked: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\p{Lu}[\p{L}’'-]+/gu)].flatMap(({ 0: word, index }) => {
    const isFirst = /(?:^|[.!?:;]\s)$/.test(text.slice(Math.max(0, index - 2), index));
    const after = text.slice(index + word.length);
    const [, next = ''] = /^\s([\p{L}’'-]+)/u.exec(after) ?? [];
    const doesAsAsked = asked.has(next) && !isSmallWord(next, 'en');
    const isName =
      !noName.test(word) &&
      (!isFirst || doesAsAsked || /^\s(?:\p{Lu}\p{Ll}|(?:of|and|von|van|de) \p{Lu})/u.test(after));
    return isName ? [word.toLowerCase()] : [];
  });
}
