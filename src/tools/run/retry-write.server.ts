/** Writes what must not be lost: the database may be away for a while. */
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#kit/errors.ts';
import type { Log } from '#kit/log.server.ts';

const waits = [500, 1_000, 2_000, 5_000, 10_000, 15_000];

interface Options {
  log: Log;
  /** Gives up once nobody needs it any more. */
  signal?: AbortSignal;
}

export async function retryWrite<T>(write: () => Promise<T>, { log, signal }: Options): Promise<T> {
  for (const wait of waits) {
    try {
      return await write();
    } catch (error) {
      if (error instanceof AppError) throw error; // it will never fit
      log.warn(
        { event: 'run.result_write_failed', err: error },
        'The result of a run could not be saved yet.',
      );
      await pause(wait, undefined, signal ? { signal } : {});
    }
  }
  return write();
}
