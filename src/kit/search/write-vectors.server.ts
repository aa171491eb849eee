/** Reads passages that have no vector yet, some at a time, and keeps what they mean. */
import { desc, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Services } from '#kit/services.server.ts';
import { toStorableJson } from '#kit/db/storable.ts';
import { bitsOf, bytesOf, nearestLists } from './quantise.server.ts';
import { passageForModel } from './question-vector.server.ts';
import { searchNear, searchPassages } from './table.server.ts';

/** So that others who need the model meanwhile wait for one part only. */
const atOnce = 32;

/** How many it read; none means that there is nothing left to do. */
export async function writeVectors({ db, models }: Pick<Services, 'db' | 'models'>): Promise<number> {
  const unread = await db
    .select({ id: searchPassages.id, title: searchPassages.title, text: searchPassages.text })
    .from(searchPassages)
    .where(isNull(searchPassages.vector))
    // The newest first: what someone has just written does not wait for all that was there before.
    .orderBy(desc(searchPassages.id))
    .limit(atOnce);
  if (unread.length === 0) return 0;
  const vectors = await models.embed(unread.map(passageForModel));
  const read = unread.map(({ id }, at) => coded(id, vectors[at]!));
  await keepVectors(db, read);
  return read.length;
}

export interface CodedVector {
  id: number;
  vector: string;
  bits: string;
  list: number;
}

export const coded = (id: number, vector: Float32Array): CodedVector => ({
  id,
  vector: Buffer.from(bytesOf(vector)).toString('hex'),
  bits: bitsOf(vector),
  list: nearestLists(vector, 1)[0]!,
});

/** Whoever else read them at the same time has said the same. */
export async function keepVectors(db: Queryable, read: readonly CodedVector[]) {
  await db.execute(sql`
    with read as (
      select * from jsonb_to_recordset(${toStorableJson(read)}::jsonb) as r(id bigint, vector text, bits text, list smallint)
    ), kept as (
      update ${searchPassages} p set vector = decode(read.vector, 'hex') from read
      where p.id = read.id and p.vector is null
      returning p.id, p.source, p.readers
    )
    insert into ${searchNear} (passage_id, reader, list, source, bits)
    select kept.id, unnest(kept.readers), read.list, kept.source, read.bits::bit(384) from kept join read using (id)`);
}
