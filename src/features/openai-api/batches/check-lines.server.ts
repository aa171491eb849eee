/** Whether a file can be a batch: each line a request to the batch's endpoint, each with a name of its own, and not too many. */
import { AppError } from '#kit/errors.ts';
import type { Services } from '#kit/services.server.ts';
import type { BatchRow } from './batch-rows.server.ts';
import { inputIsGone, openInput } from './input-lines.server.ts';
import { mostErrors, mostLines } from './limits.ts';
import type { Line } from './read-lines.server.ts';
import { faultCodeOf, readRequest, wrong } from './read-request.ts';
import type { BatchFault } from './table.server.ts';

interface Checked {
  total: number;
  faults: BatchFault[];
}

export async function checkLines(services: Services, batch: BatchRow, signal: AbortSignal): Promise<Checked> {
  const lines = await openInput(services, batch);
  return lines ? checkAll(lines, batch.endpoint, signal) : { total: 0, faults: [inputIsGone] };
}

export async function checkAll(
  lines: AsyncIterable<Line>,
  endpoint: BatchRow['endpoint'],
  signal?: AbortSignal,
): Promise<Checked> {
  const faults: BatchFault[] = [];
  const names = new Set<string>();
  let total = 0;
  const blame = (error: unknown, line: number | null) => {
    if (!(error instanceof AppError)) throw error;
    faults.push({ code: faultCodeOf(error), message: error.message, line });
  };
  try {
    for await (const { number, bytes } of lines) {
      signal?.throwIfAborted();
      total += 1;
      if (total > mostLines)
        throw wrong(
          'too_many_requests',
          `A batch has ${mostLines.toLocaleString('en')} requests at the most.`,
        );
      try {
        const { custom_id } = readRequest(bytes, endpoint);
        if (names.has(custom_id))
          throw wrong('duplicate_custom_id', `'${custom_id}' is used more than once.`);
        names.add(custom_id);
      } catch (error) {
        blame(error, number);
        if (faults.length >= mostErrors) break;
      }
    }
  } catch (error) {
    // About the file as a whole, or a line that has no end.
    blame(error, lineOf(error));
  }
  if (total === 0 && faults.length === 0) blame(wrong('empty_file', 'The file has no requests.'), null);
  return { total, faults };
}

const lineOf = (error: unknown) =>
  error instanceof AppError ? ((error.data as { line?: number } | undefined)?.line ?? null) : null;
