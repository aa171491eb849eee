import type { TrashKind } from '#kit/trash/trash.server.ts';
import { comments } from './comment-queries.server.ts';

export const commentTrash: TrashKind = {
  kind: 'blog-comment',
  async restore(tx, id) {
    await comments.update(tx, id, { deletedAt: null });
  },
  purge: ({ db }, id) => comments.removeDeleted(db, id),
};
