import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { publishAchievement } from '#social/people/deed.server.ts';
import { publishToWatchers } from './channel.server.ts';
import { likeCreation, unlikeCreation } from './contract.ts';
import { addLike, countLikes, likersOf, removeLike } from './like-queries.server.ts';
import type { ItemRow } from './queries.server.ts';
import { onceSeenItem, seenItem } from './who.server.ts';

export const likeEndpoints = [
  implement(likeCreation, async ({ params: { id: itemId } }, context) =>
    context.bus.transact(async (tx) => {
      const item = await seenItem(context, tx, itemId);
      await mustBeWelcome(tx, { from: context.caller.user.id, to: item.ownerId });
      if (await addLike(tx, { itemId, ownerId: context.caller.user.id })) {
        await notifyMaker(tx, context, item);
        publishAchievement(tx, context.caller.user.id);
        publishToWatchers(tx, itemId);
      }
      return { likes: await countLikes(tx, itemId), liked: true };
    }),
  ),

  implement(unlikeCreation, async ({ params: { id: itemId } }, context) =>
    context.bus.transact(async (tx) => {
      await onceSeenItem(context, tx, itemId);
      if (await removeLike(tx, { itemId, ownerId: context.caller.user.id })) publishToWatchers(tx, itemId);
      return { likes: await countLikes(tx, itemId), liked: false };
    }),
  ),
];

/** All likes that came while nobody looked are one notification. */
async function notifyMaker(tx: BusTransaction, context: MemberContext, { id, ownerId, title }: ItemRow) {
  if (ownerId === context.caller.user.id) return;
  const { latest, count } = await likersOf(tx, { itemId: id, ownerId });
  const others = count - 1;
  await notify(tx, context, {
    ownerId,
    from: context.caller.user.id,
    kind: 'gallery.liked',
    gathered: true,
    data: {
      title: 'Someone likes what you made',
      text: `${latest}${others > 0 ? ` and ${others} ${others === 1 ? 'other' : 'others'} like` : ' likes'} “${title}”.`,
      path: `/gallery/${id}`,
    },
  });
}
