/** So many parts as somebody can look through; a revision of more is one part, taken or refused as a whole. */
import { isSame } from './json-parts.ts';
import type { Applied, Hunk, Parts } from './parts.ts';

export const mostParts = 2_000;

interface WholeChange {
  isWhole: true;
  content: unknown;
}

const isWhole = (change: unknown): change is WholeChange =>
  typeof change === 'object' && change !== null && (change as Partial<WholeChange>).isWhole === true;

/** The tasks of a worker that compares. */
export function partsTasks<Content>(parts: Parts<Content>) {
  return {
    between({ before, after }: { before: Content; after: Content }): Hunk[] {
      const hunks = parts.between(before, after);
      return hunks.length <= mostParts ? hunks : [wholePart(after, hunks.length)];
    },
    apply({ now, hunks, base }: { now: Content; hunks: readonly Hunk[]; base: Content }): Applied<Content> {
      const whole = hunks.find(({ change }) => isWhole(change));
      if (!whole) return parts.apply(now, hunks, base);
      return isSame(now, base)
        ? { content: (whole.change as WholeChange).content as Content, unfit: [] }
        : { content: now, unfit: [whole.id] };
    },
  };
}

const wholePart = (content: unknown, count: number): Hunk => ({
  id: 'all',
  place: null,
  was: '',
  now: `${count.toLocaleString('en')} changes: too many to look at one by one.`,
  change: { isWhole: true, content } satisfies WholeChange,
});
