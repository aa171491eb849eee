/** What is in a collection that is filled by hand: put in, taken out, put elsewhere. */
import { and, eq } from 'drizzle-orm';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { publishAchievement } from '#social/people/deed.server.ts';
import { collectionItems, collections } from '../table.server.ts';
import { noSuchCreation, seenItem } from '../who.server.ts';
import { addToCollection, moveInCollection, removeFromCollection } from './contract.ts';
import { holdCollection, nextPlace, orderOf, saveOrder } from './queries.server.ts';
import { mostCollected } from './rule.ts';
import { ownCollection } from './who.server.ts';

const done = { success: true } as const;

export const holdingEndpoints = [
  implement(addToCollection, async ({ params: { id, item } }, context) =>
    context.bus.transact(async (tx) => {
      await toFillByHand(context, tx, id);
      await seenItem(context, tx, item);
      if ((await tx.$count(collectionItems, eq(collectionItems.collectionId, id))) >= mostCollected)
        throw new AppError('conflict:full', {
          message: `A collection holds up to ${mostCollected} creations.`,
        });
      const added = await tx
        .insert(collectionItems)
        .values({ collectionId: id, itemId: item, place: await nextPlace(tx, id) })
        .onConflictDoNothing()
        .returning({ id: collectionItems.itemId });
      if (added.length > 0) publishAchievement(tx, context.caller.user.id);
      if (added.length > 0)
        await tx.update(collections).set({ changedAt: new Date() }).where(eq(collections.id, id));
      return done;
    }),
  ),

  implement(removeFromCollection, async ({ params: { id, item } }, context) =>
    context.bus.transact(async (tx) => {
      await toFillByHand(context, tx, id);
      await tx
        .delete(collectionItems)
        .where(and(eq(collectionItems.collectionId, id), eq(collectionItems.itemId, item)));
      return done;
    }),
  ),

  implement(moveInCollection, async ({ params: { id, item }, body: { to } }, context) =>
    context.bus.transact(async (tx) => {
      await toFillByHand(context, tx, id);
      const order = await orderOf(context, tx, context.caller.user.id, id);
      if (!order.some((one) => one.id === item)) throw noSuchCreation();
      await saveOrder(tx, id, moved(order, item, to));
      return done;
    }),
  ),
];

async function toFillByHand(context: MemberContext, tx: BusTransaction, id: string) {
  await holdCollection(tx, id);
  const { collection } = await ownCollection(context, tx, id);
  if (collection.rule)
    throw new AppError('conflict:rule', {
      message: 'This collection is filled by a rule. Edit the rule instead.',
    });
}

/** What its owner does not see just now keeps its neighbours: places are counted among the others. */
export function moved(order: readonly { id: string; isSeen: boolean }[], item: string, to: number): string[] {
  const rest = order.filter(({ id }) => id !== item);
  const seen = rest.filter(({ isSeen }) => isSeen);
  const next = seen[to];
  const at = next ? rest.indexOf(next) : rest.length;
  return [...rest.slice(0, at).map(({ id }) => id), item, ...rest.slice(at).map(({ id }) => id)];
}
