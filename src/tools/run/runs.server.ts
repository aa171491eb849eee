/** The runs of this process: begun here or taken from the queue, followed from anywhere. */
import { setTimeout as pause } from 'node:timers/promises';
import { createStreamAllowance } from '#kit/ai/stream-allowance.ts';
import { newId } from '#kit/db/columns.server.ts';
import { isUniqueViolation } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { RunRequest } from '../define/define-run.server.ts';
import type { Kind } from '../kinds/kind.ts';
import { executeRun, type LiveRun } from './execute.server.ts';
import { followRun } from '../follow/follow.server.ts';
import { longRun } from './jobs.server.ts';
import { announce, askOfRun, runsChannel, type RunNews } from './news.server.ts';
import { mustAfford, quoteRunOf } from './quote.server.ts';
import { isOpen } from './run.ts';
import { createRunMoney } from './run-money.server.ts';
import type { RunParts } from './run-parts.server.ts';
import { createRunPlaces } from './run-places.server.ts';
import {
  beginRun,
  insertRun,
  markLost,
  markStopped,
  versionBefore,
  type Ending,
  type RunRow,
} from './run-queries.server.ts';
import { createSaver } from './saver.server.ts';
import { restarting, stopped } from './stop-reasons.ts';
import { titleFor } from '../define/title.ts';
import { createToolShelf } from '../define/tool-shelf.server.ts';
import { createWatchers } from '../follow/watchers.ts';

const mostReaders = 12;
/** Runs under way get this long to finish where nobody gave them time before. */
const finishTime = 3_000;
/** A run that is stopped tidies up in far less; one that cannot is not waited for. */
const stopTime = 900;

interface NewRun {
  ownerId: string;
  tool: string;
  /** As it was sent, once the tool's schema has accepted it: what is run again is read again. */
  input: Record<string, unknown>;
  engine: string | null;
  parentId: string | null;
  /** Of which it is a further version. */
  rootId?: string;
  /** The part of the version before that is made again. */
  redo?: string | null;
  /** The creation in the gallery that it began with. */
  remixOf?: string | null;
  title?: string;
}

export type Runs = ReturnType<typeof createRuns>;

declare module '#kit/services.server.ts' {
  interface Services {
    /** The tools, and their runs in this process. */
    runs: Runs;
    /** Of what the tools make. */
    kinds: readonly Kind[];
  }
}

