import { and, eq } from 'drizzle-orm';
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import { briefly } from '#kit/db/briefly.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { readerOf } from '#social/people/audience.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { presentListed } from '../present.server.ts';
import { listItems } from '../queries.server.ts';
import { collectionFollows, collections } from '../table.server.ts';
import { seenItem } from '../who.server.ts';
import {
  collectionsFor,
  createCollection,
  deleteCollection,
  editCollection,
  followCollection,
  getCollection,
  listCollected,
  listCollections,
  markCollectionSeen,
  unfollowCollection,
} from './contract.ts';
import { holdingEndpoints } from './hold.server.ts';
import { countHeld, listFor, listHeld, listRows, type CollectionRow } from './queries.server.ts';
import { mostCollections } from './rule.ts';
import { ownCollection, seenCollection } from './who.server.ts';

const done = { success: true } as const;

export const collectionEndpoints = [
  implement(listCollections, async ({ query }, context) => {
    const reader = readerOf(context);
    if (query.shelf && !reader) throw new AppError('unauthorized');
    const { rows, next } = await listRows(context.db, { ...query, reader });
    return { items: await present(context, rows), next };
  }),

  implement(getCollection, async ({ params: { id } }, context) => {
    const row = await seenCollection(context, context.db, id);
    const [shown] = await present(context, [row]);
    return {
      ...shown!,
      mine: row.collection.ownerId === readerOf(context),
      following: row.seenAt !== null,
      hidden: row.collection.hiddenAt !== null,
    };
  }),

  implement(listCollected, async ({ query: { collection: id, before } }, context) => {
    const reader = readerOf(context);
    const {
      collection: { rule },
    } = await seenCollection(context, context.db, id);
    if (!rule) {
      const after = before === undefined ? undefined : Number.parseInt(before, 10);
      const { rows, next } = await listHeld(context, { reader, collectionId: id, after });
      return { items: rows.map(({ place: _, ...row }) => presentListed(context, row)), next };
    }
    // A place of a collection that was filled by hand until just now.
    const cursor = before?.includes('.') ? before : undefined;
    const { rows, next } = await briefly(context, (tx) =>
      listItems({ db: tx, subjects: context.subjects }, { ...rule, before: cursor }, reader),
    );
    return { items: rows.map((row) => presentListed(context, row)), next };
  }),

  implement(createCollection, async ({ body }, { bus, caller }) =>
    bus.transact(async (tx) => {
      const ownerId = caller.user.id;
      if (body.isPublic) mustHaveHandle(caller.user);
      await holdOwner(tx, ownerId);
      if ((await tx.$count(collections, eq(collections.ownerId, ownerId))) >= mostCollections)
        throw new AppError('conflict:collections', {
          message: `You can have up to ${mostCollections} collections. Delete one first.`,
        });
      const [row] = await tx
        .insert(collections)
        .values({ ownerId, ...body })
        .returning({ id: collections.id });
      return { id: row!.id };
    }),
  ),

  implement(editCollection, async ({ params: { id }, body }, context) =>
    context.bus.transact(async (tx) => {
      const { collection } = await ownCollection(context, tx, id);
      if (body.isPublic) mustHaveHandle(context.caller.user);
      if ((collection.rule === null) !== (body.rule === null))
        throw new AppError('invalid:rule', {
          message: 'You can’t change how a collection is filled.',
        });
      await tx
        .update(collections)
        .set({ ...body, changedAt: new Date() })
        .where(eq(collections.id, id));
      return done;
    }),
  ),

  implement(deleteCollection, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      await ownCollection(context, tx, id);
      await tx.delete(collections).where(eq(collections.id, id));
      return done;
    }),
  ),

  implement(collectionsFor, async ({ params: { id } }, context) => {
    await seenItem(context, context.db, id);
    return { items: await listFor(context.db, context.caller.user.id, id) };
  }),

  implement(followCollection, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const ownerId = context.caller.user.id;
      const { collection } = await seenCollection(context, tx, id);
      if (collection.ownerId === ownerId)
        throw new AppError('invalid:own', { message: 'You can’t follow your own collection.' });
      await mustBeWelcome(tx, { from: ownerId, to: collection.ownerId });
      await tx.insert(collectionFollows).values({ collectionId: id, ownerId }).onConflictDoNothing();
      return done;
    }),
  ),

  implement(unfollowCollection, async ({ params: { id } }, { db, caller }) => {
    await db.delete(collectionFollows).where(isFollow(id, caller.user.id));
    return done;
  }),

  implement(markCollectionSeen, async ({ params: { id } }, { db, caller }) => {
    await db.update(collectionFollows).set({ seenAt: new Date() }).where(isFollow(id, caller.user.id));
    return done;
  }),

  ...holdingEndpoints,
];

const isFollow = (collectionId: string, ownerId: string) =>
  and(eq(collectionFollows.collectionId, collectionId), eq(collectionFollows.ownerId, ownerId));

function mustHaveHandle({ handle }: { handle: string | null }) {
  if (!handle)
    throw new AppError('conflict:no_handle', {
      message: 'Choose a handle first. Public collections show their owner.',
    });
}

async function present(context: Context, rows: readonly CollectionRow[]) {
  const counts = await countHeld(
    context,
    readerOf(context),
    rows.map(({ collection }) => collection.id),
  );
  return rows.map(
    ({ collection: { ownerId: _, hiddenAt: __, createdAt: ___, ...shown }, owner, followers, seenAt }) => ({
      ...shown,
      owner,
      followers,
      count: shown.rule ? null : (counts.get(shown.id) ?? 0),
      isNew: seenAt !== null && seenAt < shown.changedAt,
    }),
  );
}
