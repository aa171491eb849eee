import type { FileGrant } from '#kit/files/grant.server.ts';
import { givenTo, madeBy } from '../run/run-files.server.ts';
import { earlierTurns, hashOfSecret } from './shared-run.server.ts';
import { findShared } from './queries.server.ts';

/** Whoever has the link reads what the shared runs made; what they were given only where the question is shown too. */
export const shareFileGrant: FileGrant = {
  name: 'share',
  async mayRead({ db }, { purpose, ownerId }, secret) {
    const found = await findShared(db, hashOfSecret(secret));
    if (!found || found.run.ownerId !== ownerId) return false;
    const runs = [found.run, ...(await earlierTurns(db, found))];
    return runs.some(
      ({ id }) => purpose === madeBy(id) || (found.share.withInput && purpose === givenTo(id)),
    );
  },
};
