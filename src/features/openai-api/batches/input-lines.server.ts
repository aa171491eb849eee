/** The lines of the file that a batch was begun with. */
import type { Services } from '#kit/services.server.ts';
import type { BatchRow } from './batch-rows.server.ts';
import { readLines, type Line } from './read-lines.server.ts';

/** Undefined where the file is gone. */
export async function openInput(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { inputFileId }: BatchRow,
): Promise<AsyncGenerator<Line> | undefined> {
  const file = await files.find(db, inputFileId);
  const stored = file && (await files.storage.get(file.key));
  return stored ? readLines(stored.stream) : undefined;
}

export const inputIsGone = {
  code: 'input_file_not_found',
  message: 'The input file was deleted, or it has expired.',
  line: null,
};
