/** Works that are deleted, and come back for a while. */
import { implement } from '#kit/http/implement.server.ts';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { noSuchWork, workAccess } from './access.server.ts';
import { deleteWork, restoreWork } from './contract.ts';
import { workRightsChanged } from './news.server.ts';
import { removeWorkFiles } from './work-files.server.ts';
import { markWorkDeleted, removeDeletedWork, undeleteWork } from './work-queries.server.ts';

export const workTrash: TrashKind = {
  kind: 'work',
  async restore(tx, id, _bin, _ownerId, { subjects }) {
    await undeleteWork(tx, id);
    await subjects.notice(tx, { kind: 'work', ids: [id] });
  },
  async purge(services, id) {
    await services.subjects.forget(services.db, { kind: 'work', ids: [id] });
    if (await removeDeletedWork(services.db, id)) await removeWorkFiles(services, id);
  },
};

export const workTrashEndpoints = [
  implement(deleteWork, async ({ params: { id } }, context) => {
    const { bus, subjects, trash } = context;
    const { work } = await workAccess(context, id, 'owner');
    await bus.transact(async (tx) => {
      if (!(await markWorkDeleted(tx, id))) throw noSuchWork(); // by another tab, just now
      await trash.put(tx, {
        ownerId: work.ownerId,
        kind: workTrash.kind,
        subjectId: id,
        label: work.title,
      });
      await subjects.notice(tx, { kind: 'work', ids: [id] });
      workRightsChanged(tx, id);
    });
    return { success: true } as const;
  }),

  implement(restoreWork, async ({ params: { id } }, context) => {
    const ownerId = await ownerIdIfKnown(context);
    if (!(await context.trash.bringBack(context, ownerId, { kind: workTrash.kind, subjectId: id })))
      throw noSuchWork();
    return { success: true } as const;
  }),
];
