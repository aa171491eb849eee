/**
 * Why someone who does not own a file may read it: a share link, a creation that everyone sees, a place one is a member of. Rooms
 * bring these in their manifest. Whoever reads by one names it in the address (`?by=share:…`), so that one question is asked.
 */
import type { Context } from '#kit/http/context.server.ts';
import type { StoredFile } from './files.server.ts';

export interface FileGrant {
  /** In addresses, before the colon. */
  name: string;
  /** Asked for each reading, so that what was revoked is gone at once. */
  mayRead(context: Context, file: StoredFile, what: string): Promise<boolean>;
}

declare module '#kit/services.server.ts' {
  interface Services {
    fileGrants: readonly FileGrant[];
  }
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Why others may read the files of its things. */
    fileGrants?: readonly FileGrant[];
  }
}

export async function isGranted(context: Context, file: StoredFile, by: string): Promise<boolean> {
  const colon = by.indexOf(':');
  const grant = context.fileGrants.find(({ name }) => name === by.slice(0, colon));
  return grant ? grant.mayRead(context, file, by.slice(colon + 1)) : false;
}
