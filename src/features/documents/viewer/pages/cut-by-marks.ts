import type { Mark } from '../marks.ts';

export interface Piece {
  text: string;
  mark?: Mark;
}

/** Cuts a text where marks begin and end; where they lie over one another, the later one shows. */
export function cutByMarks(text: string, marks: readonly Mark[], from = 0): Piece[] {
  const to = from + text.length;
  const here = marks.filter(({ start, end }) => start < to && end > from);
  const edges = new Set([from, to]);
  for (const { start, end } of here) edges.add(Math.max(from, start)).add(Math.min(to, end));
  const cuts = [...edges].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const mark = here.findLast((one) => one.start <= start && one.end > start);
    return { text: text.slice(start - from, cuts[index + 1]! - from), ...(mark && { mark }) };
  });
}
