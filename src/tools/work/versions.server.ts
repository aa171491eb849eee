/** Versions of a work: kept, named, looked at, brought back. */
import { AppError } from '#kit/errors.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { workAccess } from './access.server.ts';
import {
  getWorkVersion,
  keepWorkVersion,
  listWorkVersions,
  nameWorkVersion,
  restoreWorkVersion,
} from './contract.ts';
import { presentVersion, presentWholeVersion, presentWork } from './present.server.ts';
import { heldWork, putContent } from './save-work.server.ts';
import { isSharedWithOthers } from './collaborator-queries.server.ts';
import { findVersion, keepVersion, listVersions, nameVersion } from './version-queries.server.ts';

export const versionEndpoints = [
  implement(listWorkVersions, async ({ params: { id } }, context) => {
    const { work } = await workAccess(context, id, 'reader');
    const rows = await listVersions(context.db, id);
    return { items: rows.map((row) => presentVersion(row, work)) };
  }),

  implement(getWorkVersion, async ({ params: { id, number } }, context) => {
    const { work, role } = await workAccess(context, id, 'reader');
    const version = await mustFind(context.db, { workId: id, number });
    const { kind } = work;
    return presentWholeVersion(context.works, context.works.shownTo({ ...version, kind }, role), work);
  }),

  implement(keepWorkVersion, async ({ params: { id }, body: { name } }, context) => {
    await workAccess(context, id, 'editor');
    const { bus, works } = context;
    return bus.transact(async (tx) => {
      const row = await heldWork(tx, works, id);
      const { number } = await keepVersion(tx, row, { name });
      return presentVersion(await mustFind(tx, { workId: id, number }), row);
    });
  }),

  implement(nameWorkVersion, async ({ params: { id, number }, body: { name } }, context) => {
    await workAccess(context, id, 'editor');
    await mustFind(context.db, { workId: id, number });
    await nameVersion(context.db, { workId: id, number, name });
    return { success: true } as const;
  }),

  implement(restoreWorkVersion, async ({ params: { id, number } }, context) => {
    const { who, role } = await workAccess(context, id, 'editor');
    const { bus, works } = context;
    const work = await bus.transact(async (tx) => {
      const row = await heldWork(tx, works, id);
      const version = await mustFind(tx, { workId: id, number });
      const { content } = works.mustBeEditable({ ...version, kind: row.kind });
      // What stands there now stays, and what is brought back is the newest: nothing is lost on the way.
      await keepVersion(tx, row);
      const restored = await putContent(tx, works, row, { content, by: who });
      await keepVersion(tx, restored, { restoredFrom: number });
      return restored;
    });
    const isTogether = role !== 'owner' || (await isSharedWithOthers(context.db, id));
    return presentWork(works, work, { role, isTogether });
  }),
];

async function mustFind(db: Queryable, which: { workId: string; number: number }) {
  const version = await findVersion(db, which);
  if (!version) throw new AppError('not_found:version', { message: 'There is no such version.' });
  return version;
}
