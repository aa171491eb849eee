import type { TrashKind } from '#kit/trash/trash.server.ts';
import { publishToWatchers } from './channel.server.ts';
import { removeDeletedPost, updatePost } from './post-queries.server.ts';

/** A question takes its answers along, and brings them back. */
export const postTrash: TrashKind = {
  kind: 'question-post',
  async restore(tx, id) {
    const post = await updatePost(tx, id, { deletedAt: null });
    if (post) publishToWatchers(tx, post.questionId);
  },
  purge: ({ db }, id) => removeDeletedPost(db, id),
};
