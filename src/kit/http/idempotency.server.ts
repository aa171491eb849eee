/**
 * Idempotency-Key: the same key and body get the same answer, and the work is done once. Answers are sealed while they are kept, and
 * those of things that were deleted since are not given again.
 */
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#kit/db/database.server.ts';
import { createGroup } from '#kit/db/group.server.ts';
import { AppError } from '#kit/errors.ts';
import { seal, unseal } from '#kit/sealed.server.ts';
import type { Secrets } from '#kit/secrets.server.ts';
import { idempotencyRecords } from './table.server.ts';

/** A record without an answer this old belongs to a process that died: the caller may try again. */
const abandonedSeconds = 60;

interface Call {
  ownerId: string;
  key: string;
  method: string;
  /** The address itself: the same words about another thing are another request. */
  path: string;
  body: unknown;
}

interface KeptAnswer {
  path: string;
  /** Ids of what it tells of. */
  about: string[];
  sealed: string;
}

interface Claim {
  ownerId: string;
  key: string;
  bodyHash: string;
}

export type Once = ReturnType<typeof createOnce>;

/** Those who call at once share their round trips to the database. */
export function createOnce(db: Database, secrets: Secrets) {
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

  const finish = createGroup(async (answers: (Pick<Claim, 'ownerId' | 'key'> & { answer: KeptAnswer })[]) => {
    await db.execute(sql`
      update idempotency_record r set done = true, answer = v.answer
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as v("ownerId" uuid, key text, answer jsonb)
      where r.owner_id = v."ownerId" and r.key = v.key`);
    return answers;
  });

  async function once<T>({ ownerId, key, method, path, body }: Call, act: () => Promise<T>): Promise<T> {
    if (key.length > 200)
      throw new AppError('invalid', { message: 'The Idempotency-Key is longer than 200 characters.' });
    const bodyHash = createHash('sha256')
      .update(`${method} ${path}\n${JSON.stringify(body)}`)
      .digest('base64url');
    const where = and(eq(idempotencyRecords.ownerId, ownerId), eq(idempotencyRecords.key, key));
    if (!(await claim({ ownerId, key, bodyHash }))) return recall<T>(ownerId, where, bodyHash);
    try {
      const value = await act();
      const sealed = seal(secrets, bindingOf(ownerId), JSON.stringify({ value }));
      await finish({ ownerId, key, answer: { path, about: idsIn(value), sealed } });
      return value;
    } catch (error) {
      await db.delete(idempotencyRecords).where(where); // nothing was done: the same key may try again
      throw error;
    }
  }

  async function recall<T>(ownerId: string, where: ReturnType<typeof and>, bodyHash: string): Promise<T> {
    const [known] = await db.select().from(idempotencyRecords).where(where);
    if (known && known.bodyHash !== bodyHash)
      throw new AppError('conflict:idempotency_key', {
        message: 'This Idempotency-Key was used with another request.',
      });
    if (!known?.done)
      throw new AppError('conflict:in_progress', {
        message: 'The first request with this key is still running.',
      });
    const kept = known.answer as KeptAnswer | null;
    const opened = kept?.sealed ? unseal(secrets, bindingOf(ownerId), kept.sealed) : undefined;
    if (opened === undefined)
      throw new AppError('conflict:deleted', {
        message: 'This request was carried out. What it made has been deleted since.',
      });
    return (JSON.parse(opened) as { value: T }).value;
  }

  /** After something of theirs was deleted at `path`: answers that tell of it go, and those to calls at or below it. */
  async function forget(ownerId: string, path: string): Promise<void> {
    const id = path.slice(path.lastIndexOf('/') + 1);
    await db.execute(sql`
      update idempotency_record set answer = null
      where owner_id = ${ownerId} and answer is not null
        and (answer -> 'about' @> ${JSON.stringify([id])}::jsonb
          or answer ->> 'path' = ${path} or starts_with(answer ->> 'path', ${`${path}/`}))`);
  }

  return { once, forget };
}

const bindingOf = (ownerId: string) => ({ purpose: 'idempotency', of: ownerId });

const deepestId = 3;
const mostIds = 100;

/** What is called `id` near the top of an answer. */
function idsIn(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > deepestId) return [];
  const entries = Array.isArray(value) ? value.slice(0, mostIds).entries() : Object.entries(value);
  return [...entries]
    .flatMap(([name, inner]: [string | number, unknown]) =>
      name === 'id' && typeof inner === 'string' ? [inner] : idsIn(inner, depth + 1),
    )
    .slice(0, mostIds);
}
