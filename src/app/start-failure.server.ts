import { asUnavailable } from '#kit/db/database.server.ts';
import { FolderHeldError } from '#kit/db/folder-lock.server.ts';
import { NewerDatabaseError, OldPostgresError } from '#kit/db/migrate.server.ts';
import { SettingsError } from '#kit/settings.server.ts';
import { PortError } from './port.server.ts';

/** Errors whose message was written for the one who starts the program. */
const saidWell = [SettingsError, PortError, FolderHeldError, NewerDatabaseError, OldPostgresError];

/** Why the process could not start, in one line that says what to do. */
export function explainStartFailure(thrown: unknown): string {
  const error: NodeJS.ErrnoException = thrown instanceof Error ? thrown : new Error(String(thrown));
  return explain(error).replaceAll(/\s*\n\s*/g, ' ');
}

function explain(error: NodeJS.ErrnoException): string {
  if (saidWell.some((kind) => error instanceof kind)) return error.message;
  return aboutDatabase(error) ?? aboutFolder(error) ?? `Could not start: ${error.message}`;
}

const refusals: Record<string, string> = {
  '28P01': 'refuses the user or the password',
  '28000': 'refuses this user',
  '3D000': 'has no database of that name',
  '42501': 'does not give this user the right to make tables',
};

function aboutDatabase(error: NodeJS.ErrnoException) {
  const { code = '' } = error;
  if (refusals[code]) return `The server in DATABASE_URL ${refusals[code]} (${code}).`;
  if (asUnavailable(error))
    return `The database in DATABASE_URL cannot be reached (${code || 'no answer'}). Check that it runs and that the address is right.`;
  return undefined;
}

function aboutFolder({ code, path, message }: NodeJS.ErrnoException) {
  if (code === 'ENOSPC' || /No space left on device/.test(message))
    return 'The disk that holds DATA_DIR is full. Make some room on it.';
  if (code === 'ERR_MODULE_NOT_FOUND')
    return 'The program is not built, or only in part. Run npm start, which builds it.';
  if (!path) return undefined;
  const why = code === 'EEXIST' || code === 'ENOTDIR' ? 'is not a folder' : 'cannot be written';
  return `DATA_DIR is wrong: ${path} ${why} (${code}). Give this user the right to, or set DATA_DIR to another folder.`;
}
