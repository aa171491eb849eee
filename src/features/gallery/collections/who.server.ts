/** Which collections the caller may see and change. */
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { readerOf } from '#social/people/audience.server.ts';
import { viewerOf } from '../who.server.ts';
import { findRow, type CollectionRow } from './queries.server.ts';

const noSuchCollection = () => new AppError('not_found:collection', { message: 'Collection not found.' });

/** What is private, or of someone who blocked the caller, is as if it were not there; what an admin hid is seen by its owner and by admins. */
export async function seenCollection(context: Context, db: Queryable, id: string): Promise<CollectionRow> {
  const row = await findRow(db, readerOf(context), id);
  if (!row) throw noSuchCollection();
  const { ownerId, isPublic, hiddenAt } = row.collection;
  const viewer = viewerOf(context);
  const isOwn = viewer?.id === ownerId;
  const isJudge = viewer?.role === 'admin' && isPublic;
  if (!isOwn && !isJudge && (!isPublic || hiddenAt !== null || !row.isWelcome)) throw noSuchCollection();
  return row;
}

export async function ownCollection(context: MemberContext, db: Queryable, id: string) {
  const row = await seenCollection(context, db, id);
  if (row.collection.ownerId !== context.caller.user.id)
    throw new AppError('forbidden:collection', { message: 'Only its creator can do that.' });
  return row;
}
