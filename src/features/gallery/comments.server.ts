import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { tellWatchers } from './channel.server.ts';
import type { CommentRow } from '#kit/comments/comment-rows.server.ts';
import { comments } from './comment-queries.server.ts';
import { addComment, deleteComment, editComment, listComments, restoreComment } from './contract.ts';
import { mayDeleteComment, mayEdit } from './policy.ts';
import { presentComment } from './present.server.ts';
import { galleryComments } from './table.server.ts';
import type { ItemRow } from './queries.server.ts';
import { commentTrash } from './trash.server.ts';
import { makerOf, onceSeenItem, seenItem, viewerOf } from './who.server.ts';

const longestQuote = 200;
const done = { success: true } as const;

export const commentEndpoints = [
  implement(listComments, async ({ query }, context) => {
    const item = await seenItem(context, context.db, query.item);
    const viewer = await makerOf(context, context.db);
    const { rows, next } = await comments.list(context.db, {
      place: query.item,
      before: query.before,
      reader: viewer?.id,
    });
    const items = rows.map((row) =>
      presentComment(row, {
        edit: mayEdit(viewer, ofIts(row)),
        delete: mayDeleteComment(viewer, ofIts(row), item),
      }),
    );
    return { items, next };
  }),

  implement(addComment, async ({ params, body: { text } }, context) =>
    context.bus.transact(async (tx) => {
      const item = await seenItem(context, tx, params.id);
      await mustBeWelcome(tx, { from: context.caller.user.id, to: item.ownerId });
      const [row] = await tx
        .insert(galleryComments)
        .values({ itemId: item.id, ownerId: context.caller.user.id, text })
        .returning({ id: galleryComments.id });
      await tellMaker(tx, context, item, text);
      tellWatchers(tx, item.id);
      return { id: row!.id };
    }),
  ),

  implement(editComment, async ({ params: { id }, body: { text } }, context) =>
    context.bus.transact(async (tx) => {
      const { comment, item } = await seenComment(context, tx, id);
      if (!mayEdit(viewerOf(context), ofIts(comment))) throw notYours();
      await comments.update(tx, id, { text, editedAt: new Date() });
      tellWatchers(tx, item.id);
      return done;
    }),
  ),

  implement(deleteComment, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const { comment, item } = await seenComment(context, tx, id, onceSeenItem);
      if (!mayDeleteComment(await makerOf(context, tx), ofIts(comment), item)) throw notYours();
      await comments.update(tx, id, { deletedAt: new Date() });
      await context.trash.put(tx, {
        ownerId: context.caller.user.id,
        kind: commentTrash.kind,
        subjectId: id,
        // What someone else wrote goes when they do, so their words are not copied here.
        label:
          comment.authorId === context.caller.user.id
            ? `Comment: ${comment.text.slice(0, longestQuote).toWellFormed()}`
            : `A comment on “${item.title}”`,
      });
      tellWatchers(tx, item.id);
      return done;
    }),
  ),

  implement(restoreComment, async ({ params: { id } }, context) => {
    if (
      !(await context.trash.bringBack(context, context.caller.user.id, {
        kind: commentTrash.kind,
        subjectId: id,
      }))
    )
      throw noSuchComment();
    return done;
  }),
];

const ofIts = ({ authorId }: CommentRow) => ({ ownerId: authorId });
const noSuchComment = () => new AppError('not_found:comment');
const notYours = () => new AppError('forbidden:comment', { message: 'Only whoever wrote it can do that.' });

/** With the creation that it stands under. What an admin hid is gone for all. */
async function seenComment(context: Context, tx: Queryable, id: string, look = seenItem) {
  const comment = await comments.find(tx, id);
  if (!comment) throw noSuchComment();
  return { comment, item: await look(context, tx, comment.placeId) };
}

async function tellMaker(tx: BusTransaction, context: MemberContext, item: ItemRow, text: string) {
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
