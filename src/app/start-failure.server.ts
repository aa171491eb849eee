import { FolderHeldError } from '#kit/db/folder-lock.server.ts';
import { NewerDatabaseError } from '#kit/db/migrate.server.ts';
import { asUnavailable } from '#kit/db/database.server.ts';

/** Why the process could not start, in one line that says what to do. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof FolderHeldError || error instanceof NewerDatabaseError) return error.message;
  const { code, path, port } = (error ?? {}) as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or set PORT to another number.`;
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used by this user. Set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL') return 'HOST is wrong: this machine does not have that address.';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR')
    return `The folder ${path ?? 'in DATA_DIR'} cannot be written (${code}). Give this user the right to, or set DATA_DIR to another folder.`;
  if (asUnavailable(error) || /^(28P01|28000|3D000)$/.test(String(code)))
    return `The database in DATABASE_URL cannot be reached (${code ?? 'no connection'}). Check that it runs and that the address is right.`;
  const { message, stack } = error as Error;
  return process.env.LOG_LEVEL === 'debug' && stack ? stack : `Could not start: ${message}`;
}
