/** Brings a saved installation back, on either kind of database: all of it, or nothing when anything is amiss. */
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { applyMigration, readMigrations, type Migration } from '#kit/db/migrate.server.ts';
import { withPatience } from '#kit/db/silence.server.ts';
import type { Storage } from '#kit/files/storage.server.ts';
import { BackupError, readArchive, type ReadEntry } from './archive.server.ts';
import type { Contents, Installation, Manifest } from './create.server.ts';
import { countRows, dropForeignKeys, setSequences, writeRows, type Table } from './tables.server.ts';
import { dropEverything, refuseOthers, refuseUnlessEmpty } from './target.server.ts';
import { migrationsFolder } from '#kit/paths.server.ts';

interface Backup {
  manifest: Manifest;
  contents: Contents;
  secret: string;
}

/** Reads a whole backup once and believes it only then. */
export async function verifyBackup(file: string): Promise<Backup> {
  let manifest: Manifest | undefined;
  let secret = '';
  const entries = readArchive(file);
  for (;;) {
    const { done, value } = await entries.next();
    if (done) {
      if (manifest?.format !== 1)
        throw new BackupError(`${file} is not a backup that this version understands.`);
      return { manifest, secret, contents: value as unknown as Contents };
    }
    if (value.name === 'manifest.json') manifest = JSON.parse(await text(value.body)) as Manifest;
    if (value.name === 'secret') secret = await text(value.body);
  }
}

export async function restoreBackup(
  { settings, connection, storage }: Installation,
  file: string,
  { replace }: { replace: boolean },
): Promise<Contents> {
  const { manifest, contents, secret } = await verifyBackup(file);
  const [before, after] = splitMigrations(manifest);
  const client = await connection.pool.connect();
  try {
    await refuseOthers(client);
    if (!replace) await refuseUnlessEmpty(client);
    await withPatience(client, async () => {
      await client.query('begin');
      await client.query('set local statement_timeout = 0');
      await client.query('set local idle_in_transaction_session_timeout = 0');
      await dropEverything(client);
      for (const migration of before) await applyMigration(client, migration);
      await load(client, storage, file, manifest.tables);
      await check(client, contents);
      for (const migration of after) await applyMigration(client, migration);
      await client.query('commit');
    });
  } catch (error) {
    await client.query('rollback').catch(() => {}); // the first error is the one that matters
    throw error;
  } finally {
    client.release();
  }
  if (!settings.secret) keepSecret(settings.dataDir, secret);
  return contents;
}

/** The tables are made as they were when the backup was; what came since is applied to the rows afterwards. */
function splitMigrations({ migrations }: Manifest): [Migration[], Migration[]] {
  const known = readMigrations(migrationsFolder);
  const foreign = migrations.find((tag) => !known.some((migration) => migration.tag === tag));
  if (foreign)
    throw new BackupError(
      `The backup was made by a newer version (it has migration ${foreign}). Restore it with that.`,
    );
  const isOld = ({ tag }: Migration) => migrations.includes(tag);
  return [known.filter(isOld), known.filter((migration) => !isOld(migration))];
}

async function load(client: pg.PoolClient, storage: Storage, file: string, tables: Table[]) {
  const foreignKeys = await dropForeignKeys(client);
  let types: Map<string, string> | undefined;
  for await (const entry of readArchive(file)) {
    const [kind, ...rest] = entry.name.split('/');
    if (kind === 'tables') await writeRows(client, tableNamed(tables, rest[0]!), await text(entry.body));
    if (kind === 'files') {
      types ??= await contentTypes(client); // the rows of all files come before the first of them
      await putFile(storage, rest.join('/'), entry, types);
    }
  }
  for (const add of foreignKeys) await client.query(add);
  for (const table of tables) await setSequences(client, table);
}

function tableNamed(tables: Table[], name: string): Table {
  const table = tables.find((known) => known.name === name);
  if (!table) throw new BackupError(`The backup has rows of ${name} but does not say what they are.`);
  return table;
}

async function contentTypes(client: pg.PoolClient) {
  const { rows } = await client.query<{ key: string; type: string }>(
    'select key, content_type as type from file',
  );
  return new Map(rows.map(({ key, type }) => [key, type]));
}

async function putFile(storage: Storage, key: string, { body }: ReadEntry, types: Map<string, string>) {
  const contentType = types.get(key) ?? 'application/octet-stream';
  await storage.put(key, body, { contentType, maxBytes: Number.MAX_SAFE_INTEGER });
}

async function check(client: pg.PoolClient, { rows }: Contents) {
  for (const [name, expected] of Object.entries(rows)) {
    const found = await countRows(client, { name });
    if (found !== expected)
      throw new BackupError(`${name} has ${found} rows where the backup says ${expected}.`);
  }
}

function keepSecret(dataDir: string, secret: string) {
  const file = path.join(dataDir, 'secret');
  fs.writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}
