/** What one says of oneself in the directory, and the searches one keeps. */
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { deleteView, listViews, ownOfferings, putOfferings, saveView } from './contract.ts';
import { facetKinds, foldFacet, type Offerings } from './fields.ts';
import { directoryViews, memberFacets } from './table.server.ts';

const mostViews = 50;

export const ownEndpoints = [
  implement(ownOfferings, async (_, { db, caller }) => offeringsOf(db, caller.user.id)),

  implement(putOfferings, async ({ body }, { bus, caller }) =>
    bus.transact(async (tx) => {
      const ownerId = caller.user.id;
      await holdOwner(tx, ownerId);
      await tx.delete(memberFacets).where(eq(memberFacets.ownerId, ownerId));
      const rows = facetKinds.flatMap((kind) => {
        // The same, written twice, is one.
        const byValue = new Map(body[kind].map((label) => [foldFacet(label), label]));
        return [...byValue].map(([value, label]) => ({ ownerId, kind, value, label }));
      });
      if (rows.length > 0) await tx.insert(memberFacets).values(rows);
      return offeringsOf(tx, ownerId);
    }),
  ),

  implement(listViews, async (_, { db, caller }) => ({
    items: await db
      .select({ id: directoryViews.id, name: directoryViews.name, search: directoryViews.search })
      .from(directoryViews)
      .where(eq(directoryViews.ownerId, caller.user.id))
      .orderBy(asc(directoryViews.name), asc(directoryViews.id)),
  })),

  implement(saveView, async ({ body: { name, search } }, { bus, caller }) =>
    bus.transact(async (tx) => {
      const ownerId = caller.user.id;
      await holdOwner(tx, ownerId);
      if ((await tx.$count(directoryViews, eq(directoryViews.ownerId, ownerId))) >= mostViews)
        throw new AppError('conflict:views', {
          message: `You can save up to ${mostViews} searches. Delete one first.`,
        });
      const [row] = await tx.insert(directoryViews).values({ ownerId, name, search }).returning();
      return { id: row!.id, name, search };
    }),
  ),

  implement(deleteView, async ({ params: { id } }, { db, caller }) => {
    const gone = await db
      .delete(directoryViews)
      .where(and(eq(directoryViews.id, id), eq(directoryViews.ownerId, caller.user.id)))
      .returning({ id: directoryViews.id });
    if (gone.length === 0) throw new AppError('not_found:view');
    return { success: true } as const;
  }),
];

async function offeringsOf(db: Queryable, ownerId: string): Promise<Offerings> {
  const rows = await db
    .select()
    .from(memberFacets)
    .where(eq(memberFacets.ownerId, ownerId))
    .orderBy(asc(memberFacets.value));
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ label }) => label);
  return { offering: of('offering'), skill: of('skill'), language: of('language') };
}
