/**
 * Why someone who does not own a file may read it: a share link, a creation that everyone sees, a place one is a member of. Rooms
 * bring these in their manifest. Whoever reads by one names it in the address (`?by=share:…`), so that one question is asked.
 */
import type { Context } from '#kit/http/context.server.ts';
import { gather } from '#kit/feature/server-feature.server.ts';
import type { StoredFile } from './files.server.ts';

export interface FileGrant {
  /** In addresses, before the colon. */
  name: string;
  /** Asked without being named where an API key wants a file of its owner's: it gets only what such a grant allows. */
  isForKeys?: true;
  /** Asked for each reading, so that what was revoked is gone at once. */
  mayRead(context: Context, file: StoredFile, what: string): Promise<boolean>;
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Reasons why someone may read a file that is not theirs. */
    fileGrants?: readonly FileGrant[];
  }
}

export async function isGrantedToKey(context: Context, file: StoredFile): Promise<boolean> {
  for (const grant of gather(context.features, 'fileGrants'))
    if (grant.isForKeys && (await grant.mayRead(context, file, ''))) return true;
  return false;
}

export async function isGranted(context: Context, file: StoredFile, by: string): Promise<boolean> {
  const colon = by.indexOf(':');
  const grant = gather(context.features, 'fileGrants').find(({ name }) => name === by.slice(0, colon));
  return grant ? grant.mayRead(context, file, by.slice(colon + 1)) : false;
}
