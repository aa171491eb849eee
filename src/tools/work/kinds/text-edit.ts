/** What a keystroke did to a text, and what others' edits do to a place in it. */
interface Edit {
  at: number;
  removed: number;
  added: string;
}

/** The one place that differs: what people type, paste or delete is one. */
export function editBetween(before: string, after: string): Edit {
  let at = 0;
  const shorter = Math.min(before.length, after.length);
  while (at < shorter && before[at] === after[at]) at += 1;
  let tail = 0;
  while (tail < shorter - at && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { at, removed: before.length - at - tail, added: after.slice(at, after.length - tail) };
}

interface Step {
  retain?: number;
  insert?: unknown;
  delete?: number;
}

/** Where a place is after others' edits. */
export function movedBy(delta: readonly Step[], place: number): number {
  let at = 0;
  let moved = place;
  for (const { retain = 0, insert, delete: removed = 0 } of delta) {
    if (at >= moved) break;
    at += retain;
    if (typeof insert === 'string' && at < moved) {
      moved += insert.length;
      at += insert.length;
    }
    if (at < moved) moved -= Math.min(removed, moved - at);
  }
  return moved;
}
