import { eq } from 'drizzle-orm';
import { removeFile } from '#kit/files/files.server.ts';
import { files } from '#kit/files/table.server.ts';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import { readersChanged, publishToWatchers } from './channel.server.ts';
import { heldBy } from './files.server.ts';
import { removeDeletedPost, updatePost } from './post-queries.server.ts';
import { removeDeletedExperiment, updateExperiment } from './queries.server.ts';

/** It takes along what was said about it, and brings it back. */
export const experimentTrash: TrashKind = {
  kind: 'lab-experiment',
  async restore(tx, id) {
    if (await updateExperiment(tx, id, { deletedAt: null })) readersChanged(tx, id);
  },
  async purge(services, id) {
    if (!(await removeDeletedExperiment(services.db, id))) return;
    const held = await services.db
      .select({ id: files.id })
      .from(files)
      .where(eq(files.purpose, heldBy(id)));
    for (const file of held) await removeFile(services, file.id);
  },
};

export const postTrash: TrashKind = {
  kind: 'lab-post',
  async restore(tx, id) {
    const post = await updatePost(tx, id, { deletedAt: null });
    if (post) publishToWatchers(tx, post.experimentId);
  },
  purge: ({ db }, id) => removeDeletedPost(db, id),
};
