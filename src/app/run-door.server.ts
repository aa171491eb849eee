/** The runs that a caller may see, for features that add to runs which another one keeps. */
import { shareHeaders } from '#tools/share/share-headers.ts';
import type { RunDoor } from '#tools/run/run-door.server.ts';
import { mustFindShared } from '#tools/share/shared-run.server.ts';
import { knownOwner, ownRun } from '#tools/run/who.server.ts';

export const runDoor: RunDoor = {
  knownOwner,
  ownRun,
  async sharedRun({ db, responseHeaders }, secret) {
    for (const [name, value] of Object.entries(shareHeaders)) responseHeaders.set(name, value);
    return (await mustFindShared(db, secret)).run;
  },
};
