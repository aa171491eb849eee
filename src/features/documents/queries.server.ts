import { and, asc, between, count, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#kit/db/database.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { toStorable } from '#kit/db/storable.ts';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { withoutPlaces, withPlaces } from './page-places.ts';
import { waitsForReader } from './states.ts';
import { documentPages, documents } from './table.server.ts';

export type DocumentRow = typeof documents.$inferSelect;

const mostListed = 300;

export const listOwn = (db: Queryable, ownerId: string): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), isNull(documents.deletedAt)))
    .orderBy(desc(documents.createdAt))
    .limit(mostListed);

export async function findOwn(
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.ownerId, ownerId), isNull(documents.deletedAt)));
  return row;
}

export async function findById(db: Queryable, id: string): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isNull(documents.deletedAt)));
  return row;
}

export async function insertDocument(
  tx: Queryable,
  values: typeof documents.$inferInsert,
): Promise<DocumentRow> {
  const [row] = await tx.insert(documents).values(values).returning();
  return row!;
}

export async function updateDocument(
  tx: Queryable,
  id: string,
  change: Partial<typeof documents.$inferInsert>,
): Promise<DocumentRow | undefined> {
  const [row] = await tx.update(documents).set(change).where(eq(documents.id, id)).returning();
  return row;
}

/** Those that wait for the reader of pictures; whoever takes them first has them. */
export async function startAgain(tx: Queryable, most: number): Promise<DocumentRow[]> {
  const waiting = tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(eq(documents.state, 'ready'), eq(documents.failure, waitsForReader), isNull(documents.deletedAt)),
    )
    .limit(most)
    .for('update', { skipLocked: true });
  return tx
    .update(documents)
    .set({ state: 'waiting', failure: null, pagesRead: 0, unreadPages: 0 })
    .where(inArray(documents.id, waiting))
    .returning();
}

/** Read once more after a crash, a page is written over by itself. */
export async function insertPages(tx: Queryable, documentId: string, pages: readonly ReadPage[]) {
  if (pages.length === 0) return;
  const rows = pages.map((page) => ({
    id: newId(),
    documentId,
    number: page.number,
    ...toStorable(withoutPlaces(page)),
  }));
  await tx
    .insert(documentPages)
    .values(rows)
    .onConflictDoUpdate({
      target: [documentPages.documentId, documentPages.number],
      set: { page: sql`excluded.page`, places: sql`excluded.places` },
    });
}

export async function pagesBetween(
  db: Queryable,
  documentId: string,
  from: number,
  to: number,
): Promise<ReadPage[]> {
  const rows = await db
    .select({ page: documentPages.page, places: documentPages.places })
    .from(documentPages)
    .where(and(eq(documentPages.documentId, documentId), between(documentPages.number, from, to)))
    .orderBy(asc(documentPages.number));
  return rows.map(({ page, places }) => withPlaces(page, places));
}

const pagesAtOnce = 100;

/** All that is read of a document, without the places of its words; a hundred pages at a time, so that others wait for little. */
export async function* plainPages(db: Database, documentId: string): AsyncGenerator<ReadPage> {
  for (let from = 1; ;) {
    const rows = await db
      .select({ number: documentPages.number, page: documentPages.page })
      .from(documentPages)
      .where(and(eq(documentPages.documentId, documentId), gte(documentPages.number, from)))
      .orderBy(asc(documentPages.number))
      .limit(pagesAtOnce);
    for (const { page } of rows) yield page;
    if (rows.length < pagesAtOnce) return;
    from = rows.at(-1)!.number + 1;
  }
}

export async function countOwn(tx: Queryable, ownerId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(documents).where(eq(documents.ownerId, ownerId));
  return row?.count ?? 0;
}

export async function markDeleted(tx: Queryable, id: string): Promise<boolean> {
  const gone = await tx
    .update(documents)
    .set({ deletedAt: new Date() })
    .where(and(eq(documents.id, id), isNull(documents.deletedAt)))
    .returning({ id: documents.id });
  return gone.length > 0;
}

export async function undelete(tx: Queryable, id: string) {
  await tx.update(documents).set({ deletedAt: null }).where(eq(documents.id, id));
}

/** Its file, where it was still deleted; someone may bring it back at this very moment. */
export async function removeDeleted(db: Queryable, id: string): Promise<string | undefined> {
  const [gone] = await db
    .delete(documents)
    .where(and(eq(documents.id, id), isNotNull(documents.deletedAt)))
    .returning({ fileId: documents.fileId });
  return gone?.fileId;
}

/** Pages with their documents, for the index. */
export const pagesToFind = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: documentPages.id, page: documentPages.page, document: documents })
    .from(documentPages)
    .innerJoin(documents, eq(documents.id, documentPages.documentId))
    .where(and(inArray(documentPages.id, [...ids]), isNull(documents.deletedAt)));
