import { isUniqueViolation, type Database } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { keepVersion } from './version-queries.server.ts';
import { countOwnWorks, findWorkOfRun, insertWork, mostWorks, type WorkRow } from './work-queries.server.ts';

/** With its first version. A run has one work of a kind: two tabs that begin it at once get the same. */
export async function addWork(
  { bus, db }: { bus: Bus; db: Database },
  values: Parameters<typeof insertWork>[1],
): Promise<WorkRow> {
  const { ownerId, kind, runId } = values;
  const existing = () => runId && findWorkOfRun(db, { runId, kind, ownerId });
  const known = await existing();
  if (known) return known;
  try {
    return await bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      if ((await countOwnWorks(tx, ownerId)) >= mostWorks)
        throw new AppError('conflict:works', {
          message: `You can have at most ${mostWorks.toLocaleString('en')}. Delete some permanently first.`,
        });
      const row = await insertWork(tx, values);
      await keepVersion(tx, row);
      return row;
    });
  } catch (error) {
    const faster = isUniqueViolation(error, 'work_run_idx') ? await existing() : undefined;
    if (!faster) throw error;
    return faster;
  }
}
