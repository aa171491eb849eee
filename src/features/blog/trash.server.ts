import type { TrashKind } from '#kit/trash/trash.server.ts';
import { removeDeletedComment, updateComment } from './comment-queries.server.ts';

export const commentTrash: TrashKind = {
  kind: 'blog-comment',
  restore: (tx, id) => updateComment(tx, id, { deletedAt: null }),
  purge: ({ db }, id) => removeDeletedComment(db, id),
};
