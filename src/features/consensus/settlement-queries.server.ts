import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { RunRow } from '#tools/run/run-queries.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { consensusSettlements as settlements } from './table.server.ts';

/** Enough for any claim that people really quarrel about. */
const mostShown = 200;

/** What was brought to any version of a run, oldest first; nothing of people who are suspended. */
export function settlementsOf(db: Queryable, rootId: string) {
  return db
    .select({
      id: settlements.id,
      ownerId: settlements.ownerId,
      contest: settlements.contestId,
      side: settlements.sideId,
      source: settlements.source,
      note: settlements.note,
      by: users.displayUsername,
      createdAt: settlements.createdAt,
    })
    .from(settlements)
    .innerJoin(users, eq(users.id, settlements.ownerId))
    .where(and(eq(settlements.rootId, rootId), isNull(users.suspendedAt)))
    .orderBy(asc(settlements.id))
    .limit(mostShown);
}

interface NewSettlement {
  run: Pick<RunRow, 'id' | 'rootId'>;
  ownerId: string;
  contest: string;
  side: string;
  source: string;
  note?: string | undefined;
}

/** One word each: saying it again says it anew. */
export async function putSettlement(db: Queryable, { run, ownerId, contest, ...said }: NewSettlement) {
  const word = { runId: run.id, sideId: said.side, source: said.source, note: said.note || null };
  await db
    .insert(settlements)
    .values({ ...word, ownerId, rootId: run.rootId, contestId: contest })
    .onConflictDoUpdate({
      target: [settlements.rootId, settlements.contestId, settlements.ownerId],
      set: { ...word, createdAt: new Date() },
    });
}

/** By whoever said it, or whose run it is about. */
export async function deleteSettlement(db: Queryable, { id, byId }: { id: string; byId: string }) {
  const ofOwnRuns = db.select({ id: runs.id }).from(runs).where(eq(runs.ownerId, byId));
  const gone = await db
    .delete(settlements)
    .where(
      and(eq(settlements.id, id), or(eq(settlements.ownerId, byId), inArray(settlements.runId, ofOwnRuns))),
    )
    .returning({ id: settlements.id });
  return gone.length > 0;
}
