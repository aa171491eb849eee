import { removeFile } from '#kit/files/files.server.ts';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import { removeDeleted, undelete } from './queries.server.ts';

export const documentTrash: TrashKind = {
  kind: 'document',
  restore: undelete,
  async purge(services, id) {
    const fileId = await removeDeleted(services.db, id);
    if (fileId) await removeFile(services, fileId);
  },
};
