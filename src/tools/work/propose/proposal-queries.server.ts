import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { workProposals } from '../table.server.ts';

export type ProposalRow = typeof workProposals.$inferSelect;
/** Waiting on one work. */
export const mostOpen = 50;

const isOpen = (workId: string) => and(eq(workProposals.workId, workId), isNull(workProposals.closedAt));

export async function listOpen(db: Queryable, workId: string) {
  return db
    .select({ ...getTableColumns(workProposals), author: users.name })
    .from(workProposals)
    .leftJoin(users, eq(users.id, workProposals.madeBy))
    .where(isOpen(workId))
    .orderBy(asc(workProposals.id));
}

export const countOpen = (db: Queryable, workId: string) => db.$count(workProposals, isOpen(workId));

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
