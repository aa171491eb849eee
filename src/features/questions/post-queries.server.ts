/** Single posts: found, written and changed. */
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy, isWelcomeAt } from '#kit/boundaries/boundaries.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { authorColumns, votesOf } from './queries.server.ts';
import { questionPosts, questionVersions, questionVotes, type PostKind } from './table.server.ts';

const isThere = and(isNull(questionPosts.deletedAt), isNull(users.suspendedAt));
const shownTo = (reader: string | undefined) => ({
  post: questionPosts,
  author: authorColumns,
  votes: votesOf,
  isWelcome: sql<boolean>`${reader ? isWelcomeAt(reader, questionPosts.authorId) : sql`true`}`,
});

export type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>;

/** With those that an admin hid or whose author blocked the reader; who may see them is for the caller to say. Of a question that is gone, nothing is there. */
export async function findPost(db: Queryable, id: string, reader: string | undefined) {
  const [row] = await db
    .select(shownTo(reader))
    .from(questionPosts)
    .leftJoin(users, eq(users.id, questionPosts.authorId))
    .where(and(isThere, eq(questionPosts.id, id)));
  return row;
}

/** Answers and comments of a question, the oldest first. */
export function listPosts(db: Queryable, questionId: string, reader: string | undefined) {
  return db
    .select(shownTo(reader))
    .from(questionPosts)
    .leftJoin(users, eq(users.id, questionPosts.authorId))
    .where(
      and(
        isThere,
        eq(questionPosts.questionId, questionId),
        inArray(questionPosts.kind, ['answer', 'comment']),
        isHeardBy(reader, questionPosts.authorId),
      ),
    )
    .orderBy(asc(questionPosts.id));
}

/** What they voted on the posts of a question. */
export async function votesBy(db: Queryable, ownerId: string, questionId: string) {
  const rows = await db
    .select({ postId: questionVotes.postId, value: questionVotes.value })
    .from(questionVotes)
    .innerJoin(questionPosts, eq(questionPosts.id, questionVotes.postId))
    .where(and(eq(questionVotes.ownerId, ownerId), eq(questionPosts.questionId, questionId)));
  return new Map(rows.map(({ postId, value }) => [postId, value]));
}

type NewPost = Omit<typeof questionPosts.$inferInsert, 'id' | 'questionId'> & { questionId?: string };

export async function insertPost(tx: Queryable, { questionId, ...values }: NewPost): Promise<string> {
  const id = newId();
  await tx.insert(questionPosts).values({ ...values, id, questionId: questionId ?? id });
  return id;
}

export async function updatePost(
  tx: Queryable,
  id: string,
  change: Partial<typeof questionPosts.$inferInsert>,
) {
  const [row] = await tx.update(questionPosts).set(change).where(eq(questionPosts.id, id)).returning();
  return row;
}

/** Others who add at the same moment wait here, so that what is counted stays true. */
export async function holdPost(tx: Queryable, id: string) {
  await tx.select({ id: questionPosts.id }).from(questionPosts).where(eq(questionPosts.id, id)).for('update');
}

export async function countPosts(
  db: Queryable,
  of: { kind: PostKind; questionId?: string; parentId?: string },
) {
  const [row] = await db
    .select({ count: count() })
    .from(questionPosts)
    .where(
      and(
        eq(questionPosts.kind, of.kind),
        isNull(questionPosts.deletedAt),
        of.questionId ? eq(questionPosts.questionId, of.questionId) : undefined,
        of.parentId ? eq(questionPosts.parentId, of.parentId) : undefined,
      ),
    );
  return row!.count;
}

export async function setVote(
  tx: Queryable,
  { postId, ownerId, value }: { postId: string; ownerId: string; value: number },
) {
  if (value === 0)
    await tx
      .delete(questionVotes)
      .where(and(eq(questionVotes.postId, postId), eq(questionVotes.ownerId, ownerId)));
  else
    await tx
      .insert(questionVotes)
      .values({ postId, ownerId, value })
      .onConflictDoUpdate({ target: [questionVotes.postId, questionVotes.ownerId], set: { value } });
  const [row] = await tx
    .select({ votes: sql<number>`coalesce(sum(${questionVotes.value}), 0)::int` })
    .from(questionVotes)
    .where(eq(questionVotes.postId, postId));
  return row!.votes;
}

/** Keeps what a post says now, before it says something else. */
export async function keepVersion(tx: Queryable, { post }: PostRow) {
  const { id: postId, authorId, title, text, tags, createdAt, editedAt } = post;
  await tx
    .insert(questionVersions)
    .values({ postId, authorId, title, text, tags, createdAt: editedAt ?? createdAt });
}

const mostVersions = 100;

/** The newest first. */
export function listVersionRows(db: Queryable, postId: string) {
  return db
    .select({ version: questionVersions, author: users.name })
    .from(questionVersions)
    .leftJoin(users, eq(users.id, questionVersions.authorId))
    .where(eq(questionVersions.postId, postId))
    .orderBy(desc(questionVersions.id))
    .limit(mostVersions);
}

export async function removeDeletedPost(db: Queryable, id: string) {
  await db.delete(questionPosts).where(and(eq(questionPosts.id, id), isNotNull(questionPosts.deletedAt)));
}

/** Someone who can be asked by their handle. */
export async function findByHandle(db: Queryable, handle: string) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, handle.toLowerCase()), isNull(users.suspendedAt)));
  return row?.id;
}

export async function findPerson(db: Queryable, id: string) {
  const [row] = await db
    .select(authorColumns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.suspendedAt)));
  return row ?? null;
}
