/** What the caller may see and change of allies; anything else is as if it were not there. */
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { isAtLeast } from '#kit/businesses/roles.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { findAlly, type AllyRow, type Reader } from './queries.server.ts';

export const noSuchAlly = () =>
  new AppError('not_found:ally', {
    message: 'Ally not found. It was deleted, or isn’t shared with you.',
  });

export const readerOf = ({ caller }: Pick<Context, 'caller'>): Reader | undefined =>
  caller.kind === 'member' ? { ownerId: ownerFor(caller), personId: caller.user.id } : undefined;

/** Of a person they themselves; of a business its admins and whoever made it. */
export function mayChange(
  { caller }: Pick<Context, 'caller'>,
  { ownerId, madeBy }: Pick<AllyRow, 'ownerId' | 'madeBy'>,
): boolean {
  if (caller.kind !== 'member' || ownerId !== ownerFor(caller)) return false;
  const { business, key, user } = caller;
  return !business || isAtLeast(business.role, 'admin') || (!key && madeBy === user.id);
}

export async function seenAlly(context: Pick<Context, 'caller'>, db: Queryable, id: string) {
  const { caller } = context;
  const isAdmin = caller.kind === 'member' && caller.user.role === 'admin';
  const found = await findAlly(db, id, readerOf(context), { isAdmin });
  if (!found) throw noSuchAlly();
  return found;
}

/** The caller's own, or of the business that they act for. */
export async function ownAlly(context: MemberContext, db: Queryable, id: string) {
  const found = await seenAlly(context, db, id);
  if (found.row.ownerId !== ownerFor(context.caller))
    throw new AppError('forbidden:ally', { message: 'Only the ally’s creator can do that.' });
  return found;
}

export async function changeableAlly(context: MemberContext, db: Queryable, id: string) {
  const found = await ownAlly(context, db, id);
  if (!mayChange(context, found.row))
    throw new AppError('forbidden:ally', {
      message: 'Only the ally’s creator and the business’s owner and admins can do that.',
    });
  return found;
}
