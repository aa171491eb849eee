/** Why a batch may have to end before its last line. */
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { apiKeys, users } from '#kit/auth/table.server.ts';
import { findRole } from '#kit/businesses/act-for.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Services } from '#kit/services.server.ts';
import { findBatch, type BatchRow } from './batch-rows.server.ts';
import type { EndState } from './limits.ts';
import type { BatchFault } from './table.server.ts';

export interface End {
  as: EndState;
  fault?: BatchFault;
}

const revoked: BatchFault = {
  code: 'access_revoked',
  message: 'The account that created this batch is no longer active, or its API key was revoked.',
  line: null,
};

/** Undefined where it may go on. */
export async function whyToEnd(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: Pick<BatchRow, 'id'>,
): Promise<End | undefined> {
  const batch = await findBatch(db, id);
  if (batch?.state !== 'in_progress') return { as: 'cancelled' };
  if (batch.expiresAt <= clock.now()) return { as: 'expired' };
  return (await mayStillSpend(db, batch)) ? undefined : { as: 'cancelled', fault: revoked };
}

async function mayStillSpend(db: Queryable, batch: BatchRow): Promise<boolean> {
  const { isByKey, apiKeyId, personId, ownerId } = batch;
  if (isByKey) return apiKeyId !== null && isKeyValid(db, apiKeyId);
  if (personId === null) return isMember(db, ownerId);
  return (
    (await isMember(db, personId)) && (await findRole(db, { businessId: ownerId, personId })) !== undefined
  );
}

async function isKeyValid(db: Queryable, id: string): Promise<boolean> {
  const [key] = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.id, id),
        isNull(users.suspendedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
      ),
    );
  return key !== undefined;
}

const isMember = async (db: Queryable, id: string) =>
  (await db.$count(users, and(eq(users.id, id), isNull(users.suspendedAt)))) > 0;
