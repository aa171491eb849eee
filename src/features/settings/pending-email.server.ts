/** An address that waits for its owner's word: one for each account, known by the hash of what its email carries. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { verifications } from '#kit/auth/table.server.ts';
import type { Queryable, Transaction } from '#kit/db/database.server.ts';

const lasts = 24 * 3600_000;
const waiting = z.object({ email: z.string(), tokenHash: z.string() });
const identifier = (userId: string) => `change-email:${userId}`;
const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Takes the place of one that waited before. The token is for the email alone. */
export async function keepPendingEmail(tx: Transaction, userId: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await dropPendingEmail(tx, userId);
  await tx.insert(verifications).values({
    identifier: identifier(userId),
    value: JSON.stringify({ email, tokenHash: hash(token) }),
    expiresAt: new Date(Date.now() + lasts),
  });
  return token;
}

export async function findPendingEmail(db: Queryable, userId: string) {
  const [row] = await db
    .select()
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier(userId)), gt(verifications.expiresAt, new Date())));
  return row ? waiting.parse(JSON.parse(row.value)) : undefined;
}

export async function dropPendingEmail(tx: Queryable, userId: string) {
  await tx.delete(verifications).where(eq(verifications.identifier, identifier(userId)));
}

export function isTokenOf({ tokenHash }: { tokenHash: string }, token: string) {
  return timingSafeEqual(Buffer.from(tokenHash), Buffer.from(hash(token)));
}
