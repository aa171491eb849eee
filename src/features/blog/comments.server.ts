import { commentsOn } from '#social/comments/comments-on.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { comments as rows } from './comment-queries.server.ts';
import {
  addPostComment,
  deletePostComment,
  editPostComment,
  listPostComments,
  restorePostComment,
} from './contract.ts';
import { findPost } from './queries.server.ts';

const comments = commentsOn<unknown>({
  kind: 'blog-comment',
  rows,
  subject: {
    async find(_, db, id) {
      const post = await findPost(db, { id });
      if (!post?.isOut) throw new AppError('not_found:post', { message: 'Post not found.' });
      return post;
    },
    // Its author may have withdrawn the post meanwhile.
    findForDeleting: (_, db, id) => findPost(db, { id }),
  },
  async policy({ caller }) {
    return ({ authorId }) => {
      const isOwn = caller.kind === 'member' && caller.user.id === authorId;
      return { edit: isOwn, delete: isOwn };
    };
  },
});

export const { trash: commentTrash } = comments;

export const commentEndpoints = [
  implement(listPostComments, async ({ query: { post, before } }, context) => {
    const { items, next } = await comments.list(context, { place: post, before });
    return { items: items.map(({ may, ...comment }) => ({ ...comment, mine: may.edit })), next };
  }),
  implement(addPostComment, ({ body: { post, text } }, context) => comments.add(context, post, text)),
  implement(editPostComment, ({ params: { id }, body: { text } }, context) =>
    comments.edit(context, id, text),
  ),
  implement(deletePostComment, ({ params: { id } }, context) => comments.remove(context, id)),
  implement(restorePostComment, ({ params: { id } }, context) => comments.restore(context, id)),
];
