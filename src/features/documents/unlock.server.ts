/** Reads with a password. It goes no further than this process: neither a row nor a job ever holds it. */
import { AppError } from '#kit/errors.ts';
import { readFailures } from '#kit/documents/read/failure.ts';
import type { Services } from '#kit/services.server.ts';
import { keepPages } from './keep-pages.server.ts';
import { findById, updateDocument, type DocumentRow } from './queries.server.ts';

const longest = 30 * 60_000;

/** Answers once the first page is there, or the password was refused; the rest is read meanwhile. */
export async function unlock(services: Services, row: DocumentRow, password: string): Promise<DocumentRow> {
  const first = Promise.withResolvers<void>();
  const reading = keepPages(services, row, {
    password,
    signal: AbortSignal.timeout(longest),
    onFirst: first.resolve,
  });
  const ended = reading.catch(async (error: unknown) => {
    services.log.error(
      { event: 'document.unlock_failed', err: error, document: row.id },
      'A protected document could not be read to its end.',
    );
    await updateDocument(services.db, row.id, { state: 'locked' });
  });
  await Promise.race([first.promise, ended]);
  const now = await findById(services.db, row.id);
  if (!now) throw new AppError('not_found:document');
  if (now.state === 'locked')
    throw new AppError('invalid:password', {
      message: readFailures['wrong-password'],
      issues: [{ path: 'password', message: readFailures['wrong-password'] }],
    });
  return now;
}
