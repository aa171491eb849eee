/** The honest answer when no expert knows: that it does not know, why, and what would. */
import { wantsTranslation } from './translation.ts';
import type { Answer, Question } from './expert.ts';
import { lowered } from '#language/plain.ts';

interface Reason {
  when: RegExp;
  says: string;
  /** Where the question names a past year: what happened then does not change. */
  saysOfPast?: string;
}

const reasons: readonly Reason[] = [
  {
    when: /\b(?:exchange rates?|(?:in|to|into) (?:euros?|dollars?|pounds|yen|francs?|usd|eur|gbp|jpy|chf|rupees?|yuan|pesos?)|how many (?:euros?|dollars?|pounds|yen|francs?|rupees?)|(?:usd|eur|gbp|jpy|chf|cad|aud|inr|cny|btc|eth)\b.*\b(?:usd|eur|gbp|jpy|chf|cad|aud|inr|cny|btc|eth)|convert .*(?:euros?|dollars?|pounds sterling|yen|bitcoin))\b/,
    says: 'You ask for money in another currency. I have no exchange rates: they change by the minute, and I work offline.',
  },
  {
    when: /\b(?:weather|forecast|rain(?:ing)? (?:today|tomorrow|now)|temperature (?:outside|today|now|tomorrow|in)|snow(?:ing)? (?:today|tomorrow))\b/,
    says: 'You ask about the weather, which I do not know: I work offline.',
  },
  {
    when: /\b(?:news|headlines?|latest|breaking|stock|stocks|share price|shares|price of|cost of|bitcoin|crypto|market cap|score of|who won|election|elections|president|prime minister|king of|queen of|chancellor|ceo of|mayor of|pope|world cup|super bowl|champion|richest|trending|right now|currently|this week|yesterday's game|traffic|flight|lottery|open now|released|box office)\b/,
    says: 'You ask about something that changes, such as news, prices, results or who holds an office. I work offline with what came with me, so I do not know.',
    saysOfPast:
      'You ask about news, a price, a result or an office of a past year. I found no answer in what came with me.',
  },
  {
    when: /\b(?:symptoms?|diagnos\w*|medicine|medication|dose|dosage|pills?|tablets|ibuprofen|paracetamol|aspirin|antibiotics?|headache|fever|pain|rash|pregnan\w*|disease|illness|cancer|covid|flu|treatment|doctor|therapy|should i take|blood pressure|diabetes|allerg\w*|vaccines?|pains|painful|my (?:chest|head|stomach|back|knee|throat|heart|skin|tooth|teeth)(?= ))\b/,
    says: 'You ask about health. I do not know, and I would not guess about that. Please ask a doctor or a pharmacist; in an emergency call your emergency number.',
  },
  {
    when: /\b(?:legal|lawsuit|sue|court|contract law|illegal|is it legal|lawyer|divorce|custody|tax return|taxes|visa)\b/,
    says: 'You ask about law. I do not know, and I would not guess about that. Please ask someone who is qualified where you live.',
  },
  {
    when: /^(?:so |and |but |please )?(?:should (?:i|we)|what should (?:i|we)|would you)\b|^(?!how (?:long|often|much|many|hot|far|do|to|can|should)\b).*\b(?:best|better|worst|favou?rite|opinions?|do you (?:think|like|believe|prefer)|who is (?:right|better)|recommend|most (?:beautiful|important|interesting|handsome|talented)|meaning of life|is god|believe in)\b/,
    says: 'You ask for advice or a judgement. I have no opinions: I only calculate and look things up.',
  },
  {
    when: /^(?:when |who |what |how )?(?:will (?:he|she|it|they|there|the|we|you))\b|^who will\b|\bwill (?:win|happen)\b|\b(?:predict|prediction|going to happen|in 20[3-9]\d|horoscope|lottery numbers|the future)\b/,
    says: 'You ask about the future, which I do not know.',
  },
  {
    when: /^(?:please )?(?:write|compose|create|draw|paint|generate|imagine|make (?:me )?(?:an?|up)|invent|design|sing|tell me a story|code|program|build|brainstorm|suggest|plan)\b/,
    says: 'I can’t write new text without a language model. I can calculate, look things up and work with text you give me.',
  },
  {
    when: /\b(?:boil|cook|bake|baking|fry|roast|recipes?|oven|simmer|grill|steam|defrost|marinate|ingredients?)\b/,
    says: 'You ask about cooking. I found no source for that, and I won’t guess at times and temperatures.',
  },
  {
    when: /\b(?:stains?|descale|laundry|washing machine|dishwasher|unclog|drain|mou?ld|vacuum|iron(?:ing)?|kettle|carpet)\b/,
    says: 'You ask about the household. I found no source for that, and I won’t guess.',
  },
  {
    when: /^(?:how (?:do|can|could|should|would) (?:i|you|we|one)|how to)\b/,
    says: 'You ask how something is done. I know how Frenly works, and I calculate and look things up, but I have no instructions for other things.',
  },
  {
    when: /^(?:why|how come)\b/,
    says: 'Explaining why takes a language model. On my own I look up facts and calculate.',
  },
  {
    when: /^(?:who|whose|whom)\b/,
    says: 'You ask about a person. I know only some of the best known, and found no answer.',
  },
  {
    when: /^what (?:do|does|did|can) (?!.*\bmean\b)/,
    says: 'You ask for a fact about something. I did not find it in my tables.',
  },
  {
    when: /^(?:what (?:is|are|was|were|does)|define|meaning of)\b/,
    says: 'You ask what something is. I found no answer in my dictionaries and tables. Other words may find it.',
  },
  {
    when: /^(?:when|in (?:what|which) year)\b/,
    says: 'You ask for a time or a date. I did not find it in my tables.',
  },
  {
    when: /^(?:how (?:many|much|long|far|tall|high|big|old|deep|fast|heavy))\b/,
    says: 'You ask for a figure. I did not find it in my tables, and could not work it out from the question as it is worded.',
  },
];

const general = 'I found nothing to calculate or look up in that, so I won’t guess.';

const noTranslation =
  'You want something in another language. I cannot translate: I have dictionaries of English only.';
const notInText = 'I do not find that in the text you gave.';
const more = 'To get an answer, [connect a language model](/ai-models/connect).';
const lessMore = /Please ask/;

/** Where a doctor or a lawyer should be asked, and no engine. */
export const abstainsForGood = ({ text }: Pick<Answer, 'text'>) => lessMore.test(text);

/** What was understood, why there is no answer, and what would know more. */
export function abstention({ text, texts = [], now }: Pick<Question, 'text' | 'texts' | 'now'>): Answer {
  const plain = lowered(text);
  const reason = reasons.find(({ when }) => when.test(plain));
  const ofPast = namesPastYear(plain, now) ? reason?.saysOfPast : undefined;
  const says = wantsTranslation(text)
    ? noTranslation
    : texts.length > 0
      ? notInText
      : (ofPast ?? reason?.says ?? general);
  return {
    expert: 'abstain',
    family: 'abstain',
    stance: 'abstains',
    text: `${says}${abstainsForGood({ text: says }) ? '' : `\n\n${more}`}`,
    sources: [],
    confidence: 0,
  };
}

const namesPastYear = (plain: string, now: Date) =>
  [...plain.matchAll(/\b(?:1\d|20)\d\d\b/g)].some(([year]) => Number(year) < now.getUTCFullYear());
