/** Files as the protocol shows them. They are files like any other: within their owner's quota, exported and erased with them. */
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { StoredFile } from '#kit/files/files.server.ts';
import { files } from '#kit/files/table.server.ts';
import { invalid } from '../chat-messages.ts';
import { idWith, rowWith } from '../protocol-ids.ts';
import { filePurposes, type FilePurpose } from './limits.ts';

const prefix = 'file-';
export const fileIdOf = (id: string) => idWith(prefix, id);

/** What the protocol's purposes are called among all files of the product. */
export const keptPurposes: Record<FilePurpose, string> = {
  batch: 'api:batch',
  batch_output: 'api:batch_output',
  user_data: 'api:user_data',
};
const purposeOf = ({ purpose }: Pick<StoredFile, 'purpose'>) =>
  filePurposes.find((one) => keptPurposes[one] === purpose)!;

const isReadable = () =>
  and(isNull(files.deletedAt), or(isNull(files.expiresAt), gt(files.expiresAt, sql`now()`)));

export async function findOwnFile(db: Queryable, id: string, ownerId: string): Promise<StoredFile> {
  const rowId = rowWith(prefix, id);
  const [row] = rowId
    ? await db
        .select()
        .from(files)
        .where(
          and(
            eq(files.id, rowId),
            eq(files.ownerId, ownerId),
            inArray(files.purpose, Object.values(keptPurposes)),
            isReadable(),
          ),
        )
    : [];
  if (!row) throw new AppError('not_found:file', { message: `No such File object: ${id.slice(0, 60)}` });
  return row;
}

interface Listing {
  ownerId: string;
  after?: string | undefined;
  limit: number;
  order: 'asc' | 'desc';
  purpose?: FilePurpose | undefined;
}

export async function listOwnFiles(db: Queryable, listing: Listing): Promise<StoredFile[]> {
  const { ownerId, after, limit, order, purpose } = listing;
  const from = after === undefined ? undefined : rowWith(prefix, after);
  if (after !== undefined && !from) invalid('after', 'This is not the id of a file.');
  const purposes = purpose ? [keptPurposes[purpose]] : Object.values(keptPurposes);
  return db
    .select()
    .from(files)
    .where(
      and(
        eq(files.ownerId, ownerId),
        inArray(files.purpose, purposes),
        isReadable(),
        from ? (order === 'asc' ? gt : lt)(files.id, from) : undefined,
      ),
    )
    .orderBy((order === 'asc' ? asc : desc)(files.id))
    .limit(limit);
}

export const presentFile = (file: StoredFile) => ({
  id: fileIdOf(file.id),
  object: 'file' as const,
  bytes: file.bytes,
  created_at: Math.floor(file.createdAt.getTime() / 1000),
  ...(file.expiresAt ? { expires_at: Math.floor(file.expiresAt.getTime() / 1000) } : {}),
  filename: file.name,
  purpose: purposeOf(file),
  status: 'processed' as const,
});
