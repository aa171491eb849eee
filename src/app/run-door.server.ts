/** The runs that a caller may see, for features that add to runs which another one keeps. */
import { shareHeaders } from '#kit/tool/share-headers.ts';
import type { RunDoor } from '#kit/tool/run-door.server.ts';
import { mustFindShared } from '#features/runs/shared-run.server.ts';
import { knownOwner, ownRun } from '#features/runs/who.server.ts';

export const runDoor: RunDoor = {
  knownOwner,
  ownRun,
  async sharedRun({ db, responseHeaders }, secret) {
    for (const [name, value] of Object.entries(shareHeaders)) responseHeaders.set(name, value);
    return (await mustFindShared(db, secret)).run;
  },
};
