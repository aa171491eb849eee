/**
 * Files that the content of a work names. An upload waits a day for the work that names it and is kept with that one from then on, also for its versions, until
 * it is gone for good. A second work that names the same file, as a copy does, gets one of its own.
 */
import { and, eq, inArray, or } from 'drizzle-orm';
import { newId } from '#kit/db/columns.server.ts';
import type { Database, Queryable } from '#kit/db/database.server.ts';
import type { Files } from '#kit/files/files.server.ts';
import { mustHaveRoom } from '#kit/files/quota.server.ts';
import { files as fileRows } from '#kit/files/table.server.ts';
import { copyBytes, type CopiedFile } from '../kinds/letter-files.server.ts';
import { mailFileUse } from '../kinds/letter.ts';
import { ofWork } from './work-files.server.ts';
import type { WorkKind } from './work-kind.ts';

const waiting = [mailFileUse];

interface Named {
  ownerId: string;
  content: unknown;
}

function filesIn(kind: WorkKind | undefined, content: unknown): string[] {
  const ids: string[] = [];
  kind?.mapFiles?.(content, (id) => {
    ids.push(id);
    return id;
  });
  return ids;
}

/** Those that waited are its own from now on. */
export async function keepFiles(
  tx: Queryable,
  kind: WorkKind | undefined,
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
        inArray(fileRows.purpose, waiting),
      ),
    );
}

/** For a work that begins: content with copies of what other works of the same person keep, and without what is not theirs. */
export async function withCopies(
  { db, files }: { db: Database; files: Files },
  kind: WorkKind | undefined,
  { ownerId, content }: Named,
): Promise<{ content: unknown; copies: CopiedFile[] }> {
  const copies: CopiedFile[] = [];
  const instead = new Map<string, string | undefined>();
  for (const id of filesIn(kind, content)) {
    const file = await files.find(db, id);
    if (file?.ownerId !== ownerId || !(waiting.includes(file.purpose) || file.purpose.startsWith('work:')))
      instead.set(id, undefined);
    else if (file.purpose.startsWith('work:')) {
      const row = { id: newId(), ownerId, name: file.name, contentType: file.contentType };
      instead.set(id, row.id);
      copies.push({ kept: await copyBytes({ files }, file), row });
    }
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
  if (bytes > 0) await mustHaveRoom(tx, files.quota, ownerId, bytes);
  for (const { kept, row } of copies) await files.record(tx, kept, { ...row, purpose: ofWork(id) });
}
