/** Posts as those who write them see them. */
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { PostRow } from './queries.server.ts';
import type { PostState } from './states.ts';
import { blogPosts, blogRevisions } from './table.server.ts';

const pageSize = 30;

export async function listDraftRows(
  db: Queryable,
  { state, before }: { state?: PostState | undefined; before?: string | undefined },
) {
  const rows = await db
    .select()
    .from(blogPosts)
    .where(
      and(
        state ? eq(blogPosts.state, state) : undefined,
        before
          ? sql`(${blogPosts.updatedAt}, ${blogPosts.id}) < (select p.updated_at, p.id from blog_post p where p.id = ${before})`
          : undefined,
      ),
    )
    .orderBy(desc(blogPosts.updatedAt), desc(blogPosts.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.id : null };
}

/** Nobody else changes it until the transaction ends. */
export async function holdPost(tx: Queryable, id: string): Promise<PostRow | undefined> {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update');
  return row;
}

export async function insertPost(
  tx: Queryable,
  values: typeof blogPosts.$inferInsert,
  authorId: string | null,
): Promise<string> {
  const [row] = await tx.insert(blogPosts).values(values).returning();
  await insertRevision(tx, row!, authorId);
  return row!.id;
}

export async function updatePost(
  tx: Queryable,
  id: string,
  change: Partial<typeof blogPosts.$inferInsert>,
): Promise<PostRow> {
  const [row] = await tx.update(blogPosts).set(change).where(eq(blogPosts.id, id)).returning();
  return row!;
}

/** What it says now, kept as a revision of its number. */
export async function insertRevision(tx: Queryable, post: PostRow, authorId: string | null) {
  const { id: postId, revision: number, title, summary, text, tags } = post;
  await tx.insert(blogRevisions).values({ postId, number, title, summary, text, tags, authorId });
}

export async function findRevision(db: Queryable, postId: string, number: number) {
  const [row] = await db
    .select()
    .from(blogRevisions)
    .where(and(eq(blogRevisions.postId, postId), eq(blogRevisions.number, number)));
  return row;
}

export async function listRevisionRows(db: Queryable, postId: string, before: number | undefined) {
  const rows = await db
    .select({ revision: blogRevisions, author: users.name })
    .from(blogRevisions)
    .leftJoin(users, eq(users.id, blogRevisions.authorId))
    .where(
      and(
        eq(blogRevisions.postId, postId),
        before === undefined ? undefined : lt(blogRevisions.number, before),
      ),
    )
    .orderBy(desc(blogRevisions.number))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.revision.number : null };
}
