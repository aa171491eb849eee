/** Whose runs these are. */
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { findOwnRun, type RunRow } from './run-queries.server.ts';

/** The caller's own run; anyone else's is as if it did not exist. */
export async function ownRun(
  context: Context,
  id: string,
  /** What this process works on need not be read: enough for whoever follows it, and half of the way to the first word. */
  { underWay = false } = {},
): Promise<RunRow> {
  const ownerId = await ownerIdIfKnown(context);
  const known = underWay && ownerId ? context.runs.underWay(id, ownerId) : undefined;
  const row = known ?? (ownerId && (await findOwnRun(context.db, { id, ownerId })));
  if (!row) throw noSuchRun();
  return row;
}

/** Owns nothing and never will. */
export const anonymousId = '00000000-0000-0000-0000-000000000000';

export const noSuchRun = () => new AppError('not_found:run');

export const guestAddressOf = ({ caller, address }: Pick<Context, 'caller' | 'address'>) =>
  caller.kind === 'anonymous' ? address : undefined;
