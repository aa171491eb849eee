/** The parts of what was written: those that ask, and those that only say something. */
import { lowered } from '#language/plain.ts';
import { withoutCourtesy } from '#language/politeness.ts';

const opens =
  'what|which|who|whose|how|when|where|why|is|are|was|were|does|do|did|can|could|will|would|convert|calculate|define|explain|tell|name|solve|whats|hows';
const beforeQuestion = new RegExp(
  String.raw`(?<=[.!?…;])\s+|(?:,|;|:|\s[-–—]+|\.\.\.)\s*(?:(?:and|so|but|then|now|also|or)\s+)?(?=(?:${opens})(?:'s|s)?\s)|\s+(?:and|so|but)\s+(?:also\s+)?(?=(?:what|which|how|when|where|who)(?:'s|s)?\s)`,
  'i',
);
const asking = new RegExp(`^(?:and |so |but |then )?(?:${opens})\\b`);

export interface Clauses {
  asking: string[];
  saying: string[];
}

export function clausesOf(text: string): Clauses {
  const parts = text
    .trim()
    .split(beforeQuestion)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
  const asks = (part: string) => part.endsWith('?') || asking.test(withoutCourtesy(lowered(part)));
  return { asking: parts.filter(asks), saying: parts.filter((part) => !asks(part)) };
}

/** "How tall is that": it leans on what was said before. */
export const pointsBack = (clause: string) =>
  /\b(?:that|it|this|there|they|them|he|she|those|these|then|both|its|their)\b/i.test(clause);

/** Only says why one asks; a number or a condition would belong to the question. */
export const isChatter = (clause: string) =>
  !/\d|^(?:if|when|suppose|assum\w+|given|imagine|unless|let|say|in case|because)\b/i.test(clause) &&
  clause.length < 160;
