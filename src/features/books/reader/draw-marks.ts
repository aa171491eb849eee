/** Highlights over a text, drawn by the browser itself: the text is not touched. */
import { rangeAt } from './text-places.ts';

interface Mark {
  colour: string;
  at: number;
  length: number;
}

const colours = ['leaf', 'sky', 'blush', 'found'] as const;

/** Nothing is drawn where the browser cannot; the list of notes has them all the same. */
export function drawMarks(root: Node, marks: readonly Mark[]) {
  if (!('highlights' in CSS)) return;
  for (const colour of colours) {
    const ranges = marks
      .filter((mark) => mark.colour === colour)
      .flatMap(({ at, length }) => rangeAt(root, at, length) ?? []);
    if (ranges.length > 0) CSS.highlights.set(`book-${colour}`, new Highlight(...ranges));
    else CSS.highlights.delete(`book-${colour}`);
  }
}

export function clearMarks() {
  if ('highlights' in CSS) for (const colour of colours) CSS.highlights.delete(`book-${colour}`);
}
