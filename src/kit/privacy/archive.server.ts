/** Everything the product holds about a person, as one ZIP: a JSON file for each table, and their files. */
import { and, asc, eq, getTableName, gt, isNull, ne, sql } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import { files } from '#kit/files/table.server.ts';
import type { Services } from '#kit/services.server.ts';
import { gather } from '#kit/feature/server-feature.server.ts';
import type { Person, Row } from './registry.server.ts';
import { zipStream, type ZipEntry } from './zip-stream.server.ts';

/** Exports are no part of the next export. */
export const exportPurpose = 'export';

/** What a table counts for beside the bytes of files, so that progress moves evenly. */
const tableWeight = 64 * 1024;
const pieceBytes = 64 * 1024;
const filePage = 200;
const packed = /^(?:image|audio|video)\/|zip|officedocument|pdf/;

type Progress = (fraction: number, step: string) => Promise<void>;
type Source = Pick<Services, 'db' | 'features' | 'files' | 'secrets' | 'settings'>;

export function archiveOf(source: Source, person: Person, progress: Progress): AsyncGenerator<Uint8Array> {
  return zipStream(entries(source, person, progress));
}

async function* entries(source: Source, person: Person, progress: Progress): AsyncGenerator<ZipEntry> {
  const { db, features } = source;
  const tables = gather(features, 'personalData').flatMap((entry) =>
    entry.export ? [{ ...entry, export: entry.export }] : [],
  );
  const total = tables.length * tableWeight + (await bytesOf(source, person));
  let done = 0;
  const advance = async (by: number, step: string) => {
    done += by;
    await progress(total === 0 ? 1 : Math.min(done / total, 1), step);
  };

  yield { name: 'README.txt', compress: true, chunks: [encode(readme(source))] };
  for (const { table, export: rowsOf } of tables) {
    const name = getTableName(table);
    yield { name: `data/${name}.json`, compress: true, chunks: asJson(rowsOf(db, person, source)) };
    await advance(tableWeight, 'Gathering your data');
  }
  for await (const file of filesOf(source, person)) {
    const stored = await source.files.storage.get(file.key);
    if (!stored)
      throw new AppError('internal', { cause: new Error(`the bytes of file ${file.id} are missing`) });
    yield {
      name: `files/${file.id}-${file.name}`,
      compress: !packed.test(file.contentType),
      chunks: counted(stored.stream, (bytes) => advance(bytes, 'Packing your files')),
    };
  }
}

const ownFiles = (person: Person) =>
  and(eq(files.ownerId, person.id), ne(files.purpose, exportPurpose), isNull(files.variantOf));

async function bytesOf({ db }: Source, person: Person) {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${files.bytes}), 0)` })
    .from(files)
    .where(ownFiles(person));
  return Number(row!.bytes);
}

async function* filesOf({ db }: Source, person: Person) {
  let last: string | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(files)
      .where(and(ownFiles(person), last === undefined ? undefined : gt(files.id, last)))
      .orderBy(asc(files.id))
      .limit(filePage);
    yield* rows;
    if (rows.length < filePage) return;
    last = rows.at(-1)!.id;
  }
}

/** A JSON array, one row a line, handed on in pieces. */
async function* asJson(rows: AsyncIterable<Row>): AsyncGenerator<Uint8Array> {
  let text = '[';
  let first = true;
  for await (const row of rows) {
    text += `${first ? '' : ','}\n${JSON.stringify(row)}`;
    first = false;
    if (text.length < pieceBytes) continue;
    yield encode(text);
    text = '';
  }
  yield encode(`${text}\n]\n`);
}

async function* counted(stream: ReadableStream<Uint8Array>, count: (bytes: number) => Promise<void>) {
  for await (const chunk of stream) {
    yield chunk;
    await count(chunk.byteLength);
  }
}

function readme({ settings: { product, publicUrl } }: Source) {
  return [
    `Your data at ${product.name} (${publicUrl})`,
    '',
    'data/   your data, one JSON file per kind',
    'files/  your files; data/file.json says what each of them is',
    '',
    'Passwords, session tokens and the secrets of two-factor and keys are not included.',
    '',
  ].join('\n');
}

const encode = (text: string) => Buffer.from(text, 'utf8');
