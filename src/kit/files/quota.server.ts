/** How much one owner may keep. */
import { and, eq, isNull, sum } from 'drizzle-orm';
import { planOf } from '#kit/credits/plan-of.server.ts';
import type { Plan } from '#kit/credits/plans.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { principals } from '#kit/principals/table.server.ts';
import { files } from './table.server.ts';

export interface FileQuota {
  /** Bytes, of all files together, on the free plan. */
  member: number;
  guest: number;
}

export const roomOn = ({ storageTimes }: Plan, { member }: FileQuota) => member * storageTimes;

/** Other sizes and waveforms are ours to make, so they do not count. */
export async function bytesOf(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(files.bytes) })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), isNull(files.variantOf)));
  return Number(row?.bytes ?? 0);
}

export async function requireStorage(db: Queryable, quota: FileQuota, ownerId: string, more: number) {
  const [owner] = await db.select().from(principals).where(eq(principals.id, ownerId));
  const most = owner?.kind === 'guest' ? quota.guest : roomOn(await planOf(db, ownerId), quota);
  const used = await bytesOf(db, ownerId);
  if (used + more <= most) return;
  const room = `${inMegabytes(Math.max(0, most - used))} of ${inMegabytes(most)} are free`;
  throw new AppError('too_large:quota', {
    message:
      owner?.kind === 'guest'
        ? `Not enough storage for this file: ${room}. Sign up for more storage.`
        : `Not enough storage for this file: ${room}. Delete some files, then try again.`,
  });
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000).toLocaleString('en')} MB`;
