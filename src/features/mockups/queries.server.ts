import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { personColumns } from '#social/people/audience.server.ts';
import { mockupComments } from './table.server.ts';

const shown = { comment: mockupComments, author: personColumns };
export type CommentRow = Awaited<ReturnType<typeof listCommentRows>>[number];

/** Pins and replies, the oldest first, without those of people whom the reader muted or blocked, or who blocked the reader. */
export const listCommentRows = (db: Queryable, workId: string, reader: string) =>
  db
    .select(shown)
    .from(mockupComments)
    .leftJoin(users, and(eq(users.id, mockupComments.authorId), isNull(users.suspendedAt)))
    .where(and(eq(mockupComments.workId, workId), isHeardBy(reader, mockupComments.authorId)))
    .orderBy(asc(mockupComments.id));

export async function findComment(db: Queryable, id: string) {
  const [row] = await db.select().from(mockupComments).where(eq(mockupComments.id, id));
  return row;
}

export const countPins = (db: Queryable, workId: string) =>
  db.$count(mockupComments, and(eq(mockupComments.workId, workId), isNull(mockupComments.parentId)));

export const countReplies = (db: Queryable, parentId: string) =>
  db.$count(mockupComments, eq(mockupComments.parentId, parentId));

/** Whether others answered it. */
export const hasRepliesByOthers = async (db: Queryable, id: string, who: string) =>
  (await db.$count(
    mockupComments,
    and(
      eq(mockupComments.parentId, id),
      or(isNull(mockupComments.authorId), ne(mockupComments.authorId, who)),
    ),
  )) > 0;

export async function insertComment(tx: Queryable, values: typeof mockupComments.$inferInsert) {
  const [row] = await tx.insert(mockupComments).values(values).returning({ id: mockupComments.id });
  return row!;
}

export async function updateComment(
  tx: Queryable,
  id: string,
  change: Partial<typeof mockupComments.$inferInsert>,
) {
  await tx.update(mockupComments).set(change).where(eq(mockupComments.id, id));
}

export async function removeComment(tx: Queryable, id: string) {
  await tx.delete(mockupComments).where(eq(mockupComments.id, id));
}
