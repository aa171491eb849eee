import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { runColumns, type RunRow } from '#tools/run/run-queries.server.ts';
import { runs, runShares } from '#tools/run/table.server.ts';

const { secretHash: _neverShown, ...shown } = getTableColumns(runShares);
export type ShareRow = Omit<typeof runShares.$inferSelect, 'secretHash'>;
const isValid = or(isNull(runShares.expiresAt), gt(runShares.expiresAt, sql`now()`));
/** Of one person: all that lead somewhere are listed, so that each can be taken back. */
export const mostShares = 500;
const mostEarlier = 100;

export async function insertShare(db: Queryable, values: typeof runShares.$inferInsert): Promise<ShareRow> {
  const [row] = await db.insert(runShares).values(values).returning(shown);
  return row!;
}

/** With those to deleted runs, which may come back. */
export const countOwnShares = (db: Queryable, ownerId: string) =>
  db.$count(runShares, and(eq(runShares.ownerId, ownerId), isValid));

/** Those that lead somewhere, the newest first; of one run, if it is named. */
export async function listOwnShares(db: Queryable, { ownerId, runId }: { ownerId: string; runId?: string }) {
  return db
    .select({ share: shown, run: { title: runs.title, tool: runs.tool } })
    .from(runShares)
    .innerJoin(runs, eq(runs.id, runShares.runId))
    .where(
      and(
        eq(runShares.ownerId, ownerId),
        runId === undefined ? undefined : eq(runShares.runId, runId),
        isNull(runs.deletedAt),
        isValid,
      ),
    )
    .orderBy(desc(runShares.id))
    .limit(mostShares);
}

/** Whether an admin hid a link to it. */
export async function hasHiddenShare(db: Queryable, runId: string): Promise<boolean> {
  return (await db.$count(runShares, and(eq(runShares.runId, runId), isNotNull(runShares.hiddenAt)))) > 0;
}

/** One of them, or all; answers how many there were. Those that an admin hid stay, as a note of it. */
export async function removeShares(
  db: Queryable,
  { ownerId, id }: { ownerId: string; id?: string },
): Promise<number> {
  const gone = await db
    .delete(runShares)
    .where(
      and(
        eq(runShares.ownerId, ownerId),
        isNull(runShares.hiddenAt),
        id === undefined ? undefined : eq(runShares.id, id),
      ),
    )
    .returning({ id: runShares.id });
  return gone.length;
}

/** Nothing where it was revoked, hidden or has expired, where the run is deleted, or where its owner is suspended. */
export async function findShared(db: Queryable, secretHash: string) {
  const [row] = await db
    .select({ run: runColumns, share: shown })
    .from(runShares)
    .innerJoin(runs, eq(runs.id, runShares.runId))
    .leftJoin(users, eq(users.id, runShares.ownerId))
    .where(
      and(
        eq(runShares.secretHash, secretHash),
        isNull(runShares.hiddenAt),
        isNull(runs.deletedAt),
        isNull(users.suspendedAt),
        isValid,
      ),
    );
  return row;
}

/** What a run follows up on, the first one first. What was deleted meanwhile is left out, and what comes later never found. */
export async function listEarlier(db: Queryable, { parentId, ownerId }: RunRow): Promise<RunRow[]> {
  if (parentId === null) return [];
  const chain = sql`with recursive chain as (
    select id, parent_id, 1 as depth from run where id = ${parentId}
    union all
    select r.id, r.parent_id, c.depth + 1 from run r join chain c on r.id = c.parent_id where c.depth < ${mostEarlier}
  ) select id from chain`;
  return db
    .select(runColumns)
    .from(runs)
    .where(and(sql`${runs.id} in (${chain})`, eq(runs.ownerId, ownerId), isNull(runs.deletedAt)))
    .orderBy(runs.id);
}

/** A glance at the clock and a number; who it was is not asked. */
export async function countOpening(db: Queryable, id: string) {
  await db
    .update(runShares)
    .set({ openings: sql`${runShares.openings} + 1`, lastOpenedAt: sql`now()` })
    .where(eq(runShares.id, id));
}
