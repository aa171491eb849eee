import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { blogComments } from './table.server.ts';

const pageSize = 20;

const shown = {
  id: blogComments.id,
  postId: blogComments.postId,
  authorId: blogComments.authorId,
  text: blogComments.text,
  createdAt: blogComments.createdAt,
  editedAt: blogComments.editedAt,
  author: {
    name: users.name,
    handle: sql<string | null>`coalesce(${users.displayUsername}, ${users.username})`,
    picture: users.image,
  },
};

const isThere = and(isNull(blogComments.deletedAt), isNull(blogComments.hiddenAt), isNull(users.suspendedAt));

interface Filter {
  post: string;
  before?: string | undefined;
  /** Does not see those whom they muted or blocked. */
  reader: string | undefined;
}

export async function listCommentRows(db: Queryable, { post, before, reader }: Filter) {
  const rows = await db
    .select(shown)
    .from(blogComments)
    .leftJoin(users, eq(users.id, blogComments.authorId))
    .where(
      and(
        isThere,
        isHeardBy(reader, blogComments.authorId),
        eq(blogComments.postId, post),
        before ? lt(blogComments.id, before) : undefined,
      ),
    )
    .orderBy(desc(blogComments.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.id : null };
}

export async function findComment(db: Queryable, id: string) {
  const [row] = await db
    .select(shown)
    .from(blogComments)
    .leftJoin(users, eq(users.id, blogComments.authorId))
    .where(and(isThere, eq(blogComments.id, id)));
  return row;
}

type Change = Partial<Pick<typeof blogComments.$inferInsert, 'text' | 'editedAt' | 'hiddenAt' | 'deletedAt'>>;

export async function updateComment(tx: Queryable, id: string, change: Change) {
  await tx.update(blogComments).set(change).where(eq(blogComments.id, id));
}

export async function removeDeletedComment(db: Queryable, id: string) {
  await db.delete(blogComments).where(and(eq(blogComments.id, id), isNotNull(blogComments.deletedAt)));
}
