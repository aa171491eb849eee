import type { ShownEdit } from './data.ts';

/** The draft with these edits made, from the last to the first, so that places before stay where they are. */
export function resultOf(text: string, taken: readonly Pick<ShownEdit, 'start' | 'end' | 'now'>[]): string {
  return taken
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (so, { start, end, now }) => (now === null ? so : so.slice(0, start) + now + so.slice(end)),
      text,
    );
}
