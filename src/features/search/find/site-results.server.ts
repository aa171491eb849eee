/** What this site and the person's own things hold on a question. */
import type { Hit } from '#kit/sources/source.ts';

export interface Inside {
  site: Hit[];
  mine: Hit[];
}

export type FindInside = (question: { q: string; site: boolean; mine: boolean }) => Promise<Inside>;

/** Nothing, until the index of the site is there. */
export const findNothing: FindInside = async () => ({ site: [], mine: [] });
