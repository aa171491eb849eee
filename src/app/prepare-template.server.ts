/**
 * Makes the database that new ones start from: what a first start leaves behind, that is migrated, with the job queue installed, the
 * posts taken in and everything that ships indexed. Written into the folder that is named or the build's; with `DATABASE_URL` it prepares
 * that database on PostgreSQL instead.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connectDatabase } from '#kit/db/database.server.ts';
import { createLog } from '#kit/log.server.ts';
import { templateFolder } from '#kit/paths.server.ts';
import { keepIndex } from '#kit/search/keep-index.server.ts';
import { readSettings } from '#kit/settings.server.ts';
import { compose } from './compose.server.ts';
import { gathered } from './gathered.server.ts';

const databaseUrl = process.env.DATABASE_URL;
const target = process.argv[2] ?? templateFolder;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-template-'));
try {
  await prepare();
  if (!databaseUrl) {
    fs.rmSync(target, { recursive: true, force: true });
    fs.cpSync(path.join(folder, 'db'), target, { recursive: true });
  }
} finally {
  fs.rmSync(folder, { recursive: true });
}

async function prepare() {
  const settings = readSettings({ DATA_DIR: folder, ROLE: 'web', FETCH_MODELS: 'false' });
  const connection = await connectDatabase({ databaseUrl, dataDir: folder, poolSize: 2 });
  const { services, close } = await compose(settings, { log: createLog('warn'), connection });
  const index = keepIndex(services, gathered.searchSources);
  await index.settle();
  await index.close();
  await connection.pool.query('vacuum');
  await close();
}
