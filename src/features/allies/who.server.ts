/** What the caller may see and change of allies; anything else is as if it were not there. */
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { findAlly } from './queries.server.ts';

export const noSuchAlly = () =>
  new AppError('not_found:ally', {
    message: 'This ally is not here. It was deleted, or is not shared with you.',
  });

export const readerOf = ({ caller }: Pick<Context, 'caller'>) =>
  caller.kind === 'member' ? caller.user.id : undefined;

export async function seenAlly(context: Pick<Context, 'caller'>, db: Queryable, id: string) {
  const { caller } = context;
  const isAdmin = caller.kind === 'member' && caller.user.role === 'admin';
  const found = await findAlly(db, id, readerOf(context), { isAdmin });
  if (!found) throw noSuchAlly();
  return found;
}

export async function ownAlly(context: MemberContext, db: Queryable, id: string) {
  const found = await seenAlly(context, db, id);
  if (found.row.ownerId !== context.caller.user.id)
    throw new AppError('forbidden:ally', { message: 'Only whoever made this ally can do that.' });
  return found;
}
