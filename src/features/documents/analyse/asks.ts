/** What a text wants of whoever reads it, and by when. */
import type { Mention } from './mention.ts';
import type { Statement } from './statements.ts';

const asksPlainly =
  /\b(?:please|kindly|you (?:must|need to|have to|are (?:asked|required|requested|expected) to|should)|(?:is|are) (?:asked|required|requested|obliged) to|we (?:ask|request|expect|need) (?:that )?you|make sure|do not forget|remember to|let us know)\b/i;
const obliges =
  /\b(?:must|shall|has to|have to|needs? to be|is due|are due|no later than|at the latest|deadline)\b/i;
const imperative =
  /^(?:\(?\d{1,3}[.)]\s+|[•▪-]\s+)?(?:submit|send|return|sign|reply|respond|confirm|complete|provide|pay|apply|register|contact|call|bring|attach|check|review|decide|name|choose|fill|report|read|notify|inform)\b/i;
const byWhen =
  /\b(?:by|before|until|till|no later than|not later than|at the latest(?: on| by)?|due(?: on| by)?|deadline(?: is| of|:)?|within|wants? .{0,40} by)\s*(?:the\s)?$/i;

const isPast = /\b(?:was|were|had|has been|have been|did)\b/i;
/** “Name: …”, “Contact: …”, “Report 2024”: words that look like orders and only name something. */
const isLabelled = (text: string) =>
  /^(?:name|contact|call|report|check|review|register|registered|choice|sign)\w*(?:\s\p{L}+)?\s*:/iu.test(
    text,
  );

export interface Ask {
  day: string | null;
  dayWords: string | null;
  /** How plainly it is said. */
  weight: number;
}

export function askIn({ text, role }: Statement, mentions: readonly Mention[]): Ask | undefined {
  if (role === 'code' || role === 'heading' || role === 'table' || text.length > 400) return undefined;
  if (isLabelled(text)) return undefined;
  const due = mentions.find(
    ({ kind, start }) => kind === 'dates' && byWhen.test(text.slice(Math.max(0, start - 40), start)),
  );
  const plain = asksPlainly.test(text);
  const isImperative = imperative.test(text);
  const weight = (plain ? 3 : 0) + (isImperative ? 2 : 0) + (obliges.test(text) ? 1 : 0) + (due ? 2 : 0);
  // “Must” alone says how things are more often than what to do.
  if (weight < 2) return undefined;
  if (!plain && !isImperative && !due) return undefined;
  // What has happened is asked of nobody: “was finished by 3 May”.
  if (!plain && !isImperative && isPast.test(text)) return undefined;
  return { day: due?.day ?? null, dayWords: due?.text ?? null, weight };
}
