import type { TrashKind } from '#kit/trash/trash.server.ts';
import { removeRunFiles } from './run-files.server.ts';
import { removeDeleted, undelete } from './history-queries.server.ts';

/** A run with all its versions, by the id of the first. */
export const runTrash: TrashKind = {
  kind: 'run',
  restore: undelete,
  async purge(services, rootId) {
    for (const gone of await removeDeleted(services.db, rootId)) await removeRunFiles(services, gone);
  },
};
