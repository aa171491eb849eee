import type { TrashKind } from '#kit/trash/trash.server.ts';
import { removeRunFiles } from './run-files.server.ts';
import { removeDeleted, undelete } from './history-queries.server.ts';

/** A run with all its versions, by the id of the first. */
export const runTrash: TrashKind = {
  kind: 'run',
  async restore(tx, rootId, _bin, _ownerId, { subjects }) {
    const versions = await undelete(tx, rootId);
    await subjects.notice(tx, { kind: 'run', ids: versions.map(({ id }) => id) });
  },
  async purge(services, rootId) {
    const removed = await removeDeleted(services.db, rootId);
    await services.subjects.forget(services.db, { kind: 'run', ids: removed.map(({ runId }) => runId) });
    for (const gone of removed) await removeRunFiles(services, gone);
  },
};
