/** What the caller may see and change; anything else is as if it were not there. */
import { mayPublishFor } from '#kit/businesses/may-publish.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { mayEdit, maySee } from './policy.ts';
import { findItem, type ItemRow } from './queries.server.ts';

export const viewerOf = ({ caller }: Pick<Context, 'caller'>) =>
  caller.kind === 'member' ? caller.user : null;

/** The same with the business that they act for, where they may publish for it: what it shows is then theirs to word and to take down. */
export async function makerOf({ caller }: Pick<Context, 'caller'>, db: Queryable) {
  if (caller.kind !== 'member') return null;
  const { business, user } = caller;
  const isPublisher = business !== undefined && (await mayPublishFor(db, business));
  return { ...user, businessId: isPublisher ? business.id : undefined };
}

export const noSuchCreation = () =>
  new AppError('not_found:creation', { message: 'This isn’t in the gallery.' });

type Asking = Pick<Context, 'caller' | 'subjects'>;

/** `tx`: within a transaction, its own handle. */
export async function seenItem(context: Asking, db: Queryable, id: string): Promise<ItemRow> {
  const viewer = await makerOf(context, db);
  const row = await findItem(context, db, id, viewer?.id);
  if (!row || !maySee(viewer, row)) throw noSuchCreation();
  return row;
}

/** For taking back what one left at a creation: that stays possible where its maker blocked one since. */
export async function onceSeenItem(context: Asking, db: Queryable, id: string): Promise<ItemRow> {
  const row = await findItem(context, db, id, undefined);
  if (!row || !maySee(await makerOf(context, db), row)) throw noSuchCreation();
  return row;
}

export async function ownItem(context: MemberContext, db: Queryable, id: string): Promise<ItemRow> {
  const row = await seenItem(context, db, id);
  if (!mayEdit(await makerOf(context, db), row))
    throw new AppError('forbidden:creation', { message: 'Only its creator can do that.' });
  return row;
}
