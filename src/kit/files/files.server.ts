/** Files of people: bytes in the storage, everything else in a row with an owner. */
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#kit/db/database.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import type { Secrets } from '#kit/secrets.server.ts';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { requireStorage, type FileQuota } from './quota.server.ts';
import { safeName } from './safe-name.ts';
import { newKey, type Body, type Storage, type Stored } from './storage.server.ts';
import { files } from './table.server.ts';

export type StoredFile = typeof files.$inferSelect;
export type Files = ReturnType<typeof createFiles>;

interface FileRow {
  /** Known beforehand where doing it twice must count once. */
  id?: string;
  ownerId: string;
  purpose: string;
  name: string;
  contentType: string;
  visibility?: 'private' | 'public';
  reencoded?: boolean;
  judged?: 'fine' | 'held';
  variantOf?: string;
  width?: number;
  part?: string;
  expiresAt?: Date;
  /** Where the two are reckoned from one moment. */
  createdAt?: Date;
}

interface NewFile extends FileRow {
  body: Body;
  maxBytes: number;
}

export interface KeptBytes extends Stored {
  key: string;
}

/** `quota`: how much one owner may keep. */
export function createFiles(db: Database, storage: Storage, secrets: Secrets, quota: FileQuota) {
  /** Bytes first, row second: a crash between the two leaves bytes that the sweep finds, never a row without bytes. */
  async function keep(
    body: Body,
    options: { contentType: string; maxBytes: number; signal?: AbortSignal },
  ): Promise<KeptBytes> {
    const key = newKey();
    return { key, ...(await storage.put(key, body, options)) };
  }

  /** The row for bytes that are kept already, in the transaction of whatever depends on it. */
  async function record(tx: Queryable, kept: KeptBytes, file: FileRow): Promise<StoredFile> {
    const [row] = await tx
      .insert(files)
      .values({ id: newId(), ...file, ...kept, name: safeName(file.name) })
      .returning();
    return row!;
  }

  return {
    storage,
    quota,
    linkKeys: () => secrets.keys('file-links'),
    keep,
    record,
    async store({ body, maxBytes, ...file }: NewFile): Promise<StoredFile> {
      return record(db, await keep(body, { contentType: file.contentType, maxBytes }), file);
    },
    /** The same, unless there is no room: however many come at once, together they stay within what their owner may keep. */
    async storeWithinQuota({ body, maxBytes, ...file }: NewFile): Promise<StoredFile> {
      const kept = await keep(body, { contentType: file.contentType, maxBytes });
      try {
        return await db.transaction(async (tx) => {
          await holdOwner(tx, file.ownerId);
          await requireStorage(tx, quota, file.ownerId, kept.bytes);
          return record(tx, kept, file);
        });
      } catch (error) {
        await storage.delete(kept.key);
        throw error;
      }
    },
    async find(tx: Queryable, id: string): Promise<StoredFile | undefined> {
      const [row] = await tx
        .select()
        .from(files)
        .where(and(eq(files.id, id), readable()));
      return row;
    },
    /** What a job made of it beside other sizes. */
    async findPart(tx: Queryable, id: string, part: string): Promise<StoredFile | undefined> {
      const [row] = await tx
        .select()
        .from(files)
        .where(and(eq(files.variantOf, id), eq(files.part, part), readable()));
      return row;
    },
    /** The size made for this width, where there is one. */
    async findVariant(tx: Queryable, id: string, width: number): Promise<StoredFile | undefined> {
      const [row] = await tx
        .select()
        .from(files)
        .where(and(eq(files.variantOf, id), eq(files.width, width), readable()));
      return row;
    },
  };
}

/** Its other sizes go with it. What a failing storage keeps, the sweep finds. */
export async function removeFile(
  { db, files: { storage } }: { db: Database; files: Pick<Files, 'storage'> },
  id: string,
  { ifDeleted = false } = {},
) {
  const keys = await db
    .select({ key: files.key })
    .from(files)
    .where(or(eq(files.id, id), eq(files.variantOf, id)));
  const [gone] = await db
    .delete(files)
    .where(and(eq(files.id, id), ifDeleted ? isNotNull(files.deletedAt) : undefined))
    .returning({ id: files.id });
  if (gone) for (const { key } of keys) await storage.delete(key);
}

export const fileTrash: TrashKind = {
  kind: 'file',
  async restore(tx, id) {
    await tx.update(files).set({ deletedAt: null }).where(eq(files.id, id));
  },
  // Someone may bring it back at this very moment.
  purge: (services, id) => removeFile(services, id, { ifDeleted: true }),
};

const readable = () =>
  and(isNull(files.deletedAt), or(isNull(files.expiresAt), gt(files.expiresAt, sql`now()`)));
