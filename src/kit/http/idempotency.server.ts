/** Idempotency-Key: the same key and body get the same answer, and the work is done once. */
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#kit/db/database.server.ts';
import { createGroup } from '#kit/db/group.server.ts';
import { toStorableJson } from '#kit/db/storable.ts';
import { AppError } from '#kit/errors.ts';
import { idempotencyRecords } from './table.server.ts';

/** A record without an answer this old belongs to a process that died: the caller may try again. */
const abandonedSeconds = 60;

interface Call {
  ownerId: string;
  key: string;
  route: string;
  body: unknown;
}

interface Claim {
  ownerId: string;
  key: string;
  bodyHash: string;
}

export type Once = ReturnType<typeof createOnce>;

/** Those who call at once share their round trips to the database. */
export function createOnce(db: Database) {
  const claim = createGroup(async (claims: Claim[]) => {
    const { rows } = await db.execute<{ owner_id: string; key: string }>(sql`
      insert into idempotency_record as known (owner_id, key, body_hash)
      select v."ownerId", v.key, v."bodyHash" from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
        as v("ownerId" uuid, key text, "bodyHash" text)
      on conflict (owner_id, key) do update set body_hash = excluded.body_hash, created_at = now()
        where not known.done and known.created_at < now() - make_interval(secs => ${abandonedSeconds})
      returning owner_id, key`);
    const mine = new Set(rows.map(({ owner_id, key }) => `${owner_id} ${key}`));
    return claims.map(({ ownerId, key }) => mine.has(`${ownerId} ${key}`));
  });

  const finish = createGroup(async (answers: (Pick<Claim, 'ownerId' | 'key'> & { answer: unknown })[]) => {
    await db.execute(sql`
      update idempotency_record r set done = true, answer = v.answer
      from jsonb_to_recordset(${toStorableJson(answers)}::jsonb) as v("ownerId" uuid, key text, answer jsonb)
      where r.owner_id = v."ownerId" and r.key = v.key`);
    return answers;
  });

  return async function once<T>({ ownerId, key, route, body }: Call, act: () => Promise<T>): Promise<T> {
    if (key.length > 200)
      throw new AppError('invalid', { message: 'The Idempotency-Key is longer than 200 characters.' });
    const bodyHash = createHash('sha256')
      .update(`${route}\n${JSON.stringify(body)}`)
      .digest('base64url');
    const where = and(eq(idempotencyRecords.ownerId, ownerId), eq(idempotencyRecords.key, key));
    if (!(await claim({ ownerId, key, bodyHash }))) return recall<T>(db, where, bodyHash);
    try {
      const answer = await act();
      await finish({ ownerId, key, answer: { value: answer } });
      return answer;
    } catch (error) {
      await db.delete(idempotencyRecords).where(where); // nothing was done: the same key may try again
      throw error;
    }
  };
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
