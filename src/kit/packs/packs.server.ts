/** The packs of this machine: which are there, and how to get the others. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '#kit/errors.ts';
import { takeTurns } from '#kit/files/take-turns.ts';
import type { Log } from '#kit/log.server.ts';
import { fetchPack } from './fetch-pack.server.ts';
import { createNpmClient, type NpmClient } from './npm-client.server.ts';
import { downloadBytes, fits, folderName, type Pack, type PackTable } from './pack.ts';
import { packFailure, packStopped } from './pack-failure.ts';
import { shareFetches } from './shared-fetch.server.ts';
import { createSoon } from './soon.server.ts';
import type { PackStatus } from './status.ts';
import { packTable } from './table.ts';

export interface PackProgress {
  /** The pack under way: the one asked for, or one that it needs. */
  title: string;
  received: number;
  total: number;
}

export interface EnsureOptions {
  signal?: AbortSignal;
  onProgress?: (progress: PackProgress) => void;
}

interface Options {
  folder: string;
  log: Log;
  table?: PackTable;
  npm?: NpmClient;
}

export type Packs = ReturnType<typeof createPacks>;

export function createPacks({ folder, log, table = packTable, npm = createNpmClient() }: Options) {
  const failures = new Map<string, string>();
  /** Those who wait for a pack, which may be for one that it needs. */
  const waits = new Map<string, Set<AbortController>>();
  const watchers = new Set<(status: PackStatus) => void>();
  const inTurn = takeTurns({ atOnce: 1, maxWaiting: 100 });

  const packOf = (id: string): Pack => {
    const pack = Object.hasOwn(table, id) ? table[id] : undefined;
    if (!pack) throw new AppError('not_found:pack');
    return pack;
  };
  const folderOf = (id: string) => path.join(folder, folderName(id, packOf(id)));
  const isThere = (id: string) => existsSync(folderOf(id));
  /** What it needs, in the order to fetch it, itself last. */
  const closure = (id: string): string[] => [...new Set([...packOf(id).needs.flatMap(closure), id])];

  const fetches = shareFetches({
    async work(id, signal, onBytes) {
      const pack = packOf(id);
      failures.delete(id);
      try {
        await inTurn(async () => {
          signal.throwIfAborted();
          await fetchPack(id, pack, { folder, npm, signal, onBytes });
        });
      } catch (error) {
        if (signal.aborted) throw packStopped();
        const failure = packFailure(pack, error);
        failures.set(id, failure.message);
        log.warn({ event: 'pack.fetch_failed', err: failure, pack: id }, 'A pack could not be fetched.');
        throw failure;
      }
    },
    onChange: report,
  });

  function report(id: string) {
    for (const watch of watchers) watch(statusOf(id));
  }

  function statusOf(id: string): PackStatus {
    const { title, purpose, version, licence, needs, unpacked } = packOf(id);
    const received = fetches.received(id);
    const state = received === undefined && !waits.has(id) ? stateOf(id) : 'fetching';
    const bytes = downloadBytes(packOf(id));
    const words = state === 'failed' ? failures.get(id)! : null;
    return {
      id,
      title,
      purpose,
      version,
      licence,
      needs,
      unpacked,
      bytes,
      state,
      received: received ?? 0,
      words,
    };
  }

  function stateOf(id: string): PackStatus['state'] {
    if (isThere(id)) return 'ready';
    if (!closure(id).every((needed) => fits(packOf(needed)))) return 'unsupported';
    return failures.has(id) ? 'failed' : 'absent';
  }

  async function ensure(id: string, options: EnsureOptions = {}): Promise<string> {
    const missing = closure(id).filter((needed) => !isThere(needed));
    if (missing.length === 0) return folderOf(id);
    const stopping = new AbortController();
    const waiting = waits.get(id) ?? new Set();
    waits.set(id, waiting.add(stopping));
    report(id);
    const signal = AbortSignal.any([stopping.signal, ...(options.signal ? [options.signal] : [])]);
    try {
      await fetchInTurn(missing, signal, options.onProgress);
    } catch (error) {
      if (!signal.aborted) failures.set(id, (error as Error).message); // it may be one that it needs
      throw error;
    } finally {
      waiting.delete(stopping);
      if (waiting.size === 0) waits.delete(id);
      report(id);
    }
    return folderOf(id);
  }

  async function fetchInTurn(
    missing: string[],
    signal: AbortSignal,
    onProgress: EnsureOptions['onProgress'],
  ) {
    const total = missing.reduce((sum, needed) => sum + downloadBytes(packOf(needed)), 0);
    let before = 0;
    for (const needed of missing) {
      signal.throwIfAborted();
      const pack = packOf(needed);
      await fetches.follow(needed, signal, (received) =>
        onProgress?.({ title: pack.title, received: before + received, total }),
      );
      before += downloadBytes(pack);
    }
  }

  /** Everyone who waits for it hears that it was stopped. */
  async function stop(id: string) {
    for (const waiting of waits.get(id) ?? []) waiting.abort(packStopped());
    await fetches.stop(id);
  }

  const isReady = (id: string) => closure(id).every(isThere);

  return {
    /** The folder of a pack, fetched first with all that it needs where it is not there. */
    ensure,
    /** The same for calls that somebody waits for: what cannot be had is said within two seconds. */
    ensureSoon: createSoon({ ensure, packOf, isReady }),
    folderOf,
    /** Whether it and all it needs are there. */
    isReady,
    statusOf,
    list: () => Object.keys(table).map(statusOf),
    /** Takes it off the disk, or stops fetching it. What needs it fetches it again when used. */
    async remove(id: string) {
      const target = folderOf(id);
      await stop(id);
      failures.delete(id);
      await rm(target, { recursive: true, force: true });
      report(id);
    },
    /** One after the other; those that cannot be had do not keep the others away. */
    async fetchAll(options: EnsureOptions = {}): Promise<{ id: string; error: Error | null }[]> {
      const results: { id: string; error: Error | null }[] = [];
      for (const id of Object.keys(table)) {
        options.signal?.throwIfAborted();
        const error = await ensure(id, options).then(
          () => null,
          (failure: Error) => failure,
        );
        results.push({ id, error });
      }
      return results;
    },
    /** Called with a pack's status whenever it changes. */
    watch(watcher: (status: PackStatus) => void) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    async close() {
      watchers.clear();
      await Promise.all([...waits.keys()].map(stop));
      await fetches.stopAll();
    },
  };
}
