/** The runs of this process: begun here or taken from the queue, followed from anywhere. */
import { setTimeout as pause } from 'node:timers/promises';
import { spendingNow } from '#kit/credits/spender.server.ts';
import { createStreamAllowance } from '#kit/ai/stream-allowance.ts';
import { newId } from '#kit/db/columns.server.ts';
import { isUniqueViolation, type Queryable } from '#kit/db/database.server.ts';
import { createGroup } from '#kit/db/group.server.ts';
import { AppError } from '#kit/errors.ts';
import type { RunRequest } from '../define/define-run.server.ts';
import type { ServerKind } from '../kinds/implement-kind.server.ts';
import { executeRun, type LiveRun } from './execute.server.ts';
import { followRun, type Following } from '../follow/follow.server.ts';
import { runQueues } from './jobs.server.ts';
import { watchForLost } from './lost-runs.server.ts';
import { announce, askOfRun, runAsked, runNews, runSaved, publishRunStarted } from './news.server.ts';
import { mustAfford, quoteRunOf } from './quote.server.ts';
import { isOpen } from './run.ts';
import { createRunMoney } from './run-money.server.ts';
import type { RunParts } from './run-parts.server.ts';
import { createRunPlaces } from './run-places.server.ts';
import {
  beginRun,
  firstRow,
  hasLost,
  insertRows,
  insertVersion,
  markLost,
  markStopped,
  versionBefore,
  type Ended,
  type Ending,
  type RunRow,
} from './run-queries.server.ts';
import { createReadyNews, interrupted, isLong, isWorthTelling } from './ready-news.server.ts';
import { createSaver } from './saver.server.ts';
import { carrySteps, findSteps } from './steps.server.ts';
import { gone, restarting, stopped } from './stop-reasons.ts';
import { titleAfter, titleFor } from '../define/title.ts';
import { openRunExtensions } from '../define/run-extension.server.ts';
import { createToolRegistry } from '../define/tool-registry.server.ts';
import { createWatchers } from '../follow/watchers.ts';

const mostReaders = 12;
/** Runs under way get this long to finish where nobody gave them time before. */
const finishTime = 3_000;
/** A run that is stopped tidies up in far less; one that cannot is not waited for. */
const stopTime = 900;

interface NewRun {
  /** Where whoever starts it must know it again after a crash; never used before. */
  id?: string;
  ownerId: string;
  /** Where they come from, if they are a guest: whoever sends no cookie is a new one each time. */
  guestAddress?: string | undefined;
  tool: string;
  /** As it was sent: what is run again is read again. */
  input: Record<string, unknown>;
  /** The same as the tool's schema has read it, at the door and nowhere else. */
  read: Record<string, unknown>;
  engine: string | null;
  parentId: string | null;
  /** That of the run it follows up on. */
  talkId?: string;
  /** Of which it is a further version. */
  rootId?: string;
  /** The part of the version before that is made again. */
  redo?: string | null;
  /** The run whose finished steps it goes on from. */
  continues?: string | undefined;
  /** The creation in the gallery that it began with. */
  remixOf?: string | null;
  title?: string;
  /** Others read what comes of it, as in a thread: it looks into nothing that is the asker's own. */
  isPublicAudience?: boolean;
}

export type Runs = ReturnType<typeof createRuns>;

interface Begun {
  read?: Record<string, unknown>;
  /** Settles once its row is there, or cannot be. */
  written?: Promise<unknown>;
  isPublicAudience?: boolean | undefined;
  queue?: AbortSignal;
}

type FirstValues = Parameters<typeof firstRow>[0];
const isVersion = (values: FirstValues): values is FirstValues & { rootId: string } =>
  values.rootId !== undefined;

declare module '#kit/services.server.ts' {
  interface Services {
    /** The tools, and their runs in this process. */
    runs: Runs;
    /** Of what the tools make. */
    kinds: readonly ServerKind[];
  }
}

