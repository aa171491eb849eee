import { and, count, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { FeedbackState, FeedbackType } from './contract.ts';
import { feedback } from './table.server.ts';

const pageSize = 25;

export interface FeedbackFilter {
  ownerId?: string;
  state?: FeedbackState;
  type?: FeedbackType;
  /** The last id of the page before; ids sort by time. */
  before?: string;
}

const withSender = {
  feedback,
  sender: {
    id: users.id,
    name: users.name,
    handle: users.displayUsername,
    email: users.email,
    emailVerified: users.emailVerified,
  },
};

export type FeedbackWithSender = Awaited<ReturnType<typeof listFeedbackRows>>['rows'][number];

/** One page, newest first, and where the next begins. */
export async function listFeedbackRows(db: Queryable, { ownerId, state, type, before }: FeedbackFilter) {
  const rows = await db
    .select(withSender)
    .from(feedback)
    .leftJoin(users, eq(users.id, feedback.ownerId))
    .where(
      and(
        isNull(feedback.deletedAt),
        ownerId ? eq(feedback.ownerId, ownerId) : undefined,
        state ? eq(feedback.state, state) : undefined,
        type ? eq(feedback.type, type) : undefined,
        before ? lt(feedback.id, before) : undefined,
      ),
    )
    .orderBy(desc(feedback.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.feedback.id : null };
}

export async function countFeedback(db: Queryable): Promise<Record<FeedbackState, number>> {
  const rows = await db
    .select({ state: feedback.state, count: count() })
    .from(feedback)
    .where(isNull(feedback.deletedAt))
    .groupBy(feedback.state);
  return {
    open: 0,
    answered: 0,
    closed: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
  };
}

export async function findFeedback(db: Queryable, id: string) {
  const [row] = await db
    .select(withSender)
    .from(feedback)
    .leftJoin(users, eq(users.id, feedback.ownerId))
    .where(and(eq(feedback.id, id), isNull(feedback.deletedAt)));
  return row;
}

export async function insertFeedback(tx: Queryable, values: typeof feedback.$inferInsert) {
  const [row] = await tx.insert(feedback).values(values).returning({ id: feedback.id });
  return row!.id;
}

/** Changes what is not in the trash; answers the row, or undefined where there is none. */
export async function updateFeedback(
  tx: Queryable,
  id: string,
  change: Partial<Pick<typeof feedback.$inferInsert, 'state' | 'answer' | 'answeredAt' | 'deletedAt'>>,
) {
  const [row] = await tx
    .update(feedback)
    .set(change)
    .where(and(eq(feedback.id, id), isNull(feedback.deletedAt)))
    .returning();
  return row;
}

export async function undeleteFeedback(tx: Queryable, id: string) {
  const rows = await tx
    .update(feedback)
    .set({ deletedAt: null })
    .where(and(eq(feedback.id, id), isNotNull(feedback.deletedAt)))
    .returning({ id: feedback.id });
  return rows.length > 0;
}

/** Answers what was removed, or undefined when someone brought it back meanwhile. */
export async function purgeFeedback(db: Queryable, id: string) {
  const [gone] = await db
    .delete(feedback)
    .where(and(eq(feedback.id, id), isNotNull(feedback.deletedAt)))
    .returning({ screenshotId: feedback.screenshotId });
  return gone;
}
