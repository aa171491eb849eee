/** Saves an installation into one file: all rows as of one moment, the files they name, and the secret. */
import fs from 'node:fs';
import path from 'node:path';
import type { Connection } from '#kit/db/database.server.ts';
import { appliedTags } from '#kit/db/migrate.server.ts';
import type { Storage } from '#kit/files/storage.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import { writeArchive, type Entry } from './archive.server.ts';
import { listTables, readRows, type Client, type Table } from './tables.server.ts';

export interface Installation {
  settings: Settings;
  connection: Connection;
  storage: Storage;
}

export interface Manifest {
  format: 1;
  createdAt: string;
  migrations: string[];
  tables: Table[];
}

/** What is in a backup, as its seal says. */
export interface Contents {
  rows: Record<string, number>;
  files: number;
  /** Files whose bytes were not there: deleted while the backup ran, or lost before. */
  missing: string[];
}

export async function createBackup(installation: Installation, file: string): Promise<Contents> {
  const contents: Contents = { rows: {}, files: 0, missing: [] };
  await writeArchive(file, entriesOf(installation, contents), () => contents);
  return contents;
}

async function* entriesOf(
  { settings, connection, storage }: Installation,
  contents: Contents,
): AsyncGenerator<Entry> {
  const client = await connection.pool.connect();
  let keys: string[];
  try {
    await beginReading(client);
    const tables = await listTables(client);
    yield* about(client, tables, settings);
    for (const table of tables) yield* rowsOf(client, table, contents);
    keys = (await client.query<{ key: string }>('select key from file order by key')).rows.map(
      ({ key }) => key,
    );
  } finally {
    await client.query('rollback');
    client.release();
  }
  // Outside the transaction: on the embedded database everyone else waits for its end.
  for (const key of keys) yield* fileOf(storage, key, contents);
}

/** One moment for all tables, and the same spelling of values whatever the server's habits are. */
async function beginReading(client: Client) {
  await client.query('begin isolation level repeatable read read only');
  for (const setting of [
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
    `timezone = 'UTC'`,
    `datestyle = 'ISO'`,
  ])
    await client.query(`set local ${setting}`);
}

async function* about(client: Client, tables: Table[], settings: Settings): AsyncGenerator<Entry> {
  const migrations = await appliedTags(client);
  const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), migrations, tables };
  yield entry('manifest.json', JSON.stringify(manifest, null, 2));
  const secret = settings.secret ?? fs.readFileSync(path.join(settings.dataDir, 'secret'), 'utf8').trim();
  yield entry('secret', secret);
}

async function* rowsOf(client: Client, table: Table, contents: Contents): AsyncGenerator<Entry> {
  contents.rows[table.name] = 0;
  let part = 0;
  for await (const { json, rows } of readRows(client, table)) {
    part += 1;
    contents.rows[table.name]! += rows;
    yield entry(`tables/${table.name}/${String(part).padStart(6, '0')}.json`, json);
  }
}

async function* fileOf(storage: Storage, key: string, contents: Contents): AsyncGenerator<Entry> {
  const stored = await storage.get(key);
  if (stored) {
    contents.files += 1;
    yield {
      name: `files/${key}`,
      size: stored.totalBytes,
      body: stored.stream as unknown as AsyncIterable<Uint8Array>,
    };
  } else contents.missing.push(key);
}

function entry(name: string, text: string): Entry {
  const body = Buffer.from(text);
  return { name, size: body.byteLength, body };
}