export function createRuns(parts: RunParts) {
  const { connection, db, bus, log, credits, jobs } = parts;
  const registry = createToolRegistry(parts.tools, parts.kinds);
  const places = createRunPlaces(db, parts.tools);
  const live = new Map<string, LiveRun>();
  const underWay = new Map<string, Promise<void>>();
  const watchers = createWatchers();
  const readers = createStreamAllowance(mostReaders);
  const notifyRunReady = createReadyNews(parts, registry);
  const saver = createSaver({ db, bus, log, live, notifyRunReady });
  const money = createRunMoney(credits);
  let isClosing = false;

  /** Runs that begin together are written together; none is answered before it is. */
  const insert = createGroup(async (rows: RunRow[]) => {
    await insertRows(db, rows);
    return rows;
  });

  const wakeAll = ({ ids }: { ids: string[] }) => ids.forEach(watchers.wake);
  const unsubscribe = [
    ...[...Object.values(runNews), runSaved].map((news) => bus.on(news, wakeAll)),
    bus.on(runNews.stopped, ({ ids }) => ids.forEach((id) => live.get(id)?.stop(stopped()))),
    bus.on(runAsked, ({ ids, request }) => ids.forEach((id) => live.get(id)?.hear(request))),
  ];

  /** However it goes, the row says so. Answers undefined where the queue takes it back. */
  async function perform(
    row: RunRow,
    { read, written, isPublicAudience, queue }: Begun,
  ): Promise<Ending | undefined> {
    const wake = () => watchers.wake(row.id);
    const before = await versionBefore(db, row);
    const known = registry.toolOf(row.tool);
    const isQueued = known.tool.class !== undefined;
    const done = isQueued ? await findSteps(db, row.id) : undefined;
    const one = executeRun(row, known, parts, {
      kind: registry.mustKindOf(row.kind),
      input: read,
      written,
      before: before?.output,
      onChange: wake,
      isPublicAudience,
      queue,
      done,
    });
    live.set(row.id, one);
    if (written && !(await isWritten(one, written))) return undefined;
    saver.start();
    const ending = await one.ending;
    try {
      const isAnnounced =
        ending && isWorthTelling(row, ending, { isQueued, isWatched: watchers.isWatched(row.id) });
      const isEnded =
        ending && (await saver.end({ ...endedAs(row, one, ending), hasLeft: isQueued, isAnnounced }));
      if (isEnded && ending.state === 'done') await money.settle(row);
      else if (ending) await money.refund(row);
    } catch (error) {
      log.error(
        { event: 'run.end_write_failed', err: error, run: row.id },
        'The end of a run could not be saved.',
      );
    }
    live.delete(row.id);
    wake();
    return ending;
  }

  function endedAs(row: RunRow, one: LiveRun, ending: Ending): Ended {
    const state = one.state();
    if (ending.state !== 'done') return { row, state, ending };
    const title = titleAfter(registry.toolOf(row.tool).tool, row, state.output);
    return { row: { ...row, title }, titleBefore: row.title, state, ending };
  }

  /** Work does not wait for its row; but nobody hears of it before the row is there, and without one it stops. */
  async function isWritten(one: LiveRun, written: Promise<unknown>): Promise<boolean> {
    one.isWritten = false;
    try {
      await written;
      one.isWritten = true;
    } catch {
      one.stop(gone()); // whoever asked is told why
      await one.ending;
      live.delete(one.id);
    }
    return one.isWritten;
  }

  async function performHere(row: RunRow, begun: Begun, release: () => void) {
    await perform(row, begun);
    release();
    underWay.delete(row.id);
  }

  async function start(asked: NewRun): Promise<RunRow> {
    const { read, continues, isPublicAudience, guestAddress, ...given } = asked;
    const known = registry.toolOf(asked.tool);
    const { tool } = known;
    if (isClosing) throw new AppError('unavailable:restart', { retryAfterSeconds: 5 });
    await mustAfford(parts, known, asked);
    const id = asked.id ?? newId();
    const { apiKeyId, personId } = spendingNow();
    // Money before a place: whoever cannot pay hears that, however many are under way.
    const hold = await money.reserve(tool, { ...asked, id });
    let release = () => {};
    try {
      release = await places.take(tool, { ownerId: asked.ownerId, guestAddress });
      const values = {
        title: titleFor(tool, read),
        ...given,
        id,
        personId,
        apiKeyId,
        kind: tool.output.id,
        holdId: hold?.id ?? null,
      };
      if (tool.class) {
        const queue = runQueues[tool.class];
        const row = await bus.transact(async (tx) => {
          const waiting = await insertAny(tx, { ...values, state: 'queued' });
          if (continues) await carrySteps(tx, { from: continues, to: id });
          const job = { run: id, apiKey: apiKeyId, person: personId, aloud: isPublicAudience };
          await jobs.enqueue(tx, queue, job, { id, ownerId: asked.ownerId });
          return waiting;
        });
        publishRunStarted(bus, row);
        return row;
      }
      const { row, written } = await beginRow({ ...values, state: 'running' });
      underWay.set(id, performHere(row, { read, written, isPublicAudience }, release));
      await written;
      publishRunStarted(bus, row);
      return row;
    } catch (error) {
      release();
      if (hold) await credits.refund(hold);
      if (isUniqueViolation(error, 'run_version_idx')) throw new AppError('conflict', { cause: error });
      throw error;
    }
  }

  async function insertAny(tx: Queryable, values: FirstValues): Promise<RunRow> {
    if (isVersion(values)) return insertVersion(tx, values);
    const row = firstRow(values);
    await insertRows(tx, [row]);
    return row;
  }

  /** A first version is known before it is written; of a further one the database says which it is. */
  async function beginRow(values: FirstValues): Promise<{ row: RunRow; written: Promise<unknown> }> {
    if (isVersion(values)) return { row: await insertVersion(db, values), written: Promise.resolve() };
    const row = firstRow(values);
    return { row, written: insert(row) };
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

  async function settleLost({ atStart = false } = {}): Promise<number> {
    const found = await bus.transact(async (tx) => {
      const rows = await markLost(tx, { all: atStart && connection.kind === 'embedded' });
      announce(tx, 'ended', ...rows);
      for (const row of rows) if (isLong(row)) await notifyRunReady(tx, { row, ending: interrupted });
      return rows;
    });
    for (const row of found) await money.refund(row);
    return found.length;
  }

  const lost = watchForLost({ log, look: () => hasLost(db), settle: () => settleLost() });

  return {
    ...registry,
    start,
    /** What features let runs reach, for calls that need the same. */
    extensionsFor: (ownerId: string) =>
      openRunExtensions(parts.extensions ?? [], parts, { id: null, ownerId }),
    /** A run from the queue. */
    async take(id: string, queue: AbortSignal, { isPublicAudience }: Pick<Begun, 'isPublicAudience'> = {}) {
      const row = await beginRun(db, id);
      if (!row) return; // stopped, deleted, or ended by a process that died before it could say so
      const ending = await perform(row, { queue, isPublicAudience });
      if (!ending) queue.throwIfAborted();
    },
    /** A run that this process works on, if it belongs to this person: nothing needs to be read for it. */
    underWay(id: string, ownerId: string): RunRow | undefined {
      const row = live.get(id)?.row;
      return row?.ownerId === ownerId ? row : undefined;
    },
    /** What there is of a run and what comes, for its owner. */
    follow(row: RunRow, reader: Pick<Following, 'from' | 'patches' | 'signal'>) {
      const release = readers.take(row.ownerId);
      async function* view() {
        try {
          yield* followRun(row, { db, live, watchers, ...reader });
        } finally {
          release();
        }
      }
      return view();
    },
    /** Hands on what its owner asks of a run that is under way, wherever that is. */
    async ask({ id, tool, state }: RunRow, request: RunRequest) {
      if (!registry.toolOf(tool).tool.requests?.includes(request.request))
        throw new AppError('invalid:request', { message: 'This tool doesn’t support that request.' });
      if (!isOpen(state)) throw new AppError('conflict:ended', { message: 'This has already ended.' });
      await bus.transact((tx) => askOfRun(tx, id, request));
    },
    /** In micro-dollars, at the most; null where a price is not known. */
    quote: (asked: Pick<NewRun, 'tool' | 'ownerId' | 'read' | 'engine' | 'parentId'>) =>
      quoteRunOf(parts, registry.toolOf(asked.tool), asked),
    /** Within a second, wherever it runs; what it made so far stays. */
    async stop({ id }: Pick<RunRow, 'id'>) {
      const row = await bus.transact(async (tx) => {
        const row = await markStopped(tx, id);
        if (row) announce(tx, 'stopped', row);
        return row;
      });
      if (!row) return;
      await money.refund(row);
      live.get(id)?.stop(stopped());
      await Promise.race([underWay.get(id), pause(stopTime)]);
    },
    /** Runs that no process works on any more are incomplete. `all`: at the start of the only process there is. */
    settleLost,
    finish,
    async close() {
      await finish(finishTime);
      lost.close();
      saver.close();
      for (const stop of unsubscribe) stop();
    },
  };
}
