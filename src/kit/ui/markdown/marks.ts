/** Places in the source that are marked in what is drawn of it. */
export interface ClaimMark {
  start: number;
  end: number;
  id: string;
  tone: 'agreed' | 'alike' | 'contested' | 'single';
  active: boolean;
}

export const marksWithin = (marks: readonly ClaimMark[], from: number, to: number) =>
  marks.filter(({ start, end }) => start < to && end > from && start < end);

export const areSameMarks = (a: readonly ClaimMark[], b: readonly ClaimMark[]) =>
  a === b || (a.length === b.length && a.every((mark, index) => isSameMark(mark, b[index]!)));

const isSameMark = (a: ClaimMark, b: ClaimMark) =>
  a === b ||
  (a.start === b.start && a.end === b.end && a.id === b.id && a.tone === b.tone && a.active === b.active);

/** Parts a range where marks begin and end. Of several over one part the active one shows, then the shortest. */
export function cutAtMarks(marks: readonly ClaimMark[], from: number, to: number) {
  const edges = marks.flatMap(({ start, end }) => [start, end]).filter((edge) => edge > from && edge < to);
  const cuts = [...new Set([from, ...edges, to])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1]!;
    const [mark] = marks
      .filter((candidate) => candidate.start <= start && candidate.end >= end)
      .sort((a, b) => Number(b.active) - Number(a.active) || a.end - a.start - (b.end - b.start));
    return { from: start, to: end, mark };
  });
}
