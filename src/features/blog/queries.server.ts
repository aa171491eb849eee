/** Posts that are out. */
import { and, count, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { blogComments, blogPosts } from './table.server.ts';

const pageSize = 20;
const mostTagsListed = 40;
const mostRelated = 3;
/** Readers of feeds ask often: they get what is new, not everything. */
const mostInFeed = 30;

export type PostRow = typeof blogPosts.$inferSelect;

/** A post whose time has come is out at that moment; that its row says so follows. */
export const isOut = sql`(${blogPosts.state} = 'published'
  or (${blogPosts.state} = 'scheduled' and ${blogPosts.publishAt} <= now()))`;
const outSince = sql<Date>`coalesce(${blogPosts.publishedAt}, ${blogPosts.publishAt})`.mapWith(
  blogPosts.publishedAt,
);

export async function listPostRows(
  db: Queryable,
  { tag, before }: { tag?: string | undefined; before?: string | undefined },
) {
  const rows = await db
    .select()
    .from(blogPosts)
    .where(
      and(
        isOut,
        tag ? sql`${blogPosts.tags} @> array[${tag}]::text[]` : undefined,
        before
          ? sql`(${outSince}, ${blogPosts.id}) < (select coalesce(p.published_at, p.publish_at), p.id
              from blog_post p where p.id = ${before})`
          : undefined,
      ),
    )
    .orderBy(desc(outSince), desc(blogPosts.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.id : null };
}

export const listNewest = (db: Queryable) =>
  db.select().from(blogPosts).where(isOut).orderBy(desc(outSince), desc(blogPosts.id)).limit(mostInFeed);

export const listOutSlugs = (db: Queryable) =>
  db
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(isOut)
    .limit(10_000);

export async function listTagRows(db: Queryable) {
  const tag = sql<string>`unnest(${blogPosts.tags})`;
  const many = sql<number>`count(*)::int`;
  return db
    .select({ tag, count: many })
    .from(blogPosts)
    .where(isOut)
    .groupBy(tag)
    .orderBy(desc(many), tag)
    .limit(mostTagsListed);
}

/** Whatever its state. */
export async function findPost(
  db: Queryable,
  which: { slug: string } | { id: string },
): Promise<(PostRow & { isOut: boolean }) | undefined> {
  const [row] = await db
    .select({ post: blogPosts, isOut: sql<boolean>`${isOut}` })
    .from(blogPosts)
    .where('slug' in which ? eq(blogPosts.slug, which.slug) : eq(blogPosts.id, which.id));
  return row && { ...row.post, isOut: row.isOut };
}

/** Those that share the most tags with it; the newest of equals. */
export async function listRelated(db: Queryable, { id, tags }: PostRow): Promise<PostRow[]> {
  if (tags.length === 0) return [];
  const own: SQL = sql`array[${sql.join(
    tags.map((tag) => sql`${tag}`),
    sql`, `,
  )}]::text[]`;
  const shared = sql<number>`(select count(*) from unnest(${blogPosts.tags}) t where t = any(${own}))`;
  return db
    .select()
    .from(blogPosts)
    .where(and(isOut, ne(blogPosts.id, id), sql`${blogPosts.tags} && ${own}`))
    .orderBy(desc(shared), desc(outSince))
    .limit(mostRelated);
}

/** Those that everyone sees. */
export async function countComments(db: Queryable, postId: string): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(blogComments)
    .leftJoin(users, eq(users.id, blogComments.authorId))
    .where(
      and(
        eq(blogComments.postId, postId),
        isNull(blogComments.deletedAt),
        isNull(blogComments.hiddenAt),
        isNull(users.suspendedAt),
      ),
    );
  return row!.many;
}
