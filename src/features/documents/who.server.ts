import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { findOwn, type DocumentRow } from './queries.server.ts';

export const noSuchDocument = () =>
  new AppError('not_found:document', { message: 'This document no longer exists.' });

/** One's own; anyone else's is as if it were not there. */
export async function ownDocument(context: Context, id: string): Promise<DocumentRow> {
  const ownerId = await ownerIdIfKnown(context);
  const row = ownerId && (await findOwn(context.db, { id, ownerId }));
  if (!row) throw noSuchDocument();
  return row;
}
