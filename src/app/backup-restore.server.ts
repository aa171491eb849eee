/** Brings a saved installation back, on either kind of database: all of it, or nothing when anything is amiss. */
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { applyMigration, readMigrations, type Migration } from '#kit/db/migrate.server.ts';
import { withPatience } from '#kit/db/silence.server.ts';
import type { Storage } from '#kit/files/storage.server.ts';
import { BackupError, readArchive, type ReadEntry } from './backup-archive.server.ts';
import type { Contents, Installation, Manifest } from './backup-create.server.ts';
import {
  countRows,
  dropForeignKeys,
  listTables,
  setSequences,
  writeRows,
  type Table,
} from './backup-tables.server.ts';
import { migrationsFolder } from './paths.server.ts';

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

async function refuseOthers(client: pg.PoolClient) {
  const { rows } = await client.query<{ count: number }>(
    `select count(distinct pid)::int as count from pg_stat_activity
     where datname = current_database() and application_name like 'frenly%' and pid <> pg_backend_pid()`,
  );
  if (rows[0]!.count > 0)
    throw new BackupError('Another process uses this database. Stop it before restoring.');
}

async function refuseUnlessEmpty(client: pg.PoolClient) {
  for (const table of await listTables(client))
    if ((await countRows(client, table)) > 0)
      throw new BackupError(
        `This installation is not empty (${table.name} has rows). Add --replace to lose what it holds.`,
      );
}

/** Everything of ours, and nothing that came with an extension. */
async function dropEverything(client: pg.PoolClient) {
  await client.query('drop schema if exists pgboss cascade'); // made anew by the job queue itself
  await client.query(`do $$ declare command text; begin
    for command in
      select format('drop %s if exists public.%I cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, relname)
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('e', 'a', 'i'))
      union all
      select format('drop type if exists public.%I cascade', typname)
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
        and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
      union all
      select format('drop routine if exists %s cascade', oid::regprocedure)
      from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop execute command; end loop; end $$`);
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
