/**
 * Makes the database that new ones start from: migrated, with the job queue installed and the help indexed. Written into the folder
 * that is named or the build's; with `DATABASE_URL` it prepares that database on PostgreSQL instead.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connectDatabase, type Connection } from '#kit/db/database.server.ts';
import { migrate, readMigrations } from '#kit/db/migrate.server.ts';
import { createLog } from '#kit/log.server.ts';
import { startBus } from '#kit/events/bus.server.ts';
import { createJobs } from '#kit/jobs/jobs.server.ts';
import { refreshFixed } from '#kit/search/fixed-sources.server.ts';
import { gathered } from './gathered.server.ts';
import { migrationsFolder, templateFolder } from '#kit/paths.server.ts';

const databaseUrl = process.env.DATABASE_URL;
const target = process.argv[2] ?? templateFolder;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-template-'));
try {
  const connection = await connectDatabase({ databaseUrl, dataDir: folder, poolSize: 1 });
  await prepare(connection);
  await connection.close();
  if (!databaseUrl) {
    fs.rmSync(target, { recursive: true, force: true });
    fs.cpSync(path.join(folder, 'db'), target, { recursive: true });
  }
} finally {
  fs.rmSync(folder, { recursive: true });
}

async function prepare(connection: Connection) {
  await migrate(connection.pool, readMigrations(migrationsFolder));
  const log = createLog('warn');
  const bus = await startBus(connection, log, undefined);
  const jobs = createJobs({ connection, bus, log, definitions: gathered.jobs });
  await jobs.start();
  await jobs.stop();
  await bus.close();
  await refreshFixed(connection, gathered.searchSources);
  await connection.pool.query('vacuum');
}
