/** Brings a database to this version. Each migration is one transaction under a lock, so kills and twin starts are harmless. */
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { withPatience } from './silence.server.ts';

export class NewerDatabaseError extends Error {}
export class OldPostgresError extends Error {}

export interface Migration {
  tag: string;
  statements: string[];
}

const lockNumber = 7_266_591;
const oldestPostgres = 15;

export function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(fs.readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: fs.readFileSync(path.join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint'),
  }));
}

/** Applies what is missing, in order, and returns its tags. */
export async function migrate(pool: pg.Pool, migrations: Migration[]): Promise<string[]> {
  const client = await pool.connect();
  const done: string[] = [];
  try {
    await refuseOld(client);
    // Nearly every start finds nothing to do, and finds it out with one question and no lock.
    while (nextOf(await appliedTags(client), migrations)) {
      const tag = await withPatience(client, () => applyNext(client, migrations));
      if (tag) done.push(tag);
    }
  } finally {
    client.release();
  }
  return done;
}

/** Asked of the catalogue's rows: what a session remembers of names may be older than the lock it just waited for. */
export async function appliedTags(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const known = await client.query(
    `select from pg_class where relname = 'frenly_migration' and relnamespace = 'public'::regnamespace`,
  );
  if (known.rowCount === 0) return [];
  const { rows } = await client.query<{ tag: string }>(
    'select tag from frenly_migration order by applied_at, tag',
  );
  return rows.map(({ tag }) => tag);
}

/** Whoever waited for the lock finds the work done by the one who held it. */
async function applyNext(client: pg.PoolClient, migrations: Migration[]): Promise<string | undefined> {
  try {
    await client.query('begin');
    // Waiting for a twin and rebuilding a large table may both take longer than any statement of a request.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const next = nextOf(await appliedTags(client), migrations);
    if (next) await applyMigration(client, next);
    await client.query('commit');
    return next?.tag;
  } catch (error) {
    await client.query('rollback').catch(() => {}); // the first error is the one that matters
    throw error;
  }
}

/** One migration, in the transaction of whoever calls. */
export async function applyMigration(client: Pick<pg.ClientBase, 'query'>, { tag, statements }: Migration) {
  await client.query(
    'create table if not exists frenly_migration (tag text primary key, applied_at timestamptz not null default now())',
  );
  for (const statement of statements) await client.query(statement);
  await client.query('insert into frenly_migration (tag) values ($1)', [tag]);
}

function nextOf(applied: string[], migrations: Migration[]) {
  const known = new Set(migrations.map(({ tag }) => tag));
  const foreign = applied.find((tag) => !known.has(tag));
  if (foreign)
    throw new NewerDatabaseError(
      `The database was made by a newer version (it has migration ${foreign}). Start that version, or restore an older backup.`,
    );
  return migrations.find(({ tag }) => !applied.includes(tag));
}

async function refuseOld(client: pg.PoolClient) {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  const major = Math.floor(Number(rows[0]!.version) / 10_000);
  if (major < oldestPostgres)
    throw new OldPostgresError(
      `PostgreSQL ${oldestPostgres} or newer is needed; DATABASE_URL leads to ${major}.`,
    );
}
