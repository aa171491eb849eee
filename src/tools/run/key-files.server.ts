/** Of its owner's files an API key gets those that runs made which it began itself. */
import type { FileGrant } from '#kit/files/grant.server.ts';
import { findOwnRun } from './run-queries.server.ts';
import { runOf } from './run-files.server.ts';

export const keyFileGrant: FileGrant = {
  name: 'key',
  isForKeys: true,
  async mayRead({ db, caller }, { purpose, ownerId }) {
    const runId = runOf(purpose);
    if (caller.kind !== 'member' || !caller.key || runId === undefined) return false;
    const run = await findOwnRun(db, { id: runId, ownerId });
    return run?.apiKeyId === caller.key.id;
  },
};
