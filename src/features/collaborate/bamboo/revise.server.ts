/** Bamboo as a reviser: puts in what the remarks suggest, and says what it left to people. */
import type { DraftRemark, DraftReply } from '#features/collaborate/data.ts';
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
  const [{ retoned }, { shortened }] = await Promise.all([
    import('#language/rewrite.ts'),
    import('#bamboo/polish-parts.server.ts'),
  ]);
  const grant = (text: string, wish: (typeof wished)[number]) =>
    wish === 'shorter' ? shortened(text) : byLines(text, (line) => retoned(line, wish));
  return { text: wished.reduce(grant, mended), replies, unmet: false };
}

function reasonFor({ quote, suggestion, tentative }: DraftRemark): string {
  if (tentative) return 'It is a suggestion only. Apply it if it is what you meant.';
  if (quote === null) return 'It is about the whole text, which rules cannot write anew.';
  if (suggestion === null) return 'What to put in its place is yours to say.';
  return 'Another change stands in the same place.';
}

/** Rules of tone even out spaces; the lines of the text are not theirs. */
const byLines = (text: string, change: (line: string) => string) =>
  text
    .split(/(\n+)/)
    .map((part) => (part.trim() === '' ? part : change(part)))
    .join('');
