/** What the caller may see and change; anything else is as if it were not there. */
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { mayEdit, maySee } from './policy.ts';
import { findItem, type ItemRow } from './queries.server.ts';

export const viewerOf = ({ caller }: Pick<Context, 'caller'>) =>
  caller.kind === 'member' ? caller.user : null;

export const noSuchCreation = () =>
  new AppError('not_found:creation', { message: 'That is not in the gallery, or not any more.' });

/** `tx`: within a transaction, its own handle. */
export async function seenItem(
  context: Pick<Context, 'caller' | 'subjects'>,
  db: Queryable,
  id: string,
): Promise<ItemRow> {
  const row = await findItem(context, db, id);
  if (!row || !maySee(viewerOf(context), row)) throw noSuchCreation();
  return row;
}

export async function ownItem(context: MemberContext, db: Queryable, id: string): Promise<ItemRow> {
  const row = await seenItem(context, db, id);
  if (!mayEdit(viewerOf(context), row))
    throw new AppError('forbidden:creation', { message: 'Only whoever made it can do that.' });
  return row;
}
