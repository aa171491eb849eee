import type { Context } from '#kit/http/context.server.ts';
import type { RunRow } from './run-queries.server.ts';

/** The runs that a caller may see; given by the app, since they are another feature's to keep. */
export interface RunDoor {
  /** Undefined for a browser that has made nothing. */
  knownOwner(context: Context): Promise<string | undefined>;
  /** Both throw `not_found` for what is not the caller's to see. */
  ownRun(context: Context, id: string): Promise<RunRow>;
  sharedRun(context: Context, secret: string): Promise<RunRow>;
}
