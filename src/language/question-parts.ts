/**
 * Several questions in one sentence, each by itself: “When is the party and who brings chairs?” They are told apart by the words
 * that ask, which are few and always the same.
 */
import { tellingStems } from './sentences.ts';

export interface QuestionPart {
  /** As it was asked. */
  words: string;
  /** With what it leaves to the part beside it: “when” of “when and where is the party”, “it”. */
  search: string;
}

const asking = String.raw`(?:(?:by|at|on|in|from|to|with|for|since|until|till) )?(?:when|where|who|whom|whose|what|which|why|how)\b`;
const joint = new RegExp(
  String.raw`(?:,?\s+(?:and|or|but|&)|\s*[;?]+|,\s+(?:and|or|but))\s+(?:also\s+|then\s+)?(?=${asking})`,
  'i',
);
const comma = new RegExp(String.raw`,\s+(?=${asking})`, 'i');
/** The words that ask, and what they measure. */
const lead = new RegExp(
  String.raw`^\s*${asking}(?:\s+(?:much|many|long|often|far|time|day|date|place|else)\b)?`,
  'i',
);
const helping =
  /^\s*(?:is|are|was|were|will|do|does|did|has|have|had|can|could|should|would|must|shall|may|might)\b/i;
const pointing = /\b(?:it|they|them|this|that|these|those|he|she|him|her|there)\b/i;
const mostParts = 6;
const longest = 1000;

export function questionParts(question: string): QuestionPart[] {
  const whole = question.trim();
  if (whole.length > longest) return [{ words: whole, search: whole }];
  const pieces = whole
    .split(joint)
    .flatMap(byComma)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  if (pieces.length < 2 || pieces.length > mostParts) return [{ words: whole, search: whole }];
  return pieces.map((piece, at) => ({
    words: asQuestion(wholeOf(piece, pieces[at + 1])),
    search: searchFor(pieces, at),
  }));
}

/** “Where and when do we meet?” asks “Where do we meet?” first. */
function wholeOf(piece: string, next: string | undefined): string {
  const rest = next?.replace(lead, '');
  return rest && isOnlyAsking(piece) && helping.test(rest) ? `${piece}${rest}` : piece;
}

/** “When does Ben, who brings chairs, arrive?” is one question: a second comma ends what was put in. */
function byComma(piece: string): string[] {
  const [first = '', ...rest] = piece.split(comma);
  return rest.some((one) => one.includes(',')) ? [piece] : [first, ...rest];
}

function searchFor(pieces: readonly string[], at: number): string {
  const piece = pieces[at]!;
  const isBare = tellingStems(piece.replace(lead, '')).length === 0;
  const beside = isBare
    ? (pieces.slice(at + 1).find(saysMore) ?? pieces.slice(0, at).findLast(saysMore))
    : pointing.test(piece)
      ? pieces.slice(0, at).findLast(saysMore)
      : undefined;
  return beside ? `${piece.replace(/\?+$/, '')} ${withoutLead(beside)}` : piece;
}

/** “Since when?” says only what kind of answer is wanted, and leaves to the part beside it of what. */
export const isOnlyAsking = (words: string) => !/[\p{L}\p{N}]/u.test(words.replace(lead, ''));

const asksThing =
  /^(?:(?:by|at|on|in|from|to|with|for|since|until|till) )?(?:who|whom|whose|what|which|why|how)(?:['’]?s)?\b/i;
const asksTimeOrPlace = /^(?:since |until |till |from |by )?(?:when|where)(?:['’]?s\b|(?=\s))(.*)$/i;

/** “When it is noon in Nairobi, what time is it in Lima?” is one question: the first half asks nothing, and the second means little alone. */
export function isQuestion(words: string): boolean {
  const [, rest] = asksTimeOrPlace.exec(words) ?? [];
  return isOnlyAsking(words) || asksThing.test(words) || helping.test(rest ?? words);
}

const saysMore = (piece: string) => tellingStems(piece.replace(lead, '')).length > 0;
const withoutLead = (piece: string) => piece.replace(lead, '').replace(helping, '').trim();

const asQuestion = (piece: string) => {
  const words = piece.replace(/[\s?,;]+$/, '');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}?`;
};
