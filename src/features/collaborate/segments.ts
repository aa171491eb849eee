/** A text cut where marks begin and end. Marks may overlap: each piece knows all that cover it, the shortest first. */
interface Mark {
  key: string;
  start: number;
  end: number;
}

interface Segment {
  text: string;
  start: number;
  keys: string[];
}

export function segmentsOf(text: string, marks: readonly Mark[]): Segment[] {
  const sound = marks
    .filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start));
  const cuts = [...new Set([0, text.length, ...sound.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, at) => ({
    start,
    text: text.slice(start, cuts[at + 1]),
    keys: sound.filter((mark) => mark.start <= start && start < mark.end).map(({ key }) => key),
  }));
}
