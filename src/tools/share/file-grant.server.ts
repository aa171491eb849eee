import type { FileGrant } from '#kit/files/grant.server.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import type { StoredFile } from '#kit/files/files.server.ts';
import { judgeFile } from '#kit/files/judge.server.ts';
import { holdThing } from '#social/reports/hold.server.ts';
import type { Services } from '#kit/services.server.ts';
import { ofWork, showsFile } from '../work/work-files.server.ts';
import { workSubject } from '../work/work-subject.server.ts';
import { works } from '../work/table.server.ts';
import { givenTo, madeBy } from '../run/run-files.server.ts';
import { findRun } from '../run/run-queries.server.ts';
import { findShare, listEarlier } from './queries.server.ts';
import { shareReportTarget } from './report-target.server.ts';
import { runSubject } from './run-subject.server.ts';
import { hashOfSecret } from './shared-run.server.ts';
import type { ShareRow } from './subject.server.ts';

/** Whoever has the link reads what the shared runs made; what they were given only where the question is shown too. */
export const shareFileGrant: FileGrant = {
  name: 'share',
  async mayRead(context, file, secret) {
    const share = await findShare(context, hashOfSecret(secret));
    if (share?.ownerId !== file.ownerId) return false;
    const { purposes, isShown } = await shownBy(context, share);
    if (!purposes.includes(file.purpose) || !isShown(file)) return false;
    if (file.judged !== null || (await judgeFile(context, file)) !== 'held') return true;
    await context.bus.transact((tx) => holdThing(tx, context, shareReportTarget, share.id));
    return false;
  },
};

/** Which files readers of a link may read. */
export async function shownBy(services: Services, share: ShareRow) {
  const { ownerId, subjectKind, subjectId, withInput } = share;
  const none = { ownerId, purposes: [] as string[], isShown: (_: StoredFile) => false };
  if (subjectKind === workSubject.kind) {
    const shown = await workSubject.show(services, share);
    const own = ofWork(subjectId);
    return {
      ownerId,
      purposes: [own, ...(withInput ? await beginnings(services.db, subjectId) : [])],
      isShown: (file: StoredFile) => file.purpose !== own || showsFile(shown, file),
    };
  }
  if (subjectKind !== runSubject.kind) return none;
  const run = await findRun(services.db, subjectId);
  if (!run) return none;
  const runs = [run, ...(share.withEarlier ? await listEarlier(services.db, run) : [])];
  return {
    ownerId,
    purposes: runs.flatMap(({ id }) => [madeBy(id), ...(withInput ? [givenTo(id)] : [])]),
    isShown: () => true,
  };
}

/** Where the files of the run are kept that a work began with. */
export async function beginnings(db: Queryable, workId: string): Promise<string[]> {
  const [work] = await db.select({ runId: works.runId }).from(works).where(eq(works.id, workId));
  return work?.runId ? [madeBy(work.runId), givenTo(work.runId)] : [];
}
