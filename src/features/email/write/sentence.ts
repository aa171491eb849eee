/** Points, as one says them to the other. */
import { completed } from './telegram.ts';

export const isAsk = (point: string) =>
  point.endsWith('?') ||
  /^(?:ask|please|can you|could you|would you|will you|when|what|where|who|how|which|(?:can|could|will|would) (?:he|she|they))\b/i.test(
    point,
  );

/** Notes to oneself, as one says them to the other. */
const notes: readonly (readonly [RegExp, string])[] = [
  [/^ask (?:(?:them|him|her) )?(?:to|for you to) /i, 'could you please '],
  [/^ask (?:(?:them|him|her) )?for /i, 'could you please send me '],
  [/^ask (?:(?:them|him|her) )?(?:if|whether) (?:they|he|she|you) (?=can|could|will|would|are|have)/i, ''],
  [/^(?:offer|suggest|propose) (?=(?:an?|the|another|to)\b)/i, 'I would like to offer '],
  [/^remind (?:them|him|her) (?:of|about) /i, 'may I remind you of '],
  [/^thank (?:them|him|her)? ?for /i, 'thank you for '],
  [/^apologi[sz]e for /i, 'I am sorry for '],
  [/^invite (?:them|him|her) to /i, 'I would like to invite you to '],
  [/^confirm (?=(?:the|that|our)\b)/i, 'I confirm '],
];
/** "Pay until Friday" asks for it by Friday. */
const untilDay =
  /\b(could you please [^?.]{1,80}?) until (?=(?:tomorrow|tonight|next|the|mon|tues|wednes|thurs|fri|satur|sun|\d))/i;
/** "Invoice 104 still open" has no verb, and what it is can be told. */
const withoutVerb =
  /^((?:the |our |your |my )?\p{L}(?:[^,.;:!?]|[,.](?=\d)){1,60}?) (still (?:open|missing|unpaid|pending)|not yet (?:paid|here|ready|decided)|overdue|cancelled|unpaid)$/iu;

function spokenTo(point: string): string {
  for (const [note, words] of notes)
    if (note.test(point)) return point.replace(note, words).replace(untilDay, '$1 by ');
  const due = /^due (since|by|on|at)\b/i.exec(point);
  if (due) return `it ${due[1]!.toLowerCase() === 'since' ? 'has been' : 'is'} ${point}`;
  const match = withoutVerb.exec(point);
  return match && !/\b(?:is|are|was|were|has|have|be)\b/i.test(match[1]!)
    ? `${match[1]} is ${match[2]}`
    : completed(point);
}

/** `small`: as it goes on within a sentence. */
export function asSentence(point: string, begins: 'small' | 'capital' = 'capital'): string {
  const bare = spokenTo(point.trim())
    .replace(/^(?:ask|tell|say)(?: (?:them|him|her))?(?: (?:that|to))?:?\s+/i, '')
    .trim();
  const first = bare.charAt(0);
  const isSmall = begins === 'small' && !/^I\b/.test(bare);
  const capital =
    (isSmall
      ? /^(?:The|We|Our|My|It|There|This|Your)\b/.test(bare)
        ? first.toLowerCase()
        : first
      : first.toUpperCase()) + bare.slice(1);
  if (/[.!?…:]$/.test(capital)) return capital;
  return /^(?:can|could|would|will|may i|when|what|where|who|how|which|is|are|do|does)\b/i.test(capital)
    ? `${capital}?`
    : `${capital}.`;
}

/** Three sentences each: more at once nobody reads in a mail. Four are two and two, not three and one. */
export function paragraphsOf(sentences: readonly string[]): string[] {
  const paragraphs: string[] = [];
  const size = Math.ceil(sentences.length / Math.ceil(sentences.length / 3));
  for (let at = 0; at < sentences.length; at += size)
    paragraphs.push(sentences.slice(at, at + size).join(' '));
  return paragraphs;
}
