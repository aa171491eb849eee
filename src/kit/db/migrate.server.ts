/** Brings a database to this version. Each migration is one transaction under a lock, so kills and twin starts are harmless. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

export class NewerDatabaseError extends Error {}

interface Migration {
  tag: string;
  statements: string[];
}

const lockNumber = 7_266_591;

export function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(fs.readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: fs.readFileSync(path.join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint'),
  }));
}

export function migrationsHash(migrations: Migration[]) {
  return createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
}

export async function migrate(pool: pg.Pool, migrations: Migration[]): Promise<string[]> {
  const done: string[] = [];
  const client = await pool.connect();
  try {
    for (;;) {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
      await client.query(
        'create table if not exists frenly_migration (tag text primary key, applied_at timestamptz not null default now())',
      );
      const { rows } = await client.query<{ tag: string }>('select tag from frenly_migration');
      const applied = new Set(rows.map((row) => row.tag));
      refuseNewer(applied, migrations);
      const next = migrations.find(({ tag }) => !applied.has(tag));
      if (next) {
        for (const statement of next.statements) await client.query(statement);
        await client.query('insert into frenly_migration (tag) values ($1)', [next.tag]);
      }
      await client.query('commit');
      if (!next) return done;
      done.push(next.tag);
    }
  } catch (error) {
    await client.query('rollback').catch(() => {}); // the first error is the one that matters
    throw error;
  } finally {
    client.release();
  }
}

function refuseNewer(applied: Set<string>, migrations: Migration[]) {
  const known = new Set(migrations.map(({ tag }) => tag));
  const foreign = [...applied].find((tag) => !known.has(tag));
  if (foreign)
    throw new NewerDatabaseError(
      `The database was made by a newer version (it has migration ${foreign}). Start that version, or restore an older backup.`,
    );
}
