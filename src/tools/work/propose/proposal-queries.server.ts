import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { workProposals } from '../table.server.ts';

export type ProposalRow = typeof workProposals.$inferSelect;
/** Waiting on one work. */
export const mostOpen = 50;
/** Of all of them together: they are listed at once. */
export const mostOpenLetters = 8_000_000;

const isOpen = (workId: string) => and(eq(workProposals.workId, workId), isNull(workProposals.closedAt));

export async function listOpen(db: Queryable, workId: string) {
  const { base: _, ...shown } = getTableColumns(workProposals);
  return db
    .select({ ...shown, author: users.name })
    .from(workProposals)
    .leftJoin(users, eq(users.id, workProposals.madeBy))
    .where(isOpen(workId))
    .orderBy(asc(workProposals.id));
}

export async function openProposals(db: Queryable, workId: string) {
  const [open] = await db
    .select({
      count: sql<number>`count(*)::int`,
      letters: sql<number>`coalesce(sum(length(${workProposals.hunks}::text)), 0)::int`,
    })
    .from(workProposals)
    .where(isOpen(workId));
  return open!;
}

/** A run proposes a revision of a work once, however often it is begun again. */
export async function insertProposal(
  tx: Queryable,
  values: typeof workProposals.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(workProposals)
    .values(values)
    .onConflictDoNothing({ target: [workProposals.runId, workProposals.workId] })
    .returning({ id: workProposals.id });
  return row?.id ?? null;
}

export async function lockProposal(tx: Queryable, { id, workId }: { id: string; workId: string }) {
  const [row] = await tx
    .select()
    .from(workProposals)
    .where(and(eq(workProposals.id, id), isOpen(workId)))
    .for('update');
  return row;
}

export async function writeDecisions(
  tx: Queryable,
  id: string,
  change: Pick<ProposalRow, 'decisions' | 'closedAt'>,
) {
  await tx.update(workProposals).set(change).where(eq(workProposals.id, id));
}
