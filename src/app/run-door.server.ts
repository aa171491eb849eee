/** The runs that a caller may see, for features that add to runs which another one keeps. */
import { createHash } from 'node:crypto';
import { AppError } from '#kit/errors.ts';
import type { RunDoor } from '#features/consensus/run-door.server.ts';
import { findShared } from '#features/runs/share-queries.server.ts';
import { knownOwner, ownRun } from '#features/runs/who.server.ts';

export const runDoor: RunDoor = {
  knownOwner,
  ownRun,
  async sharedRun({ db, responseHeaders }, secret) {
    responseHeaders.set('cache-control', 'no-store');
    const found = await findShared(db, createHash('sha256').update(secret).digest('base64url'));
    if (!found) throw new AppError('not_found:share');
    return found.run;
  },
};
