/** The honest answer when no expert knows: that it does not know, why, and what would. */
import type { Answer, Question } from './expert.ts';
import { lowered } from '#language/plain.ts';

interface Reason {
  when: RegExp;
  says: string;
}

const reasons: readonly Reason[] = [
  {
    when: /\b(?:exchange rates?|(?:in|to|into) (?:euros?|dollars?|pounds|yen|francs?|usd|eur|gbp|jpy|chf|rupees?|yuan|pesos?)|how many (?:euros?|dollars?|pounds|yen|francs?|rupees?)|(?:usd|eur|gbp|jpy|chf|cad|aud|inr|cny|btc|eth)\b.*\b(?:usd|eur|gbp|jpy|chf|cad|aud|inr|cny|btc|eth)|convert .*(?:euros?|dollars?|pounds sterling|yen|bitcoin))\b/,
    says: 'I have no exchange rates: they change by the minute, and I work offline. An engine with access to the web could look it up.',
  },
  {
    when: /\b(?:weather|forecast|rain(?:ing)? (?:today|tomorrow|now)|temperature (?:outside|today|now|tomorrow|in)|snow(?:ing)? (?:today|tomorrow))\b/,
    says: 'I do not know the weather: I work offline. An engine with access to the web could look it up.',
  },
  {
    when: /\b(?:news|headlines?|latest|breaking|stock|stocks|share price|shares|price of|cost of|bitcoin|crypto|market cap|score of|who won|election|elections|president|prime minister|king of|queen of|chancellor|ceo of|mayor of|pope|world cup|super bowl|champion|richest|trending|right now|currently|this week|yesterday's game|traffic|flight|lottery|open now|released|box office)\b/,
    says: 'I do not know: that changes, and I work offline with what came with me. An engine with access to the web could look it up.',
  },
  {
    when: /\b(?:symptoms?|diagnos\w*|medicine|medication|dose|dosage|pills?|tablets|ibuprofen|paracetamol|aspirin|antibiotics?|headache|fever|pain|rash|pregnan\w*|disease|illness|cancer|covid|flu|treatment|doctor|therapy|should i take|blood pressure|diabetes|allerg\w*|vaccine|my (?:chest|head|stomach|back|knee|throat|heart|skin|tooth|teeth) )/,
    says: 'I do not know, and I would not guess about health. Please ask a doctor or a pharmacist; in an emergency call your emergency number.',
  },
  {
    when: /\b(?:legal|lawsuit|sue|court|contract law|illegal|is it legal|lawyer|divorce|custody|tax return|taxes|visa)\b/,
    says: 'I do not know, and I would not guess about law. Please ask someone who is qualified where you live.',
  },
  {
    when: /\b(?:should i|best|better|worst|favou?rite|opinion|do you (?:think|like|believe|prefer)|who is (?:right|better)|recommend|beautiful|meaning of life|is god|believe in|most (?:important|interesting|handsome|talented))\b/,
    says: 'I have no opinions: I only calculate and look things up. A language model could weigh the sides for you.',
  },
  {
    when: /\b(?:will (?:i|he|she|it|they|we|there|the|you)|predict|prediction|future|going to happen|in 20[3-9]\d|horoscope|lottery numbers)\b/,
    says: 'I do not know the future.',
  },
  {
    when: /^(?:please )?(?:write|compose|create|draw|paint|generate|imagine|make (?:me )?(?:an?|up)|invent|design|sing|tell me a story|translate|code|program|build|brainstorm|suggest|plan)\b/,
    says: 'I cannot do that: I calculate, look things up and work on text you give me, but I do not invent. A language model could do this.',
  },
];

const general =
  'I do not know that. I answer from calculation, dictionaries and tables that came with me, and I would rather say nothing than something wrong. A language model or a web search could help; the owner or you can add one.';

const notInText = 'I do not find that in the text you gave.';

export function abstention({ text, texts = [] }: Pick<Question, 'text' | 'texts'>): Answer {
  const plain = lowered(text);
  const says = texts.length > 0 ? notInText : (reasons.find(({ when }) => when.test(plain))?.says ?? general);
  return { expert: 'abstain', family: 'abstain', stance: 'abstains', text: says, sources: [], confidence: 0 };
}
