import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import { commentsOn } from '#social/comments/comments-on.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { publishToWatchers } from './channel.server.ts';
import { comments as rows } from './comment-queries.server.ts';
import { addComment, deleteComment, editComment, listComments, restoreComment } from './contract.ts';
import { mayDeleteComment, mayEdit } from './policy.ts';
import { presentComment } from './present.server.ts';
import type { ItemRow } from './queries.server.ts';
import { makerOf, onceSeenItem, seenItem } from './who.server.ts';

const longestQuote = 200;

const comments = commentsOn<ItemRow>({
  kind: 'gallery-comment',
  rows,
  subject: {
    find: seenItem,
    findForDeleting: onceSeenItem,
    async onAdded(tx, context, item, text) {
      await mustBeWelcome(tx, { from: context.caller.user.id, to: item.ownerId });
      await notifyMaker(tx, context, item, text);
    },
    onChanged: publishToWatchers,
    labelOfOthers: ({ title }) => `A comment on “${title}”`,
  },
  async policy(context, db) {
    const viewer = await makerOf(context, db);
    return ({ authorId: ownerId }, item) => ({
      edit: mayEdit(viewer, { ownerId }),
      delete: mayDeleteComment(viewer, { ownerId }, item),
    });
  },
});

export const { trash: commentTrash } = comments;

export const commentEndpoints = [
  implement(listComments, async ({ query: { item, before } }, context) => {
    const { items, next } = await comments.list(context, { place: item, before });
    return { items: items.map(({ may, ...comment }) => presentComment(comment, may)), next };
  }),
  implement(addComment, ({ params: { id }, body: { text } }, context) => comments.add(context, id, text)),
  implement(editComment, ({ params: { id }, body: { text } }, context) => comments.edit(context, id, text)),
  implement(deleteComment, ({ params: { id } }, context) => comments.remove(context, id)),
  implement(restoreComment, ({ params: { id } }, context) => comments.restore(context, id)),
];

async function notifyMaker(tx: BusTransaction, context: MemberContext, item: ItemRow, text: string) {
  const { user } = context.caller;
  if (item.ownerId === user.id) return;
  const quote = text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text;
  await notify(tx, context, {
    ownerId: item.ownerId,
    from: user.id,
    kind: 'gallery.commented',
    data: {
      title: `${user.name} commented on “${item.title}”`,
      text: quote.toWellFormed(),
      path: `/gallery/${item.id}`,
    },
  });
}
