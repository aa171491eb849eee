/** What is said about experiments: found, written and changed. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Reader } from '#social/people/audience.server.ts';
import { authorColumns } from './queries.server.ts';
import { labPosts, labVersions } from './table.server.ts';

const pageSize = 20;
const shown = { post: labPosts, author: authorColumns, version: labVersions.name };

const isThere = (reader: Reader, isAdmin: boolean) =>
  and(
    isNull(labPosts.deletedAt),
    isNull(users.suspendedAt),
    isAdmin
      ? undefined
      : or(isNull(labPosts.hiddenAt), reader === undefined ? undefined : eq(labPosts.authorId, reader)),
  );

export type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>;

export async function findPost(db: Queryable, id: string, reader: Reader, { isAdmin = false } = {}) {
  const [row] = await db
    .select(shown)
    .from(labPosts)
    .leftJoin(users, eq(users.id, labPosts.authorId))
    .leftJoin(labVersions, eq(labVersions.id, labPosts.versionId))
    .where(and(eq(labPosts.id, id), isThere(reader, isAdmin)));
  return row;
}

interface Wanted {
  experimentId: string;
  reader: Reader;
  isAdmin: boolean;
  kind?: 'feedback' | 'tried' | undefined;
  before?: string | undefined;
}

/** A page of threads, the newest first, and their replies, the oldest first. */
export async function listThreads(db: Queryable, { experimentId, reader, isAdmin, kind, before }: Wanted) {
  const find = () =>
    db
      .select(shown)
      .from(labPosts)
      .leftJoin(users, eq(users.id, labPosts.authorId))
      .leftJoin(labVersions, eq(labVersions.id, labPosts.versionId));
  const isRead = and(
    eq(labPosts.experimentId, experimentId),
    isThere(reader, isAdmin),
    isHeardBy(reader, labPosts.authorId),
  );
  const rows = await find()
    .where(
      and(
        isRead,
        kind ? eq(labPosts.kind, kind) : ne(labPosts.kind, 'reply'),
        before ? lt(labPosts.id, before) : undefined,
      ),
    )
    .orderBy(desc(labPosts.id))
    .limit(pageSize + 1);
  const threads = rows.slice(0, pageSize);
  const ids = threads.map(({ post }) => post.id);
  const replies =
    ids.length > 0
      ? await find()
          .where(and(isRead, inArray(labPosts.parentId, ids)))
          .orderBy(asc(labPosts.id))
      : [];
  return { threads, replies, next: rows.length > pageSize ? ids.at(-1)! : null };
}

/** How it went for those who tried it: of each the last word. */
export async function countOutcomes(db: Queryable, experimentId: string) {
  const { rows } = await db.execute<{ outcome: 'worked' | 'partly' | 'failed'; count: number }>(sql`
    select t.outcome, count(*)::int as count from (
      select distinct on (coalesce(p.author_id, p.id)) p.outcome from lab_post p
      where p.experiment_id = ${experimentId} and p.kind = 'tried' and p.deleted_at is null and p.hidden_at is null
        and not exists (select from "user" u where u.id = p.author_id and u.suspended_at is not null)
      order by coalesce(p.author_id, p.id), p.id desc) t
    group by t.outcome`);
  const of = (outcome: string) => rows.find((row) => row.outcome === outcome)?.count ?? 0;
  return { worked: of('worked'), partly: of('partly'), failed: of('failed') };
}

export async function insertPost(tx: Queryable, values: typeof labPosts.$inferInsert) {
  const [row] = await tx.insert(labPosts).values(values).returning({ id: labPosts.id });
  return row!.id;
}

export async function updatePost(tx: Queryable, id: string, change: Partial<typeof labPosts.$inferInsert>) {
  const [row] = await tx.update(labPosts).set(change).where(eq(labPosts.id, id)).returning();
  return row;
}

export const countThreads = (db: Queryable, experimentId: string) =>
  db.$count(
    labPosts,
    and(eq(labPosts.experimentId, experimentId), ne(labPosts.kind, 'reply'), isNull(labPosts.deletedAt)),
  );

export const countReplies = (db: Queryable, parentId: string) =>
  db.$count(labPosts, and(eq(labPosts.parentId, parentId), isNull(labPosts.deletedAt)));

export async function removeDeletedPost(db: Queryable, id: string) {
  await db.delete(labPosts).where(and(eq(labPosts.id, id), isNotNull(labPosts.deletedAt)));
}
