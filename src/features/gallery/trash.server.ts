import type { TrashKind } from '#kit/trash/trash.server.ts';
import { tellWatchers } from './channel.server.ts';
import { comments } from './comment-queries.server.ts';

export const commentTrash: TrashKind = {
  kind: 'gallery-comment',
  async restore(tx, id) {
    const itemId = await comments.update(tx, id, { deletedAt: null });
    if (itemId) tellWatchers(tx, itemId);
  },
  purge: ({ db }, id) => comments.removeDeleted(db, id),
};
