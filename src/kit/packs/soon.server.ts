/**
 * A pack for somebody who is waiting for an answer: it is there, it is coming, or they hear within two seconds why not. What
 * went wrong is remembered for a minute, so that not everyone waits for the same failure.
 */
import type { AppError } from '#kit/errors.ts';
import type { Pack } from './pack.ts';
import { packFailure, TroubleError } from './pack-failure.ts';
import type { EnsureOptions } from './packs.server.ts';

/** Without a byte for this long nobody is kept waiting; the fetch itself goes on. */
const patience = 1_800;
const remembered = 60_000;

interface Options {
  ensure(id: string, options: EnsureOptions): Promise<string>;
  packOf(id: string): Pack;
  isReady(id: string): boolean;
}

export function createSoon({ ensure, packOf, isReady }: Options) {
  const failures = new Map<string, { error: AppError; until: number }>();
  /** Packs of which bytes are arriving. */
  const arriving = new Set<string>();

  function fail(id: string, reason: unknown): AppError {
    const error = packFailure(packOf(id), reason);
    failures.set(id, { error, until: Date.now() + remembered });
    return error;
  }

  return async function ensureSoon(id: string, { signal, onProgress }: EnsureOptions = {}): Promise<string> {
    const known = failures.get(id);
    if (known && known.until > Date.now() && !isReady(id) && !arriving.has(id)) throw known.error;
    const leaving = new AbortController();
    const leave = () => leaving.abort(signal?.reason);
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave, { once: true });
    const { promise: silent, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(fail(id, new TroubleError('silent'))), patience);
    const fetching = ensure(id, {
      signal: leaving.signal,
      onProgress(progress) {
        if (progress.received > 0) {
          clearTimeout(timer);
          arriving.add(id);
        }
        onProgress?.(progress);
      },
    })
      .catch((error: unknown) => {
        throw leaving.signal.aborted ? error : fail(id, error);
      })
      .finally(() => arriving.delete(id));
    fetching.catch(() => {}); // remembered above; whoever waited may have their answer already
    try {
      const folder = await Promise.race([fetching, silent]);
      failures.delete(id);
      return folder;
    } finally {
      clearTimeout(timer);
      // From here on nobody's leaving ends it: what is still under way is for the next one.
      signal?.removeEventListener('abort', leave);
    }
  };
}
