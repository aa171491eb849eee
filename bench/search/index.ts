/** The index of the site on PostgreSQL, with a hundred thousand passages and with a million. */
import { sql } from 'drizzle-orm';
import { connectDatabase, type Connection } from '#kit/db/database.server.ts';
import { migrate, readMigrations } from '#kit/db/migrate.server.ts';
import { migrationsFolder } from '#kit/paths.server.ts';
import { findByMeaning } from '#kit/search/by-meaning.server.ts';
import { findByWords } from '#kit/search/by-words.server.ts';
import { askedFor, foundBy } from '#kit/search/found-by.server.ts';
import { dot, numbersFrom } from '#kit/search/quantise.server.ts';
import { everyone } from '#kit/search/search-source.server.ts';
import { writeSubjects } from '#kit/search/write-subjects.server.ts';
import { coded } from '#kit/search/write-vectors.server.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { newFolder } from '../servers.ts';
import { ratio, whole, type Table } from '../table.ts';
import { manyLike, readSample, typicalNearness, type Sample } from './vectors.ts';

const sizes = [100_000, 1_000_000];
const questions = 60;
const rowsAtOnce = 2000;
const nearest = 10;
const among = { readers: [everyone] };

export async function benchSearchIndex(): Promise<Table> {
  const postgres = await startPostgres({ fsync: false });
  const columns = [
    'passages',
    'recall@10',
    'by meaning p50',
    'p95',
    'by words p50',
    'p95',
    'p95 against 100,000',
    'bytes a passage',
  ];
  const title = 'The index of the site, on PostgreSQL without an extension (milliseconds)';
  if ('skipped' in postgres) return { title, columns, rows: [], note: `Not measured: ${postgres.skipped}` };
  const sample = await readSample();
  const connection = await connectDatabase({ databaseUrl: postgres.url, dataDir: newFolder(), poolSize: 4 });
  await migrate(connection.pool, readMigrations(migrationsFolder));
  const upkeep = await rowsASecond(connection, sample);
  await connection.db.execute(sql`truncate search_passage cascade`);
  const rows: (string | number)[][] = [];
  const kept: Float32Array[] = [];
  let firstP95: number | undefined;
  for (const size of sizes) {
    await fill(connection, sample, kept, size);
    const meaning = await askByMeaning(connection, sample, kept);
    const words = await askByWords(connection, sample);
    firstP95 ??= meaning.p95;
    const bytes = await bytesEach(connection, size);
    rows.push([
      whole(size),
      meaning.recall.toFixed(3),
      whole(meaning.p50),
      whole(meaning.p95),
      whole(words.p50),
      whole(words.p95),
      ratio(meaning.p95, firstP95),
      whole(bytes),
    ]);
  }
  const made = [...manyLike(sample.vectors, sample.vectors.length, 5)];
  await connection.close();
  await postgres.stop();
  const likeness = `${typicalNearness(sample.vectors).toFixed(2)} among real ones, ${typicalNearness(made).toFixed(2)} among made ones`;
  return {
    title,
    columns,
    rows,
    note: `${whole(upkeep)} passages a second are written with their words. Vectors are made from ${whole(sample.vectors.length)} real ones, each moved by the difference of two others; the nearest of ${whole(made.length)} is ${likeness}.`,
  };
}

/** As it goes in the product: cut, stemmed, compared with what is there, written. */
async function rowsASecond({ db }: Connection, { sentences }: Sample): Promise<number> {
  const began = performance.now();
  for (let at = 0; at < 2000; at += 50) {
    const things = sentences.slice(at, at + 50).map((text, place) => ({
      subject: `${at + place}`,
      ownerId: null,
      readers: [everyone],
      label: 'Sentence',
      title: 'A sentence',
      text,
      href: '/',
      at: new Date(0),
    }));
    await writeSubjects(
      db,
      'bench',
      things.map(({ subject }) => subject),
      things,
    );
  }
  return 2000 / ((performance.now() - began) / 1000);
}

/** Straight into the tables, many at a time; the vectors are kept here for comparing everything with everything. */
async function fill(
  { db, pool }: Connection,
  { sentences, vectors }: Sample,
  kept: Float32Array[],
  size: number,
) {
  const next = numbersFrom(size);
  const begun = kept.length;
  const made = manyLike(vectors, size - begun, size);
  for (let at = begun; at < size; at += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, size - at) }, (_, place) => {
      const vector = made.next().value as Float32Array;
      kept.push(vector);
      const text = `${sentences[Math.floor(next() * sentences.length)]} ${sentences[Math.floor(next() * sentences.length)]}`;
      return { ...coded(at + place + 1, vector), text, words: foundBy(text) };
    });
    await db.execute(sql`
      with r as materialized (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(id bigint, vector text, bits text, list smallint, text text, words jsonb)),
      kept as (insert into search_passage (id, source, subject, part, readers, label, title, text, href, at, digest, words, vector)
        select id, 'bench', id::text, 0, array[${everyone}::uuid], 'Sentence', 'A sentence', text, '/', now(), id::text,
          array_to_tsvector(array(select jsonb_array_elements_text(words))), decode(vector, 'hex') from r)
      insert into search_near (passage_id, reader, list, source, bits) select id, ${everyone}::uuid, list, 'bench', bits::bit(384) from r`);
  }
  await pool.query('vacuum analyze search_passage, search_near');
}

async function askByMeaning({ db }: Connection, { vectors }: Sample, kept: readonly Float32Array[]) {
  const took: number[] = [];
  let right = 0;
  // Counts the lists, which a process does every few minutes.
  await db.transaction((tx) => findByMeaning(tx, db, vectors[0]!, among));
  for (const asked of manyLike(vectors, questions, 99)) {
    const began = performance.now();
    const found = await db.transaction((tx) => findByMeaning(tx, db, asked, among));
    took.push(performance.now() - began);
    const ours = new Set(
      [...found]
        .sort(([, a], [, b]) => b - a)
        .slice(0, nearest)
        .map(([id]) => id),
    );
    right += exactly(asked, kept).filter((id) => ours.has(id)).length;
  }
  return { ...spread(took), recall: right / (questions * nearest) };
}

function exactly(asked: Float32Array, kept: readonly Float32Array[]): number[] {
  const best: { id: number; near: number }[] = [];
  for (const [at, vector] of kept.entries()) {
    const near = dot(asked, vector, 0);
    if (best.length === nearest && near <= best.at(-1)!.near) continue;
    best.push({ id: at + 1, near });
    best.sort((one, other) => other.near - one.near);
    best.length = Math.min(best.length, nearest);
  }
  return best.map(({ id }) => id);
}

async function askByWords({ db }: Connection, { sentences }: Sample) {
  const took: number[] = [];
  for (let at = 0; at < questions; at += 1) {
    const words = askedFor(sentences[at * 31]!.split(' ').slice(0, 5).join(' '));
    const began = performance.now();
    await db.transaction((tx) => findByWords(tx, words, among));
    took.push(performance.now() - began);
  }
  return spread(took);
}

function spread(took: readonly number[]) {
  const sorted = took.toSorted((a, b) => a - b);
  return { p50: sorted[Math.floor(sorted.length / 2)]!, p95: sorted[Math.floor(sorted.length * 0.95)]! };
}

async function bytesEach({ db }: Connection, size: number): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_total_relation_size('search_passage') + pg_total_relation_size('search_near') as bytes`,
  );
  return Number(rows[0]!.bytes) / size;
}
