import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { authorColumns } from './queries.server.ts';
import { galleryComments } from './table.server.ts';

const pageSize = 20;

const { id, itemId, ownerId, text, createdAt, editedAt, hiddenAt } = galleryComments;
const shown = { id, itemId, ownerId, text, createdAt, editedAt, hiddenAt, author: authorColumns };
export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>;

const isThere = and(isNull(galleryComments.deletedAt), isNull(users.suspendedAt));

interface Filter {
  item: string;
  before?: string | undefined;
  /** Does not see those whom they muted or blocked. */
  reader: string | undefined;
}

/** One page, the newest first, without what an admin hid. */
export async function listCommentRows(db: Queryable, filter: Filter) {
  const rows = await db
    .select(shown)
    .from(galleryComments)
    .leftJoin(users, eq(users.id, ownerId))
    .where(
      and(
        isThere,
        isNull(hiddenAt),
        isHeardBy(filter.reader, ownerId),
        eq(itemId, filter.item),
        filter.before ? lt(id, filter.before) : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.id : null };
}

export async function findComment(db: Queryable, commentId: string) {
  const [row] = await db
    .select(shown)
    .from(galleryComments)
    .leftJoin(users, eq(users.id, ownerId))
    .where(and(isThere, eq(id, commentId)));
  return row;
}

export async function insertComment(tx: Queryable, values: typeof galleryComments.$inferInsert) {
  const [row] = await tx.insert(galleryComments).values(values).returning({ id });
  return row!.id;
}

type Change = Partial<
  Pick<typeof galleryComments.$inferInsert, 'text' | 'editedAt' | 'hiddenAt' | 'deletedAt'>
>;

/** Answers the item it stands under. */
export async function updateComment(tx: Queryable, commentId: string, change: Change) {
  const [row] = await tx.update(galleryComments).set(change).where(eq(id, commentId)).returning({ itemId });
  return row?.itemId;
}

export async function removeDeletedComment(db: Queryable, commentId: string) {
  await db.delete(galleryComments).where(and(eq(id, commentId), isNotNull(galleryComments.deletedAt)));
}
