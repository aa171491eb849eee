import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { comments } from './comment-queries.server.ts';
import {
  addPostComment,
  deletePostComment,
  editPostComment,
  listPostComments,
  restorePostComment,
} from './contract.ts';
import { findPost } from './queries.server.ts';
import { blogComments } from './table.server.ts';
import { commentTrash } from './trash.server.ts';

const longestQuote = 200;
const done = { success: true } as const;

const readerOf = ({ caller }: Context) => (caller.kind === 'member' ? caller.user.id : undefined);

export const commentEndpoints = [
  implement(listPostComments, async ({ query }, context) => {
    await mustBeOut(context.db, query.post);
    const reader = readerOf(context);
    const { rows, next } = await comments.list(context.db, {
      place: query.post,
      before: query.before,
      reader,
    });
    const items = rows.map((row) => ({ ...row, mine: reader !== undefined && row.authorId === reader }));
    return { items, next };
  }),

  implement(addPostComment, async ({ body: { post, text } }, context) => {
    await mustBeOut(context.db, post);
    const [row] = await context.db
      .insert(blogComments)
      .values({ postId: post, authorId: context.caller.user.id, text })
      .returning({ id: blogComments.id });
    return { id: row!.id };
  }),

  implement(editPostComment, async ({ params: { id }, body: { text } }, context) => {
    await ownComment(context, context.db, id);
    await comments.update(context.db, id, { text, editedAt: new Date() });
    return done;
  }),

  implement(deletePostComment, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const { text } = await ownComment(context, tx, id);
      await comments.update(tx, id, { deletedAt: new Date() });
      await context.trash.put(tx, {
        ownerId: context.caller.user.id,
        kind: commentTrash.kind,
        subjectId: id,
        label: `Comment: ${text.slice(0, longestQuote).toWellFormed()}`,
      });
      return done;
    }),
  ),

  implement(restorePostComment, async ({ params: { id } }, context) => {
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

const noSuchComment = () => new AppError('not_found:comment');

async function mustBeOut(db: Queryable, id: string) {
  const post = await findPost(db, { id });
  if (!post?.isOut) throw new AppError('not_found:post', { message: 'This post is not here.' });
}

async function ownComment({ caller }: MemberContext, db: Queryable, id: string) {
  const comment = await comments.find(db, id);
  if (!comment) throw noSuchComment();
  if (comment.authorId !== caller.user.id)
    throw new AppError('forbidden:comment', { message: 'Only whoever wrote it can do that.' });
  return comment;
}
