import { isUniqueViolation, type Database } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Files } from '#kit/files/files.server.ts';
import { publishAchievement } from '#social/people/deed.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { keepVersion } from './version-queries.server.ts';
import { keepFiles, recordCopies, withCopies } from './named-files.server.ts';
import { countOwnWorks, findWorkOfRun, insertWork, mostWorks, type WorkRow } from './work-queries.server.ts';
import { findWorkOfPart } from './work-of-part.server.ts';
import type { WorkRegistry } from './work-registry.server.ts';

/** With its first version. A run, or a part of it, has one work of a kind: two tabs that begin it at once get the same. */
export async function addWork(
  { bus, db, files, works }: { bus: Bus; db: Database; files: Files; works: WorkRegistry },
  { part, ...asked }: Parameters<typeof insertWork>[1] & { part?: string | undefined },
): Promise<WorkRow> {
  const { ownerId, kind, runId } = asked;
  const ofPart = async () =>
    runId && part !== undefined ? findWorkOfPart(db, { runId, kind, ownerId, part }) : undefined;
  const existing = async () => {
    const found = await ofPart();
    if (found) return 'row' in found ? found.row : undefined;
    return runId ? findWorkOfRun(db, { runId, kind, ownerId }) : undefined;
  };
  const found = await ofPart();
  const known = found ? ('row' in found ? found.row : undefined) : await existing();
  if (known) return known;
  // A run names one work; its parts are told apart by their ids.
  const given =
    found && 'id' in found ? { ...asked, ...(found.id ? { id: found.id } : {}), runId: null } : asked;
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
    const isBegun = isUniqueViolation(error, 'work_run_idx') || isUniqueViolation(error, 'work_pkey');
    const faster = isBegun ? await existing() : undefined;
    if (!faster) throw error;
    return faster;
  }
}
