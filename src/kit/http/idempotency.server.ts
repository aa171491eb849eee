/** Idempotency-Key: the same key and body get the same answer, and the work is done once. */
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '#kit/db/database.server.ts';
import { toStorable } from '#kit/db/storable.ts';
import { AppError } from '#kit/errors.ts';
import { idempotencyRecords } from './table.server.ts';

/** A record without an answer this old belongs to a process that died: the caller may try again. */
const abandonedAfter = 60_000;

interface Call {
  ownerId: string;
  key: string;
  route: string;
  body: unknown;
}

export async function once<T>(
  db: Database,
  { ownerId, key, route, body }: Call,
  act: () => Promise<T>,
): Promise<T> {
  if (key.length > 200)
    throw new AppError('invalid', { message: 'The Idempotency-Key is longer than 200 characters.' });
  const bodyHash = createHash('sha256')
    .update(`${route}\n${JSON.stringify(body)}`)
    .digest('base64url');
  const where = and(eq(idempotencyRecords.ownerId, ownerId), eq(idempotencyRecords.key, key));
  await db
    .delete(idempotencyRecords)
    .where(
      and(
        where,
        eq(idempotencyRecords.done, false),
        lt(idempotencyRecords.createdAt, new Date(Date.now() - abandonedAfter)),
      ),
    );

  const [mine] = await db
    .insert(idempotencyRecords)
    .values({ ownerId, key, bodyHash })
    .onConflictDoNothing()
    .returning();
  if (!mine) return recall<T>(db, where, bodyHash);
  try {
    const answer = await act();
    await db
      .update(idempotencyRecords)
      .set({ done: true, answer: toStorable({ value: answer }) })
      .where(where);
    return answer;
  } catch (error) {
    await db.delete(idempotencyRecords).where(where); // nothing was done: the same key may try again
    throw error;
  }
}

async function recall<T>(db: Database, where: ReturnType<typeof and>, bodyHash: string): Promise<T> {
  const [known] = await db.select().from(idempotencyRecords).where(where);
  if (known && known.bodyHash !== bodyHash)
    throw new AppError('conflict:idempotency_key', {
      message: 'This Idempotency-Key was used with another request.',
    });
  if (!known?.done)
    throw new AppError('conflict:in_progress', {
      message: 'The first request with this key is still running.',
    });
  return (known.answer as { value: T }).value;
}
