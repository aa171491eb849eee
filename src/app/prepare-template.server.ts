/** Makes the database that new data folders start from: migrated, with the job queue installed, empty. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connectDatabase } from '#kit/db/database.server.ts';
import { migrate, readMigrations } from '#kit/db/migrate.server.ts';
import { createLog } from '#kit/log.server.ts';
import { startBus } from '#kit/events/bus.server.ts';
import { createJobs } from '#kit/jobs/jobs.server.ts';
import { gathered } from './gathered.server.ts';
import { migrationsFolder, templateFolder } from '#kit/paths.server.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-template-'));
const connection = await connectDatabase({ databaseUrl: undefined, dataDir: folder, poolSize: 1 });
await migrate(connection.pool, readMigrations(migrationsFolder));
const log = createLog('warn');
const bus = await startBus(connection, log, undefined);
const jobs = createJobs({ connection, bus, log, definitions: gathered.jobs });
await jobs.start();
await jobs.stop();
await bus.close();
await connection.pool.query('vacuum');
await connection.close();
fs.rmSync(templateFolder, { recursive: true, force: true });
fs.cpSync(path.join(folder, 'db'), templateFolder, { recursive: true });
fs.rmSync(folder, { recursive: true });
