/** The parts of a revision of a text: each change of words. */
import { applyToText, changesOfText, type TextChange } from '../merge-text.ts';
import type { Parts } from './parts.ts';

export const textParts: Parts<string> = {
  between: (before, after) =>
    changesOfText(before, after).map((change, at) => ({
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
    const { text, unfit } = applyToText(now, changes, base);
    return { content: text, unfit: unfit.map(({ id }) => id) };
  },
};
