import type { Context } from '#kit/http/context.server.ts';
import type { RunRow } from '#kit/tool/run-queries.server.ts';

/** Whose talks these are; given by the app, since runs are another feature's to keep. */
export interface TalkDoor {
  /** Undefined for a browser that has made nothing. */
  knownOwner(context: Context): Promise<string | undefined>;
  /** Throws `not_found` for what is not the caller's. */
  ownRun(context: Context, id: string): Promise<RunRow>;
}
