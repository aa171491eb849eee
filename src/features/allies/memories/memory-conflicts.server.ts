/** Memory conflicts: which memories cannot both be true. The person decides. */
import { compareTexts } from '#tools/claims/match-claims.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { shared, unitsOf } from '#kit/sources/quotes/relevance.ts';
import { habitConflict, habitOf } from './habits.ts';
import { findShown, listLatest, listPairs, listUnread } from './queries.server.ts';

const mostPairs = 30;
/** Sentences that are compared as claims; the latest, since what is new contradicts what is old. */
const mostRead = 200;
const mostCompared = 400;
/** Read for days and times. */
const mostHabits = 300;
/** Fewer words in common, and they speak of different things. */
const leastShared = 0.25;

interface Pair {
  first: string;
  second: string;
  why: string;
}

export async function findContradictions(db: Queryable, ownerId: string): Promise<Pair[]> {
  const exact = await exactPairs(db, ownerId);
  const unread = (await listUnread(db, ownerId, mostRead)).map((row) => ({
    ...row,
    units: unitsOf(row.text),
  }));
  const near = nearPairs(unread);
  const compared = await compareTexts(
    unread.map(({ text }) => text),
    near,
  );
  const byClaim = compared.flatMap(({ is, reason }, pair): Pair[] => {
    const [first, second] = near[pair]!;
    return is === 'contrary'
      ? [{ first: unread[first]!.id, second: unread[second]!.id, why: `They differ: ${reason}.` }]
      : [];
  });
  return onceEach([...exact, ...byClaim]).slice(0, Math.max(mostPairs, exact.length));
}

export interface ContradictingRows {
  first: { id: string; text: string };
  second: { id: string; text: string };
}

/** Those that exact code finds, quick enough to be asked while someone talks. */
export async function exactContradictions(db: Queryable, ownerId: string): Promise<ContradictingRows[]> {
  const pairs = await exactPairs(db, ownerId);
  const rows = await findShown(
    db,
    ownerId,
    pairs.flatMap(({ first, second }) => [first, second]),
  );
  const byId = new Map(rows.map(({ row: { id, text } }) => [id, { id, text }]));
  return pairs.flatMap((pair) => {
    const [first, second] = [byId.get(pair.first), byId.get(pair.second)];
    return first && second ? [{ first, second }] : [];
  });
}

async function exactPairs(db: Queryable, ownerId: string): Promise<Pair[]> {
  const byTopic = (await listPairs(db, ownerId, mostPairs)).map((pair) => ({
    ...pair,
    why: 'Both are about the same thing but say something different.',
  }));
  const byHabit = habitPairs(await listLatest(db, ownerId, mostHabits));
  return onceEach([...byTopic, ...byHabit.slice(0, mostPairs)]);
}

type LatestRow = Awaited<ReturnType<typeof listLatest>>[number];

/** What someone does on some days, against what they never do on them. The newest first. */
function habitPairs(rows: readonly LatestRow[]): Pair[] {
  const habits = rows.flatMap((row) => {
    const habit = habitOf(row.text);
    return habit ? [{ row, habit }] : [];
  });
  const groups = [...Map.groupBy(habits, ({ habit }) => habit.doing).values()];
  return groups.flatMap((group) =>
    group.flatMap(({ row: second, habit }, at) =>
      group.slice(at + 1).flatMap(({ row: first, habit: earlier }): Pair[] => {
        const isHeardTogether = first.isShared || second.isShared || first.allyId === second.allyId;
        const why = isHeardTogether ? habitConflict(earlier, habit) : undefined;
        return why && !first.settledWith.includes(second.id)
          ? [{ first: first.id, second: second.id, why }]
          : [];
      }),
    ),
  );
}

function onceEach(pairs: readonly Pair[]): Pair[] {
  const keyOf = ({ first, second }: Pair) => [first, second].toSorted().join(' ');
  return [...new Map(pairs.toReversed().map((pair) => [keyOf(pair), pair])).values()].toReversed();
}

/** Those that may speak of the same thing, the latest first. */
function nearPairs(
  rows: readonly { id: string; settledWith: string[]; units: ReturnType<typeof unitsOf> }[],
) {
  const pairs: [number, number][] = [];
  for (const [at, second] of rows.entries())
    for (const [further, first] of rows.slice(at + 1).entries()) {
      if (pairs.length >= mostCompared) return pairs;
      const isSettled = first.settledWith.includes(second.id);
      if (!isSettled && shared(first.units, second.units) >= leastShared) pairs.push([at + 1 + further, at]);
    }
  return pairs;
}
