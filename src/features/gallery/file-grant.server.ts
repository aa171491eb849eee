import type { Queryable } from '#kit/db/database.server.ts';
import type { StoredFile } from '#kit/files/files.server.ts';
import type { FileGrant } from '#kit/files/grant.server.ts';
import { judgeFile } from '#kit/files/judge.server.ts';
import { holdThing } from '#social/reports/hold.server.ts';
import { beginnings } from '#tools/share/file-grant.server.ts';
import { madeBy } from '#tools/run/run-files.server.ts';
import { ofWork, showsFile } from '#tools/work/work-files.server.ts';
import { maySee } from './policy.ts';
import { findItem } from './queries.server.ts';
import { creationReports } from './report-targets.server.ts';

/** Everyone sees the files of a creation for as long as they see the creation. */
export const creationFileGrant: FileGrant = {
  name: 'creation',
  async mayRead(context, file, itemId) {
    const { ownerId } = file;
    if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(itemId)) return false;
    const { caller, db } = context;
    const viewer = caller.kind === 'member' ? caller.user : null;
    const item = await findItem(context, db, itemId, viewer?.id);
    if (item?.ownerId !== ownerId || !maySee(viewer, item)) return false;
    if (!(await isOf(db, item, file))) return false;
    if (file.judged !== null || (await judgeFile(context, file)) !== 'held') return true;
    await context.bus.transact((tx) => holdThing(tx, context, creationReports, itemId));
    return false;
  },
};

type Item = NonNullable<Awaited<ReturnType<typeof findItem>>>;

async function isOf(db: Queryable, { subjectKind, subjectId, output }: Item, file: StoredFile) {
  if (subjectKind === 'run') return file.purpose === madeBy(subjectId);
  if (!showsFile(output, file)) return false;
  // What it was made from, where its maker chose to show that.
  const { withFiles = false } = (output.data ?? {}) as { withFiles?: boolean };
  return (
    file.purpose === ofWork(subjectId) ||
    (withFiles && (await beginnings(db, subjectId)).includes(file.purpose))
  );
}
