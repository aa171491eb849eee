/**
 * Files that the content of a work names. An upload waits a day for the work that names it and is kept with that one from then on, also for its versions, until
 * it is gone for good. A second work that names the same file, as a copy does, gets one of its own.
 */
import { and, eq, inArray, or } from 'drizzle-orm';
import { newId } from '#kit/db/columns.server.ts';
import type { Database, Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Files, StoredFile } from '#kit/files/files.server.ts';
import { requireStorage } from '#kit/files/quota.server.ts';
import { files as fileRows } from '#kit/files/table.server.ts';
import { copyBytes, type CopiedFile } from '../kinds/email-files.server.ts';
import { mailFileUse } from '../kinds/email.ts';
import { ofWork } from './work-files.server.ts';
import type { ServerWorkKind } from './implement-work.server.ts';

/** What a file is kept for before a work of this kind names it. */
const useOf = (kind: ServerWorkKind | undefined) => kind?.fileUse ?? mailFileUse;

interface Named {
  ownerId: string;
  content: unknown;
}

function filesIn(kind: ServerWorkKind | undefined, content: unknown): string[] {
  const ids = new Set<string>();
  kind?.mapFiles?.(content, (id) => {
    ids.add(id);
    return id;
  });
  return [...ids];
}

/** Those that waited are its own from now on; a kind with a use of its own names no others. */
export async function keepFiles(
  tx: Queryable,
  kind: ServerWorkKind | undefined,
  { id, ownerId, content }: Named & { id: string },
) {
  const ids = filesIn(kind, content);
  if (ids.length === 0) return;
  await tx
    .update(fileRows)
    .set({ purpose: ofWork(id), expiresAt: null })
    .where(
      and(
        or(inArray(fileRows.id, ids), inArray(fileRows.variantOf, ids)),
        eq(fileRows.ownerId, ownerId),
        eq(fileRows.purpose, useOf(kind)),
      ),
    );
  if (!kind?.fileUse) return;
  const own = await tx.$count(fileRows, and(inArray(fileRows.id, ids), eq(fileRows.purpose, ofWork(id))));
  if (own < ids.length)
    throw new AppError('invalid:content', { message: 'A picture in this no longer exists.' });
}

/** For a work that begins: content with copies of what other works of the same person keep, and without what is not theirs. */
export async function withCopies(
  { db, files }: { db: Database; files: Files },
  kind: ServerWorkKind | undefined,
  { ownerId, content }: Named,
): Promise<{ content: unknown; copies: CopiedFile[] }> {
  const copies: CopiedFile[] = [];
  const instead = new Map<string, string | undefined>();
  const kept: StoredFile[] = [];
  for (const id of filesIn(kind, content)) {
    const file = await files.find(db, id);
    if (file?.ownerId === ownerId && file.purpose.startsWith('work:')) kept.push(file);
    else if (file?.ownerId !== ownerId || file.purpose !== useOf(kind)) instead.set(id, undefined);
  }
  // Asked before anything is copied, so that nothing is copied in vain.
  const bytes = kept.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > 0) await requireStorage(db, files.quota, ownerId, bytes);
  for (const file of kept) {
    const row = { id: newId(), ownerId, name: file.name, contentType: file.contentType };
    instead.set(file.id, row.id);
    copies.push({ kept: await copyBytes({ files }, file), row });
  }
  if (instead.size === 0) return { content, copies };
  return { content: kind!.mapFiles!(content, (id) => (instead.has(id) ? instead.get(id) : id)), copies };
}

export async function recordCopies(
  tx: Queryable,
  files: Files,
  copies: readonly CopiedFile[],
  { id, ownerId }: { id: string; ownerId: string },
) {
  const bytes = copies.reduce((sum, { kept }) => sum + kept.bytes, 0);
  if (bytes > 0) await requireStorage(tx, files.quota, ownerId, bytes);
  for (const { kept, row } of copies) await files.record(tx, kept, { ...row, purpose: ofWork(id) });
}
