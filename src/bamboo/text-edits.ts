/** Words of a document that could be others. */
import { diffWords, type Piece } from '#kit/ui/diff/word-diff.ts';
import type { Block } from '#language/blocks.ts';

export interface Edit {
  start: number;
  end: number;
  /** Null where only people can say what would be better. */
  now: string | null;
  why: string;
  /** It may be wrong: offered, not made. */
  tentative?: boolean;
}

export interface Hunk {
  start: number;
  end: number;
  now: string;
  /** What differs, without the word beside it that may have been added to point at. */
  core: { was: string; now: string };
}

/** No neighbour is longer. */
const longestWord = 60;

/** The changes between a block and what it could be, each around at least one word. */
export function hunksOf({ start, text }: Block, mended: string): Hunk[] {
  const pieces = diffWords(text, mended);
  let at = start;
  return pieces.flatMap((piece, index) => {
    const from = at;
    at += piece.kind === 'same' ? piece.text.length : piece.was.length;
    if (piece.kind === 'same') return [];
    const core = { was: piece.was, now: piece.now };
    if (piece.was.trim() !== '' && piece.now.trim() !== '')
      return [{ start: from, end: at, now: piece.now, core }];
    // What only comes or only goes is shown with its neighbour: nobody can point at nothing.
    const before = /\S+\s*$/.exec(textBeside(pieces[index - 1]).slice(-longestWord))?.[0] ?? '';
    const after = /^\s*\S+/.exec(textBeside(pieces[index + 1]).slice(0, longestWord))?.[0] ?? '';
    const isRepeated = before.trim() !== '' && before.trim() === piece.was.trim();
    const [left, right] = isRepeated || after === '' ? [before, ''] : ['', after];
    return [{ start: from - left.length, end: at + right.length, now: left + piece.now + right, core }];
  });
}

const textBeside = (piece: Piece | undefined) => (piece?.kind === 'same' ? piece.text : '');

/** Without those that touch one before them in the list. */
export function apart<E extends Pick<Edit, 'start' | 'end'>>(edits: readonly E[]): E[] {
  const kept: E[] = [];
  for (const edit of edits)
    if (!kept.some(({ start, end }) => edit.start < end && start < edit.end)) kept.push(edit);
  return kept;
}

/** From the last to the first, so that places before stay where they are. */
export function applyEdits(document: string, edits: readonly Pick<Edit, 'start' | 'end' | 'now'>[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, now }) => (now === null ? text : text.slice(0, start) + now + text.slice(end)),
      document,
    );
}
