import { isUniqueViolation, type Database } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Files } from '#kit/files/files.server.ts';
import { publishAchievement } from '#social/people/deed.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { keepVersion } from './version-queries.server.ts';
import { keepFiles, recordCopies, withCopies } from './named-files.server.ts';
import { countOwnWorks, findWorkOfRun, insertWork, mostWorks, type WorkRow } from './work-queries.server.ts';
import type { WorkRegistry } from './work-registry.server.ts';

/** With its first version. A run has one work of a kind: two tabs that begin it at once get the same. */
export async function addWork(
  { bus, db, files, works }: { bus: Bus; db: Database; files: Files; works: WorkRegistry },
  given: Parameters<typeof insertWork>[1],
): Promise<WorkRow> {
  const { ownerId, kind, runId } = given;
  const existing = () => runId && findWorkOfRun(db, { runId, kind, ownerId });
  const known = await existing();
  if (known) return known;
  const kindOfWork = works.kindOf(kind);
  const { content, copies } = await withCopies({ db, files }, kindOfWork, given);
  try {
    return await bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      if ((await countOwnWorks(tx, ownerId)) >= mostWorks)
        throw new AppError('conflict:works', {
          message: `You can have at most ${mostWorks.toLocaleString('en')}. Delete some permanently first.`,
        });
      const row = await insertWork(tx, { ...given, content });
      await recordCopies(tx, files, copies, row);
      await keepFiles(tx, kindOfWork, row);
      await keepVersion(tx, row);
      publishAchievement(tx, ownerId);
      return row;
    });
  } catch (error) {
    for (const { kept } of copies) await files.storage.delete(kept.key);
    const faster = isUniqueViolation(error, 'work_run_idx') ? await existing() : undefined;
    if (!faster) throw error;
    return faster;
  }
}
