/** Files that belong to a work: always its owner's, read by whoever may read the work, and gone when it is. */
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { removeFile, type Files } from '#kit/files/files.server.ts';
import type { FileGrant } from '#kit/files/grant.server.ts';
import { requireStorage } from '#kit/files/quota.server.ts';
import { files } from '#kit/files/table.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { workAccess } from './access.server.ts';
import { works } from './table.server.ts';
import type { WorkRow } from './work-queries.server.ts';
import { isAtLeast } from './work-role.ts';

export const ofWork = (workId: string) => `work:${workId}`;

interface Brought {
  work: Pick<WorkRow, 'id' | 'ownerId'>;
  file: string;
  /** Whoever uploaded it, and what for. */
  by: string;
  purpose: string;
}

/** An upload of someone who may edit the work becomes its owner's, within what they may keep. */
export async function keepForWork(
  tx: Transaction,
  kept: Pick<Files, 'quota'>,
  { work, file: id, by, purpose }: Brought,
) {
  const [file] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, by), eq(files.purpose, purpose)));
  if (!file) throw new AppError('not_found:file', { message: 'File not found. Upload it again.' });
  if (work.ownerId !== by) {
    await holdOwner(tx, work.ownerId);
    await requireStorage(tx, kept.quota, work.ownerId, file.bytes);
  }
  await tx
    .update(files)
    .set({ purpose: ofWork(work.id), ownerId: work.ownerId, expiresAt: null })
    .where(or(eq(files.id, id), eq(files.variantOf, id)));
  return file;
}

/** What a copy of the work shows stays, with the copy. */
export async function removeWorkFiles(
  services: { db: Database; files: Pick<Files, 'storage'> },
  workId: string,
) {
  const { db } = services;
  const held = await db
    .select({ id: files.id, ownerId: files.ownerId })
    .from(files)
    .where(eq(files.purpose, ofWork(workId)));
  for (const { id, ownerId } of held) {
    const heir = await otherWorkWith(db, { id, ownerId, workId });
    if (heir)
      await db
        .update(files)
        .set({ purpose: ofWork(heir) })
        .where(eq(files.id, id));
    else await removeFile(services, id);
  }
}

async function otherWorkWith(db: Queryable, of: { id: string; ownerId: string; workId: string }) {
  const [row] = await db
    .select({ id: works.id })
    .from(works)
    .where(
      and(
        eq(works.ownerId, of.ownerId),
        ne(works.id, of.workId),
        sql`position(${of.id} in ${works.content}::text) > 0`,
      ),
    )
    .limit(1);
  return row?.id;
}

/** Whether it stands in what somebody is shown. */
export const showsFile = (shown: unknown, { id, variantOf }: { id: string; variantOf: string | null }) =>
  (JSON.stringify(shown) ?? '').includes(variantOf ?? id);

/** Whoever may read the work reads its files; where they are not shown all of it, only those that they are shown. */
export const workFileGrant: FileGrant = {
  name: 'work',
  async mayRead(context, file, workId) {
    if (file.purpose !== ofWork(workId)) return false;
    try {
      const { work, role } = await workAccess(context, workId, 'reader');
      const isShownAll = isAtLeast(role, 'editor') || !context.works.kindOf(work.kind)?.isSharedForReaders;
      return isShownAll || showsFile(work.content, file);
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return false;
      throw error;
    }
  },
};
