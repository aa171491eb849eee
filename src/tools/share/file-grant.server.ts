import type { FileGrant } from '#kit/files/grant.server.ts';
import { givenTo, madeBy } from '../run/run-files.server.ts';
import { findRun } from '../run/run-queries.server.ts';
import { findShare, listEarlier } from './queries.server.ts';
import { runSubject } from './run-subject.server.ts';
import { hashOfSecret } from './shared-run.server.ts';

/** Whoever has the link reads what the shared runs made; what they were given only where the question is shown too. */
export const shareFileGrant: FileGrant = {
  name: 'share',
  async mayRead(context, { purpose, ownerId }, secret) {
    const share = await findShare(context, hashOfSecret(secret));
    if (share?.subjectKind !== runSubject.kind || share.ownerId !== ownerId) return false;
    const run = await findRun(context.db, share.subjectId);
    if (!run) return false;
    const runs = [run, ...(share.withEarlier ? await listEarlier(context.db, run) : [])];
    return runs.some(({ id }) => purpose === madeBy(id) || (share.withInput && purpose === givenTo(id)));
  },
};
