/** Brings the passages of some subjects up to date, in one short transaction. */
import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#kit/db/database.server.ts';
import { toStorableJson } from '#kit/db/storable.ts';
import { foundBy } from './found-by.server.ts';
import { passagesOf } from './passages.ts';
import type { Findable } from './search-source.server.ts';
import { passageForModel } from './question-vector.server.ts';
import { shippedVector } from './shipped-vectors.server.ts';
import { searchPassages } from './table.server.ts';
import { coded, keepVectors } from './write-vectors.server.ts';

interface Written {
  subject: string;
  part: number;
  ownerId: string | null;
  readers: readonly string[];
  label: string;
  title: string;
  text: string;
  href: string;
  at: string;
  digest: string;
  words: string[];
}

type Inserted = { id: number; title: string; text: string };

/** What is asked for and not among the found is gone. What is as it was is left alone, and keeps its vector. */
export async function writeSubjects(
  db: Database,
  source: string,
  asked: readonly string[],
  found: readonly Findable[],
): Promise<void> {
  const wanted = found.flatMap(rowsOf);
  await db.transaction(async (tx) => {
    const there = await tx
      .select({
        id: searchPassages.id,
        subject: searchPassages.subject,
        part: searchPassages.part,
        digest: searchPassages.digest,
      })
      .from(searchPassages)
      .where(and(eq(searchPassages.source, source), inArray(searchPassages.subject, [...asked])));
    const same = new Set(there.map(keyOf));
    const kept = new Set(wanted.map(keyOf));
    const gone = there.filter((row) => !kept.has(keyOf(row))).map(({ id }) => id);
    if (gone.length > 0) await tx.delete(searchPassages).where(inArray(searchPassages.id, gone));
    const fresh = wanted.filter((row) => !same.has(keyOf(row)));
    if (fresh.length > 0) await keepShippedVectors(tx, await insert(tx, source, fresh));
  });
}

const keyOf = ({ subject, part, digest }: Pick<Written, 'subject' | 'part' | 'digest'>) =>
  `${digest} ${part} ${subject}`;

function rowsOf({ text, at, byMeaningOnly = false, ...thing }: Findable): Written[] {
  return passagesOf(text).map((passage, part) => {
    // Not of the moment: a passage that stays as it is was said when it was first said.
    const row = { ...thing, part, text: passage };
    const words = byMeaningOnly ? [] : foundBy(`${thing.title}\n${passage}`);
    return { ...row, at: at.toISOString(), digest: digestOf(row), words };
  });
}

const digestOf = (row: object) =>
  createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22);

/** One statement for all; the words are cut by us and never by the database. An owner who has just left takes theirs along. */
async function insert(tx: Transaction, source: string, rows: readonly Written[]): Promise<Inserted[]> {
  const inserted = await tx.execute<Inserted>(sql`
    insert into ${searchPassages} (source, subject, part, owner_id, readers, label, title, text, href, at, digest, words)
    select ${source}, r.subject, r.part, r."ownerId", array(select jsonb_array_elements_text(r.readers)::uuid),
      r.label, r.title, r.text, r.href, r.at, r.digest, array_to_tsvector(array(select jsonb_array_elements_text(r.words)))
    from jsonb_to_recordset(${toStorableJson(rows)}::jsonb) as r(subject text, part integer, "ownerId" uuid,
      readers jsonb, label text, title text, text text, href text, at timestamptz, digest text, words jsonb)
    where r."ownerId" is null or exists (select from principal p where p.id = r."ownerId")
    on conflict do nothing
    returning id::integer, title, text`);
  return inserted.rows;
}

/** What comes with the program has its vectors at once; the model reads the rest when there is time. */
async function keepShippedVectors(tx: Transaction, inserted: readonly Inserted[]) {
  const known = inserted.flatMap((row) => {
    const vector = shippedVector(passageForModel(row));
    return vector ? [coded(row.id, vector)] : [];
  });
  if (known.length > 0) await keepVectors(tx, known);
}
