import type { Passage } from './finding.ts';

interface Piece {
  words: string;
  start: number;
  /** Of which finding it is the passage. */
  finding?: number;
  /** The first passage of its finding. */
  isFirst: boolean;
}

/** A text in pieces, some of them marked. Of passages that overlap, the later begins where the earlier ends. */
export function cutAtMarks(text: string, marks: readonly (Passage & { finding: number })[]): Piece[] {
  const pieces: Piece[] = [];
  const seen = new Set<number>();
  let at = 0;
  for (const { start, end, finding } of marks.toSorted((one, other) => one.start - other.start)) {
    const from = Math.max(start, at);
    if (from >= end) continue;
    if (from > at) pieces.push({ words: text.slice(at, from), start: at, isFirst: false });
    pieces.push({ words: text.slice(from, end), start: from, finding, isFirst: !seen.has(finding) });
    seen.add(finding);
    at = end;
  }
  if (at < text.length) pieces.push({ words: text.slice(at), start: at, isFirst: false });
  return pieces;
}
