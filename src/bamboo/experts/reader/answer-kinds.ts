/** What the answer to such a question must hold, and the words of the question that only say so. */
export interface AnswerKind {
  asks: RegExp;
  answers: RegExp;
  /** A sentence without such an answer is hardly one. */
  strict?: boolean;
  /** Met by the kind of the answer: "pay" by an amount of money. */
  says?: RegExp;
  why?: boolean;
}

const numberWord =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half';
const money =
  /[$€£]\s?\d|\d[\d.,]*\s?(?:euros?|dollars?|pounds?|cents?|usd|eur|gbp|chf|francs?|[€£$]|pence)|\bfree\b|\bno (?:charge|cost)\b/i;
const clock = /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.|o'clock)|\b(?:noon|midnight|midday)\b/i;
const length = new RegExp(
  String.raw`\b(?:\d[\d.,]*|${numberWord}|several|few|an?)(?: and a half)?[ -](?:[a-z]+ )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centuries)\b|\b(?:all day|overnight|forever)\b`,
  'i',
);
const number = new RegExp(
  String.raw`\d|\b(?:${numberWord}|million|dozen|once|twice|every|daily|weekly|monthly|free|none|no)\b`,
  'i',
);
const day =
  /\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|yesterday|morning|noon|evening|years?|months?|weeks?|days?|hours?|minutes?|century|spring|summer|autumn|winter|(?:at|by|until|from|till) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter))\b/i;

export const answerKinds: readonly AnswerKind[] = [
  {
    asks: /\b(?:what|which) time\b|\bat what hour\b|\buntil when\b|\bopening (?:hours|times?)\b/,
    answers: clock,
    strict: true,
    says: /^(?:time|hour|open)/,
  },
  {
    asks: /\bhow much\b.*\b(?:pay|cost|costs|charge|price|fee|is|are|rent|deposit)\b|^(?:what|how (?:high|large|big)) (?:is|was|are|were) the (?:\w+ )?(?:price|cost|fee|rent|salary|deposit|budget|fare)\b|\bhow expensive\b|\bwhat do(?:es)? .+ cost\b/,
    answers: money,
    strict: true,
    says: /^(?:pay|cost|pric|fee|charg|expens|rent|much)/,
  },
  {
    asks: /\bhow long\b(?! is the (?:river|bridge|wall|road))/,
    answers: length,
    strict: true,
    says: /^(?:long|last|tak)/,
  },
  {
    asks: /\b(?:what|which) temperature\b|\bhow (?:hot|warm|cold)\b/,
    answers: /-?\d+ ?(?:°|degrees?|celsius|fahrenheit)/i,
    strict: true,
    says: /^(?:temperatur|hot|warm|cold|oven|set)/,
  },
  {
    asks: /\b(?:phone|telephone|mobile) number\b|\bwhat number (?:do|can|should)\b/,
    answers: /\d[\d ()/-]{4,}\d/,
    strict: true,
    says: /^(?:phon|telephon|mobil|numb|call)/,
  },
  { asks: /\be-?mail(?: address)?\b/, answers: /@/, strict: true, says: /^(?:e-?mail|mail|address)/ },
  {
    asks: /^(?:on )?(?:what|which) (?:day|days|weekday)s?\b/,
    answers: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\d/i,
  },
  { asks: /^(?:when|(?:in |on )?(?:what|which) (?:year|date|day|month)|since when|by when)\b/, answers: day },
  {
    asks: /^how (?:far|tall|high|big|large|deep|wide|heavy|thick|fast)\b/,
    answers:
      /\d[\d.,]* ?(?:mm|cm|m|km|kg|g|t|tons?|tonnes?|miles?|feet|foot|ft|inch(?:es)?|yards?|met(?:re|er)s?|kilo\w*|centi\w*|pounds?|stone|km\/h|mph|knots|hectares?|acres?|square|cubic|stor(?:ey|ies)\w*|floors?)\b|\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred) (?:met|feet|foot|inch|kilo|mile|centi|stor|floor)/i,
    strict: true,
    says: /^(?:far|tall|high|big|larg|deep|wid|heav|thick|fast)/,
  },
  {
    asks: /^(?:how (?:many|much|old|far|tall|high|big|large|long|often|deep|wide|heavy|fast|late|early|thick|strong)|what (?:is|was) the (?:number|amount|total|size|deadline))\b/,
    answers: number,
  },
  {
    asks: /^(?:who|whose|whom|by whom|what is the name|with whom|to whom)\b/,
    answers:
      /(?:^|\s)\p{Lu}\p{L}+|\b(?:he|she|they|i|we|you)\b|\b\p{Ll}+(?:er|or|ist|ian|man|woman|people|team)s?\b/u,
  },
  {
    asks: /^(?:why|for what reason|what (?:was|is) the (?:reason|cause)|what (?:caused|made)|how come)\b/,
    // A cause may stand in the sentence before or after; see causes.ts.
    answers: /./,
    strict: true,
    why: true,
    says: /^(?:reason|caus|made|mak)/,
  },
  {
    asks: /^where\b/,
    answers: /\b(?:in|at|on|near|under|behind|from|between|into|to|inside|outside|beside|by)\b/i,
  },
];
