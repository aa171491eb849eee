import type { FileGrant } from '#kit/files/grant.server.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { ofWork, showsFile } from '../work/work-files.server.ts';
import { workSubject } from '../work/work-subject.server.ts';
import { works } from '../work/table.server.ts';
import { givenTo, madeBy } from '../run/run-files.server.ts';
import { findRun } from '../run/run-queries.server.ts';
import { findShare, listEarlier } from './queries.server.ts';
import { runSubject } from './run-subject.server.ts';
import { hashOfSecret } from './shared-run.server.ts';
import type { ShareRow } from './subject.server.ts';

/** Whoever has the link reads what the shared runs made; what they were given only where the question is shown too. */
export const shareFileGrant: FileGrant = {
  name: 'share',
  async mayRead(context, file, secret) {
    const { purpose, ownerId } = file;
    const share = await findShare(context, hashOfSecret(secret));
    if (share?.ownerId !== ownerId) return false;
    if (share.subjectKind === workSubject.kind)
      return purpose === ofWork(share.subjectId)
        ? showsFile(await workSubject.show(context, share), file)
        : isOfWork(context.db, share, purpose);
    if (share.subjectKind !== runSubject.kind) return false;
    const run = await findRun(context.db, share.subjectId);
    if (!run) return false;
    const runs = [run, ...(share.withEarlier ? await listEarlier(context.db, run) : [])];
    return runs.some(({ id }) => purpose === madeBy(id) || (share.withInput && purpose === givenTo(id)));
  },
};

/** A work shows the files of the run that it began with, where its link was made for that. */
async function isOfWork(
  db: Queryable,
  { subjectId, withInput }: ShareRow,
  purpose: string,
): Promise<boolean> {
  if (!withInput) return false;
  const [work] = await db.select({ runId: works.runId }).from(works).where(eq(works.id, subjectId));
  return Boolean(work?.runId) && [madeBy(work!.runId!), givenTo(work!.runId!)].includes(purpose);
}
