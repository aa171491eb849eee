/** Ballots: an order of letters, read strictly, and the places that come of them. */
import { z } from 'zod';
import type { Ranking } from '#features/consensus/data.ts';
import type { Heard } from '../panel/board.server.ts';

export const ballotSchema = z.object({
  /** Letters, best first. */
  order: z.array(z.string()),
  why: z.string().max(400).nullable(),
});

export type Ballot = Ranking['ballots'][number];

/** Members in the order of a ballot; undefined unless it names every letter once and nothing else. */
export function readOrder(
  order: readonly string[],
  letters: ReadonlyMap<string, Heard>,
): string[] | undefined {
  const named = order.map((letter) => letters.get(letter.trim().toUpperCase())?.member.id);
  const isWhole = named.length === letters.size && new Set(named).size === letters.size;
  return isWhole && named.every((id) => id !== undefined) ? named : undefined;
}

/** The mean place of each among those who ranked it, best first; who was ranked by nobody comes last. */
export function placesOf(members: readonly string[], ballots: readonly Ballot[]): Ranking['places'] {
  return members
    .map((member) => {
      const places = ballots.flatMap(({ order }) =>
        order.includes(member) ? [order.indexOf(member) + 1] : [],
      );
      const sum = places.reduce((total, place) => total + place, 0);
      return { member, meanPlace: places.length > 0 ? sum / places.length : 0, rankedBy: places.length };
    })
    .toSorted(
      (a, b) =>
        Number(a.rankedBy === 0) - Number(b.rankedBy === 0) ||
        a.meanPlace - b.meanPlace ||
        b.rankedBy - a.rankedBy,
    );
}