export function createRuns(parts: RunParts) {
  const { connection, db, bus, log, credits, jobs } = parts;
  const shelf = createToolShelf(parts.tools, parts.kinds);
  const places = createRunPlaces(db, parts.tools);
  const live = new Map<string, LiveRun>();
  const underWay = new Map<string, Promise<void>>();
  const watchers = createWatchers();
  const readers = createStreamAllowance(mostReaders);
  const saver = createSaver({ bus, log, live });
  const money = createRunMoney(credits);
  let isClosing = false;

  const unsubscribe = bus.subscribe(({ channel, type, data }) => {
    if (channel !== runsChannel) return;
    const { ids, request } = data as RunNews;
    for (const id of ids) {
      if (request) live.get(id)?.hear(request);
      if (type === 'run.stopped') live.get(id)?.stop(stopped());
      watchers.wake(id);
    }
  });

  /** However it goes, the row says so. Answers undefined where the queue takes it back. */
  async function perform(row: RunRow, queue?: AbortSignal): Promise<Ending | undefined> {
    const wake = () => watchers.wake(row.id);
    const before = await versionBefore(db, row);
    const one = executeRun(row, shelf.toolOf(row.tool), parts, {
      kind: shelf.mustKindOf(row.kind),
      before: before?.output,
      onChange: wake,
      queue,
    });
    live.set(row.id, one);
    saver.start();
    const ending = await one.ending;
    try {
      const ended = ending && (await saver.end(row, one.state(), ending));
      if (ended?.state === 'done') await money.settle(row);
      else if (ending) await money.refund(row);
    } catch (error) {
      log.error({ err: error, run: row.id }, 'how a run ended could not be written down');
    }
    live.delete(row.id);
    wake();
    return ending;
  }

  async function performHere(row: RunRow, release: () => void) {
    await perform(row);
    release();
    underWay.delete(row.id);
  }

  async function start(asked: NewRun): Promise<RunRow> {
    const known = shelf.toolOf(asked.tool);
    const { tool } = known;
    if (isClosing) throw new AppError('unavailable:restart', { retryAfterSeconds: 5 });
    await mustAfford(parts, known, asked);
    const id = newId();
    // Money before a place: whoever cannot pay hears that, however many are under way.
    const hold = await money.reserve(tool, { ...asked, id });
    let release = () => {};
    try {
      release = await places.take(tool, asked.ownerId);
      const values = {
        title: titleFor(tool, tool.input.parse(asked.input)),
        ...asked,
        id,
        kind: tool.output,
        holdId: hold?.id ?? null,
      };
      if (tool.long)
        return await bus.transact(async (tx) => {
          const row = await insertRun(tx, { ...values, state: 'queued' });
          await jobs.enqueue(tx, longRun, { run: id }, { id });
          return row;
        });
      const row = await insertRun(db, { ...values, state: 'running' });
      underWay.set(id, performHere(row, release));
      return row;
    } catch (error) {
      release();
      if (hold) await credits.refund(hold);
      if (isUniqueViolation(error, 'run_version_idx')) throw new AppError('conflict', { cause: error });
      throw error;
    }
  }

  /** Takes no more, lets those under way finish for so long, then cuts them off and says so; the queue ends its own. */
  async function finish(longest: number) {
    isClosing = true;
    const late = new AbortController();
    const all = Promise.all(underWay.values());
    await Promise.race([all, pause(longest, undefined, { signal: late.signal }).catch(() => {})]);
    late.abort();
    for (const id of underWay.keys()) live.get(id)?.stop(restarting());
    await all;
  }

  return {
    ...shelf,
    start,
    /** A run from the queue. */
    async take(id: string, queue: AbortSignal) {
      const row = await beginRun(db, id);
      if (!row) return; // stopped, deleted, or ended by a process that died before it could say so
      const ending = await perform(row, queue);
      if (!ending) queue.throwIfAborted();
    },
    /** A run that this process works on, if it belongs to this person: nothing needs to be read for it. */
    underWay(id: string, ownerId: string): RunRow | undefined {
      const row = live.get(id)?.row;
      return row?.ownerId === ownerId ? row : undefined;
    },
    /** What there is of a run and what comes, for its owner. */
    follow(row: RunRow, { from, signal }: { from: string | undefined; signal: AbortSignal }) {
      const release = readers.take(row.ownerId);
      async function* view() {
        try {
          yield* followRun(row, { db, live, watchers, from, signal });
        } finally {
          release();
        }
      }
      return view();
    },
    /** Hands on what its owner asks of a run that is under way, wherever that is. */
    async ask({ id, tool, state }: RunRow, request: RunRequest) {
      if (!shelf.toolOf(tool).tool.requests?.includes(request.request))
        throw new AppError('invalid:request', { message: 'This tool does not know that request.' });
      if (!isOpen(state)) throw new AppError('conflict:ended', { message: 'This has already ended.' });
      await bus.transact((tx) => askOfRun(tx, id, request));
    },
    /** In micro-dollars, at the most; null where a price is not known. */
    quote: (asked: Pick<NewRun, 'tool' | 'ownerId' | 'input' | 'engine' | 'parentId'>) =>
      quoteRunOf(parts, shelf.toolOf(asked.tool), asked),
    /** Within a second, wherever it runs; what it made so far stays. */
    async stop({ id }: Pick<RunRow, 'id'>) {
      const row = await bus.transact(async (tx) => {
        const row = await markStopped(tx, id);
        if (row) await announce(tx, 'run.stopped', row);
        return row;
      });
      if (!row) return;
      await money.refund(row);
      live.get(id)?.stop(stopped());
      await Promise.race([underWay.get(id), pause(stopTime)]);
    },
    /** Runs that no process works on any more are incomplete. `all`: at the start of the only process there is. */
    async settleLost({ atStart = false } = {}): Promise<number> {
      const lost = await bus.transact(async (tx) => {
        const rows = await markLost(tx, { all: atStart && connection.kind === 'embedded' });
        for (const row of rows) await announce(tx, 'run.ended', row);
        return rows;
      });
      for (const row of lost) await money.refund(row);
      return lost.length;
    },
    finish,
    async close() {
      await finish(finishTime);
      saver.close();
      unsubscribe();
    },
  };
}
