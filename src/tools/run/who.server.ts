/** Whose runs these are. Looking makes nobody a guest: a browser that has made nothing has nothing to see. */
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { findOwnRun, type RunRow } from './run-queries.server.ts';

export async function knownOwner({ caller, callers, headers }: Context): Promise<string | undefined> {
  return caller.kind === 'member' ? caller.user.id : callers.guestOf(headers);
}

/** The caller's own run; anyone else's is as if it did not exist. */
export async function ownRun(
  context: Context,
  id: string,
  /** What this process works on need not be read: enough for whoever follows it, and half of the way to the first word. */
  { underWay = false } = {},
): Promise<RunRow> {
  const ownerId = await knownOwner(context);
  const known = underWay && ownerId ? context.runs.underWay(id, ownerId) : undefined;
  const row = known ?? (ownerId && (await findOwnRun(context.db, { id, ownerId })));
  if (!row) throw noSuchRun();
  return row;
}

/** Owns nothing and never will. */
export const nobody = '00000000-0000-0000-0000-000000000000';

export const noSuchRun = () => new AppError('not_found:run');
