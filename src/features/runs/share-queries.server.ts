import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { runColumns } from '#kit/tool/run-queries.server.ts';
import { runs, runShares } from '#kit/tool/table.server.ts';

const { id, runId, withInput, expiresAt, createdAt } = runShares;
const shown = { id, runId, withInput, expiresAt, createdAt };
const isValid = or(isNull(runShares.expiresAt), gt(runShares.expiresAt, sql`now()`));

export async function insertShare(db: Queryable, values: typeof runShares.$inferInsert) {
  const [row] = await db.insert(runShares).values(values).returning(shown);
  return row!;
}

/** Those that lead somewhere, the newest first. */
export async function listOwnShares(db: Queryable, ownerId: string) {
  return db
    .select({ ...shown, runTitle: runs.title, tool: runs.tool })
    .from(runShares)
    .innerJoin(runs, eq(runs.id, runShares.runId))
    .where(and(eq(runShares.ownerId, ownerId), isNull(runs.deletedAt), isValid))
    .orderBy(desc(runShares.id))
    .limit(500);
}

export async function removeShare(db: Queryable, share: { id: string; ownerId: string }): Promise<boolean> {
  const gone = await db
    .delete(runShares)
    .where(and(eq(runShares.id, share.id), eq(runShares.ownerId, share.ownerId)))
    .returning({ id: runShares.id });
  return gone.length > 0;
}

/** Nothing where it was revoked or has expired, where the run is deleted, or where its owner is suspended. */
export async function findShared(db: Queryable, secretHash: string) {
  const [row] = await db
    .select({ run: runColumns, withInput: runShares.withInput })
    .from(runShares)
    .innerJoin(runs, eq(runs.id, runShares.runId))
    .leftJoin(users, eq(users.id, runShares.ownerId))
    .where(
      and(eq(runShares.secretHash, secretHash), isNull(runs.deletedAt), isNull(users.suspendedAt), isValid),
    );
  return row;
}
