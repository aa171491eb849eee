import type { FileGrant } from '#kit/files/grant.server.ts';
import { madeBy } from '#tools/run/run-files.server.ts';
import { ofWork, showsFile } from '#tools/work/work-files.server.ts';
import { maySee } from './policy.ts';
import { findItem } from './queries.server.ts';

/** Everyone sees the files of a creation for as long as they see the creation. */
export const creationFileGrant: FileGrant = {
  name: 'creation',
  async mayRead(context, file, itemId) {
    const { purpose, ownerId } = file;
    if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(itemId)) return false;
    const { caller, db } = context;
    const item = await findItem(context, db, itemId);
    const viewer = caller.kind === 'member' ? caller.user : null;
    if (item?.ownerId !== ownerId || !maySee(viewer, item)) return false;
    return item.subjectKind === 'run'
      ? purpose === madeBy(item.subjectId)
      : purpose === ofWork(item.subjectId) && showsFile(item.output, file);
  },
};
