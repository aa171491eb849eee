/** The parts of a revision of a text: each change of words. */
import { applyToText, changesOfText, type TextChange } from '../merge-text.ts';
import type { Parts } from './parts.ts';

interface Holder<Content> {
  read(content: Content): string;
  write(content: Content, text: string): Content;
}

export function textParts<Content>({ read, write }: Holder<Content>): Parts<Content> {
  return {
    between: (before, after) =>
      changesOfText(read(before), read(after)).map((change, at) => ({
        id: String(at),
        place: null,
        was: change.was,
        now: change.now,
        change: { at: change.at },
      })),
    apply(now, hunks, base) {
      const changes = hunks.map(({ id, was, now: becomes, change }) => ({
        id,
        ...(change as Pick<TextChange, 'at'>),
        was,
        now: becomes,
      }));
      const { text, unfit } = applyToText(read(now), changes, read(base));
      return { content: write(now, text), unfit: unfit.map(({ id }) => id) };
    },
  };
}
