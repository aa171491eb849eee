import { commentRows } from '#social/comments/comment-rows.server.ts';
import { galleryComments } from './table.server.ts';

export const comments = commentRows(galleryComments, {
  place: galleryComments.itemId,
  author: galleryComments.ownerId,
});
