import { and, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { apart } from '#kit/db/apart.server.ts';
import type { Database, Queryable } from '#kit/db/database.server.ts';
import { works } from '#tools/work/table.server.ts';
import { siteAnswers, siteFiles, sites } from './table.server.ts';

export type SiteRow = typeof sites.$inferSelect;

export async function findSiteOf(db: Queryable, workId: string): Promise<SiteRow | undefined> {
  const [row] = await db.select().from(sites).where(eq(sites.workId, workId));
  return row;
}

export async function findSiteAt(db: Queryable, slug: string): Promise<SiteRow | undefined> {
  const [row] = await db.select().from(sites).where(eq(sites.slug, slug));
  return row;
}

const isVisible = and(
  isNotNull(sites.publishedAt),
  isNull(sites.hiddenAt),
  isNull(works.deletedAt),
  or(isNull(users.id), isNull(users.suspendedAt)),
);

/** A site that everyone may see: published, not hidden, not in the trash, and its owner not suspended. */
export async function findVisible(db: Queryable, slug: string) {
  const [found] = await db
    .select({ site: sites, ownerId: works.ownerId })
    .from(sites)
    .innerJoin(works, eq(works.id, sites.workId))
    .leftJoin(users, eq(users.id, works.ownerId))
    .where(and(eq(sites.slug, slug), isVisible));
  return found;
}

export async function findFile(db: Queryable, siteId: string, path: string) {
  const [row] = await db
    .select({ type: siteFiles.type, bytes: siteFiles.bytes })
    .from(siteFiles)
    .where(and(eq(siteFiles.siteId, siteId), eq(siteFiles.path, path)));
  return row;
}

export async function writeSite(
  tx: Queryable,
  values: typeof sites.$inferInsert,
  files: readonly Omit<typeof siteFiles.$inferInsert, 'siteId'>[],
): Promise<SiteRow> {
  const { workId, ...changed } = values;
  const [site] = await tx
    .insert(sites)
    .values({ workId, ...changed })
    .onConflictDoUpdate({ target: sites.workId, set: changed })
    .returning();
  await tx.delete(siteFiles).where(eq(siteFiles.siteId, site!.id));
  for (const file of files) await tx.insert(siteFiles).values({ ...file, siteId: site!.id });
  return site!;
}

export async function takeDown(tx: Queryable, workId: string) {
  const [site] = await tx
    .update(sites)
    .set({ publishedAt: null })
    .where(eq(sites.workId, workId))
    .returning({ id: sites.id });
  if (site) await tx.delete(siteFiles).where(eq(siteFiles.siteId, site.id));
}

export const countSites = (tx: Queryable, ownerId: string) =>
  tx
    .select({ id: sites.id })
    .from(sites)
    .innerJoin(works, eq(works.id, sites.workId))
    .where(eq(works.ownerId, ownerId))
    .then((rows) => rows.length);

/** One at a time: whoever counts its answers is not outrun. */
export const lockSite = (tx: Queryable, id: string) =>
  tx.select({ id: sites.id }).from(sites).where(eq(sites.id, id)).for('no key update');

export const countAnswers = (db: Queryable, siteId: string) =>
  db.$count(siteAnswers, eq(siteAnswers.siteId, siteId));

export const insertAnswer = (tx: Queryable, values: typeof siteAnswers.$inferInsert) =>
  tx.insert(siteAnswers).values(values);

export const listAnswerRows = (
  db: Queryable,
  { siteId, before, most }: { siteId: string; before?: string | undefined; most: number },
) =>
  db
    .select()
    .from(siteAnswers)
    .where(and(eq(siteAnswers.siteId, siteId), before ? lt(siteAnswers.id, before) : undefined))
    .orderBy(desc(siteAnswers.id))
    .limit(most);

export const removeAnswer = async (db: Queryable, siteId: string, id: string) =>
  (
    await db
      .delete(siteAnswers)
      .where(and(eq(siteAnswers.siteId, siteId), eq(siteAnswers.id, id)))
      .returning({ id: siteAnswers.id })
  ).length > 0;

/** For the export of a person's data: sites that are theirs, and what was sent to these. */
export async function* sitesOf(db: Database, ownerId: string) {
  yield* await apart(db, ownerId, () =>
    db
      .select(siteColumns)
      .from(sites)
      .innerJoin(works, eq(works.id, sites.workId))
      .where(eq(works.ownerId, ownerId)),
  );
}

const siteColumns = {
  id: sites.id,
  workId: sites.workId,
  slug: sites.slug,
  title: sites.title,
  revision: sites.revision,
  publishedAt: sites.publishedAt,
  hiddenAt: sites.hiddenAt,
  createdAt: sites.createdAt,
};

export async function* answersOf(db: Database, ownerId: string) {
  const page = 200;
  let before: string | undefined;
  for (;;) {
    const rows = await apart(db, ownerId, () =>
      db
        .select({ answer: siteAnswers, slug: sites.slug })
        .from(siteAnswers)
        .innerJoin(sites, eq(sites.id, siteAnswers.siteId))
        .innerJoin(works, eq(works.id, sites.workId))
        .where(and(eq(works.ownerId, ownerId), before ? lt(siteAnswers.id, before) : undefined))
        .orderBy(desc(siteAnswers.id))
        .limit(page),
    );
    for (const { answer, slug } of rows) yield { ...answer, site: slug };
    if (rows.length < page) return;
    before = rows.at(-1)!.answer.id;
  }
}
