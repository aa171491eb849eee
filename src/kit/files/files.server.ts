/** Files of people: bytes in the storage, everything else in a row with an owner. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '#kit/db/database.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import type { Secrets } from '#kit/secrets.server.ts';
import type { TrashKind } from '#kit/trash/trash.server.ts';
import { safeName } from './safe-name.ts';
import { newKey, type Body, type Storage } from './storage.server.ts';
import { files } from './table.server.ts';

export type StoredFile = typeof files.$inferSelect;
export type Files = ReturnType<typeof createFiles>;

interface NewFile {
  ownerId: string;
  purpose: string;
  name: string;
  contentType: string;
  body: Body;
  maxBytes: number;
  visibility?: 'private' | 'public';
}

export function createFiles(db: Database, storage: Storage, secrets: Secrets) {
  return {
    storage,
    linkKeys: () => secrets.keys('file-links'),
    /** Bytes first, row second: a crash between the two leaves bytes that the sweep finds, never a row without bytes. */
    async store({
      ownerId,
      purpose,
      name,
      contentType,
      body,
      maxBytes,
      visibility = 'private',
    }: NewFile): Promise<StoredFile> {
      const key = newKey();
      const { bytes, sha256 } = await storage.put(key, body, { contentType, maxBytes });
      const [row] = await db
        .insert(files)
        .values({
          id: newId(),
          ownerId,
          key,
          purpose,
          name: safeName(name),
          contentType,
          bytes,
          sha256,
          visibility,
        })
        .returning();
      return row!;
    },
    async find(tx: Queryable, id: string): Promise<StoredFile | undefined> {
      const [row] = await tx
        .select()
        .from(files)
        .where(and(eq(files.id, id), isNull(files.deletedAt)));
      return row;
    },
  };
}

export const fileTrash: TrashKind = {
  kind: 'file',
  async restore(tx, id) {
    await tx.update(files).set({ deletedAt: null }).where(eq(files.id, id));
  },
  async purge({ db, files: { storage } }, id) {
    const [row] = await db.delete(files).where(eq(files.id, id)).returning();
    if (row) await storage.delete(row.key);
  },
};
