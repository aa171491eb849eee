/** A plan while it is edited: points with keys of their own, so that moving one keeps its box and the place in it. */
export interface DraftPoint {
  key: number;
  text: string;
}

export const draftOf = (points: readonly string[]): DraftPoint[] =>
  points.map((text, key) => ({ key, text }));

export const nextKey = (points: readonly DraftPoint[]) => Math.max(-1, ...points.map(({ key }) => key)) + 1;

export function moved(points: readonly DraftPoint[], from: number, to: number): DraftPoint[] {
  if (to < 0 || to >= points.length) return [...points];
  const rest = points.toSpliced(from, 1);
  return rest.toSpliced(to, 0, points[from]!);
}

export const added = (points: readonly DraftPoint[], at: number): DraftPoint[] =>
  points.toSpliced(at, 0, { key: nextKey(points), text: '' });
