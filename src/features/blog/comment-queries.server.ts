import { commentRows } from '#social/comments/comment-rows.server.ts';
import { blogComments } from './table.server.ts';

export const comments = commentRows(blogComments, {
  place: blogComments.postId,
  author: blogComments.authorId,
});
