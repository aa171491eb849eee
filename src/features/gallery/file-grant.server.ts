import type { FileGrant } from '#kit/files/grant.server.ts';
import { madeBy } from '#tools/run/run-files.server.ts';
import { maySee } from './policy.ts';
import { findItem } from './queries.server.ts';

/** Everyone sees the files of a creation for as long as they see the creation. */
export const creationFileGrant: FileGrant = {
  name: 'creation',
  async mayRead({ db, caller }, { purpose, ownerId }, itemId) {
    if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(itemId)) return false;
    const item = await findItem(db, itemId);
    const viewer = caller.kind === 'member' ? caller.user : null;
    return (
      item !== undefined && maySee(viewer, item) && item.ownerId === ownerId && purpose === madeBy(item.runId)
    );
  },
};
