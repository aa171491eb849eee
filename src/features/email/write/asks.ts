/** What a mail asks of its reader, sentence by sentence, with the day it is wanted by. */
import { ownWords } from '#language/quoted-mail.ts';
import { withoutHead } from './mail-head.ts';
import { findFacts } from '#language/facts.ts';
import { sentencesOf, tellingStems } from '#language/sentences.ts';

export interface Ask {
  /** As it stands in the mail. */
  words: string;
  by: string | null;
}

const request =
  /\b(?:please|could you|can you|would you|will you|let (?:me|us) know|(?:I|we)(?:['’]d| would) (?:like|appreciate|be grateful)|(?:I|we) need (?:you|your|to know|an?|the)|(?:I|we) (?:look forward to|await|am waiting for|are waiting for) your|make sure|remember to|don['’]t forget)\b/i;
const politeOnly =
  /^(?:please (?:find|see|note|do not hesitate|don['’]t hesitate|feel free|accept|excuse|forgive)|how are you|hope|i hope|have a|thank)/i;
const deadline =
  /\b(?:by|until|before|no later than)\s+((?:the )?(?:end of (?:the )?(?:day|week|month)|tomorrow|today|tonight|noon|next \w+|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d{1,2}(?:st|nd|rd|th)?(?: of)? \w+|\w+ \d{1,2}(?:st|nd|rd|th)?|\d{1,2}[:.]\d{2}|\d{1,2} ?[ap]m)[^.,;!?\n]{0,20}?)(?=[.,;!?\n]|$| (?:so|because|and|or|if)\b)/i;
const mostAsks = 20;

export function asksIn(mail: string): Ask[] {
  return sentencesOf(ownWords(withoutHead(mail.slice(0, 100_000)).body))
    .map((sentence) => sentence.replace(/^(?:dear|hi|hello|hey)\b[^,!\n]{0,40}[,!]\s*/i, '').trim())
    .filter((sentence) => isAsk(sentence))
    .slice(0, mostAsks)
    .map((words) => ({ words, by: deadline.exec(words)?.[1]?.trim() ?? null }));
}

const isAsk = (sentence: string) =>
  sentence.length > 5 && !politeOnly.test(sentence) && (sentence.endsWith('?') || request.test(sentence));

export interface Answered extends Ask {
  /** The point that answers it; null where it is still open. */
  answer: string | null;
}

/** Which point answers what was asked: the one that names its number, else the one that shares most of its telling words. */
export function answeredBy(
  asks: readonly Ask[],
  points: readonly string[],
): { answers: Answered[]; others: string[] } {
  const free = new Set(points.keys());
  const answers = asks.map((ask, number): Answered => {
    const numbered = [...free].find((at) => new RegExp(`^${number + 1}\\s*[.):]\\s*\\S`).test(points[at]!));
    const at = numbered ?? bestFor(ask, points, free);
    if (at === undefined) return { ...ask, answer: null };
    free.delete(at);
    return { ...ask, answer: points[at]!.replace(/^\d{1,2}\s*[.):]\s*/, '') };
  });
  // One question and a point of a word or two that names nothing of it: it is the answer all the same.
  const [only] = answers;
  const [left] = [...free].map((at) => points[at]!);
  if (answers.length === 1 && only!.answer === null && free.size === 1 && isBareAnswer(left!)) {
    const [at] = free;
    free.clear();
    return { answers: [{ ...only!, answer: points[at!]! }], others: [] };
  }
  return { answers, others: [...free].map((at) => points[at]!) };
}

const isBareAnswer = (point: string) =>
  /^(?:yes|no|yep|nope|ok|okay|sure|of course|not yet|maybe)\b/i.test(point) ||
  point.split(/\s+/).length <= 3;

/** "Does anyone need …?" and "we need a projector" share a word that names nothing. */
const namesNothing = new Set(
  tellingStems(
    'need needs want wants like know tell say send give bring come coming go take make let please thing things something anything anyone anybody someone everyone people person time sure possible able also really still already think hope look see use used using work works working want good okay fine thanks thank could would will there any',
  ),
);
const telling = (text: string) => tellingStems(text).filter((stem) => !namesNothing.has(stem));

function bestFor(ask: Ask, points: readonly string[], free: ReadonlySet<number>): number | undefined {
  const wanted = new Set(telling(ask.words));
  const isNumbered = (point: string) => /^\d{1,2}\s*[.):]\s*\S/.test(point);
  let best: { at: number; shared: number } | undefined;
  for (const at of free) {
    if (isNumbered(points[at]!)) continue;
    const shared = telling(points[at]!).filter((stem) => wanted.has(stem)).length;
    if (shared > (best?.shared ?? 0)) best = { at, shared };
  }
  return best?.at ?? [...free].find((at) => !isNumbered(points[at]!) && isSortOf(ask.words, points[at]!));
}

/** "How much is it?" and "80 euros" share no word, and belong together. */
function isSortOf(ask: string, point: string): boolean {
  if (point.split(/\s+/).length > 5) return false;
  const sorts = findFacts(point).map(({ kind }) => kind);
  if (/\bhow much\b|\bprice\b|\bcosts?\b/i.test(ask)) return sorts.includes('amount');
  if (/\b(?:when|what time|which day)\b/i.test(ask))
    return sorts.some((kind) => kind === 'day' || kind === 'date' || kind === 'time');
  return /\bhow many\b/i.test(ask) && sorts.includes('number');
}
