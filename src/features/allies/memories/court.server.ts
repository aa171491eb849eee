/** The memory court: which memories cannot both be true. The person decides. */
import { claimOf } from '#tools/claims/claims.ts';
import { compare } from '#tools/claims/match.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { shared, unitsOf } from '#kit/sources/quotes/relevance.ts';
import { listPairs, listUnread } from './queries.server.ts';

const mostPairs = 30;
/** Sentences that are compared as claims; the latest, since what is new contradicts what is old. */
const mostRead = 200;
const mostCompared = 400;
/** Fewer words in common, and they speak of different things. */
const near = 0.25;

interface Pair {
  first: string;
  second: string;
  why: string;
}

export async function findContradictions(db: Queryable, ownerId: string): Promise<Pair[]> {
  const byTopic = (await listPairs(db, ownerId, mostPairs)).map((pair) => ({
    ...pair,
    why: 'Both speak of the same thing and say something else.',
  }));
  const unread = (await listUnread(db, ownerId, mostRead)).map((row) => ({
    ...row,
    units: unitsOf(row.text),
    claim: claimOf(row.text),
  }));
  const byClaim: Pair[] = [];
  let compared = 0;
  for (const [at, second] of unread.entries())
    for (const first of unread.slice(at + 1)) {
      if (compared >= mostCompared || byTopic.length + byClaim.length >= mostPairs) break;
      if (first.settledWith.includes(second.id) || shared(first.units, second.units) < near) continue;
      compared += 1;
      const { is, reason } = compare(first.claim, second.claim);
      if (is === 'contrary')
        byClaim.push({ first: first.id, second: second.id, why: `They differ: ${reason}.` });
    }
  return [...byTopic, ...byClaim];
}
