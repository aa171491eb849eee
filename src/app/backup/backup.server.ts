/** `npm run backup -- <file>` and `npm run restore -- <file> [--replace]`. */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FolderHeldError } from '#kit/db/folder-lock.server.ts';
import { createLog } from '#kit/log.server.ts';
import { readSettings } from '#kit/settings.server.ts';
import { BackupError } from './archive.server.ts';
import { askForBackup } from './control.server.ts';
import { createBackup, type Contents, type Installation } from './create.server.ts';
import { requeue } from './requeue.server.ts';
import { restoreBackup, verifyBackup } from './restore.server.ts';
import { openDatabase } from '../open-database.server.ts';
import { explainStartFailure } from '../start-failure.server.ts';
import { createStorage } from '../storage.server.ts';

const usage = 'Usage: backup create <file> | verify <file> | restore <file> [--replace]';
const log = createLog('warn');

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [verb, name, ...more] = positionals;
  if (!name || more.length > 0) throw new BackupError(usage);
  console.log(await act(verb, path.resolve(name), values.replace));
} catch (error) {
  console.error(error instanceof BackupError ? error.message : explainStartFailure(error));
  process.exitCode = 1;
}

async function act(verb: string | undefined, file: string, replace: boolean): Promise<string> {
  if (verb === 'create') return `Saved to ${file}: ${describe(await create(file))}`;
  if (verb === 'verify') return `${file} is whole: ${describe((await verifyBackup(file)).contents)}`;
  if (verb === 'restore') return `Restored from ${file}: ${describe(await restore(file, replace))}`;
  throw new BackupError(usage);
}

async function create(file: string): Promise<Contents> {
  const settings = readSettings();
  if (!settings.databaseUrl && !fs.existsSync(path.join(settings.dataDir, 'db')))
    throw new BackupError(
      `There is nothing to save in ${settings.dataDir}. Set DATA_DIR, or DATABASE_URL, as the server has it.`,
    );
  try {
    return await withInstallation((installation) => createBackup(installation, file));
  } catch (error) {
    if (error instanceof FolderHeldError) return askForBackup(error.holder.sockets, file);
    throw error;
  }
}

function restore(file: string, replace: boolean): Promise<Contents> {
  return withInstallation(async (installation) => {
    const { settings, connection } = installation;
    const contents = await restoreBackup(installation, file, { replace });
    await requeue(connection, log);
    await connection.pool.query('analyze');
    if (settings.secret)
      console.error('SECRET is set here: unless it is the same as before, everyone must sign in again.');
    return contents;
  });
}

async function withInstallation<T>(act: (installation: Installation) => Promise<T>): Promise<T> {
  const settings = readSettings();
  const connection = await openDatabase(settings, log);
  try {
    return await act({ settings, connection, storage: createStorage(settings) });
  } finally {
    await connection.close();
  }
}

function describe({ rows, files, missing }: Contents) {
  const counts = Object.values(rows);
  const lost = missing.length > 0 ? ` (${missing.length} more were not in the storage)` : '';
  return `${counts.reduce((a, b) => a + b, 0)} rows of ${counts.length} tables, ${files} files${lost}.`;
}
