/** Bamboo as a reviser: puts in what the remarks suggest, and says what it left to people. */
import type { DraftRemark, DraftReply } from '#features/collaborate/data.ts';
import { reworded } from '#bamboo/correct.server.ts';
import { apart, applyEdits } from '#bamboo/text-edits.ts';

export interface Considered {
  step: string;
  /** Its place among the remarks of that step. */
  place: number;
  remark: DraftRemark;
}

interface Revision {
  text: string;
  replies: DraftReply[];
  /** A wish that rules cannot grant. */
  unmet: boolean;
}

/** In the order in which they can follow each other: what is cut must not be cut from what is added. */
const wishes = [
  ['shorter', /\b(?:short|concise|condense|tighten|trim|brief|simpl)/i],
  ['formal', /\b(?:formal|professional|polite|official|business)/i],
  ['friendly', /\b(?:friendl|casual|informal|warm|relaxed)/i],
] as const;
/** These are done in any case. */
const isCorrection = /\b(?:correct|fix|proof-?read|mistakes?|grammar|spelling|check|improve|polish)\b/i;

export async function reviseByRules(
  document: string,
  considered: readonly Considered[],
  task: string | undefined,
): Promise<Revision> {
  const edits = considered.flatMap((one) => {
    const { at, quote, suggestion, tentative } = one.remark;
    if (tentative) return [];
    const stands = at !== null && quote !== null && document.startsWith(quote, at);
    return stands && suggestion !== null ? [{ start: at, end: at + quote.length, now: suggestion, one }] : [];
  });
  const kept = apart(edits);
  const taken = new Set(kept.map(({ one }) => one));
  const replies = considered.map((one): DraftReply => {
    const isTaken = taken.has(one);
    return { step: one.step, remark: one.place, taken: isTaken, why: isTaken ? null : reasonFor(one.remark) };
  });
  const mended = applyEdits(document, kept);
  const wished = wishes.filter(([, pattern]) => task && pattern.test(task)).map(([wish]) => wish);
  if (wished.length === 0)
    return { text: mended, replies, unmet: Boolean(task) && !isCorrection.test(task!) };
  return { text: await reworded({ text: mended, wishes: wished }), replies, unmet: false };
}

function reasonFor({ quote, suggestion, tentative }: DraftRemark): string {
  if (tentative) return 'Only a suggestion. Apply it if it’s what you meant.';
  if (quote === null) return 'It’s about the whole text, which rules can’t rewrite.';
  if (suggestion === null) return 'You need to choose the replacement.';
  return 'Another change affects the same place.';
}
