/** What one has run: found again, named, deleted and brought back. */
import { and, eq } from 'drizzle-orm';
import { briefly } from '#kit/db/briefly.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { deleteRun, listRuns, listRunVersions, renameRun, restoreRun } from './contract.ts';
import { announce } from './news.server.ts';
import { trashItems } from '#kit/trash/table.server.ts';
import { presentRun, presentSummary } from './present.server.ts';
import {
  findDeletedRoot,
  listLatestRuns,
  listVersions,
  markDeleted,
  setTitle,
} from './history-queries.server.ts';
import { makersOf } from './makers.server.ts';
import { runTrash } from './trash.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { noSuchRun, ownRun } from './who.server.ts';

export const historyEndpoints = [
  implement(listRuns, async ({ query }, context) => {
    const { db, runs } = context;
    const ownerId = await ownerIdIfKnown(context);
    if (!ownerId) return { items: [], next: null };
    const find = (where: Queryable) => listLatestRuns(where, { ownerId, ...query });
    const { rows, next } = await (query.q ? briefly(context, find) : find(db));
    const makers = await makersOf(context, rows);
    return { items: rows.map((row) => presentSummary(runs, row, makers)), next };
  }),

  implement(listRunVersions, async ({ params: { id } }, context) => {
    const { db, runs } = context;
    const versions = await listVersions(db, await ownRun(context, id));
    const makers = await makersOf(context, versions);
    return { items: versions.map((row) => presentSummary(runs, row, makers)) };
  }),

  implement(renameRun, async ({ params: { id }, body: { title } }, context) => {
    const { bus, runs } = context;
    const row = await ownRun(context, id);
    const renamed = await bus.transact(async (tx) => {
      const changed = await setTitle(tx, row, title);
      announce(tx, 'changed', changed);
      return changed;
    });
    return presentRun(runs, renamed);
  }),

  implement(deleteRun, async ({ params: { id } }, context) => {
    const { bus, runs, subjects, trash } = context;
    const row = await ownRun(context, id);
    const { ownerId, rootId, title } = row;
    const deleted = await bus.transact(async (tx) => {
      const versions = await markDeleted(tx, row);
      if (versions.length === 0) throw noSuchRun(); // by another tab, just now
      await trash.put(tx, { ownerId, kind: runTrash.kind, subjectId: rootId, label: title });
      await subjects.notice(tx, { kind: 'run', ids: versions.map(({ id: version }) => version) });
      announce(tx, 'changed', row);
      return versions;
    });
    for (const version of deleted) await runs.stop(version);
    return { success: true } as const;
  }),

  implement(restoreRun, async ({ params: { id } }, context) => {
    const { bus, db, trash } = context;
    const ownerId = await ownerIdIfKnown(context);
    const rootId = ownerId && (await findDeletedRoot(db, { id, ownerId }));
    const itemId = rootId && (await findTrashItem(db, ownerId, rootId));
    if (!itemId) throw noSuchRun();
    await trash.restore(context, ownerId, itemId);
    const row = await ownRun(context, id);
    await bus.transact((tx) => announce(tx, 'changed', row));
    return { success: true } as const;
  }),
];

async function findTrashItem(db: Queryable, ownerId: string, rootId: string): Promise<string | undefined> {
  const [item] = await db
    .select({ id: trashItems.id })
    .from(trashItems)
    .where(
      and(
        eq(trashItems.kind, runTrash.kind),
        eq(trashItems.subjectId, rootId),
        eq(trashItems.ownerId, ownerId),
      ),
    );
  return item?.id;
}
