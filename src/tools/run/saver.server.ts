/**
 * Writes down how far runs are: all that changed in one statement, twice a second at the most, however many there are and
 * however fast they speak. The same statement says that their process is alive.
 */
import type { Database } from '#kit/db/database.server.ts';
import { createGroup } from '#kit/db/group.server.ts';
import type { Bus, BusTransaction } from '#kit/events/bus.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { LiveRun } from './execute.server.ts';
import type { LiveState } from './live-state.server.ts';
import { retryWrite } from './retry-write.server.ts';
import { announce, publishRunProgress, publishToReaders, publishRunSaved } from './news.server.ts';
import { nextSave, type Saved } from './next-save.server.ts';
import { clearParts, clearSteps } from './output-parts.server.ts';
import { endRuns, saveStates, type Ended } from './run-queries.server.ts';
import { gone } from './stop-reasons.ts';

const every = 500;
/** Four times within a lease: one word may be lost, and another come late. */
const heartbeat = 4_000;

interface Options {
  db: Database;
  bus: Bus;
  log: Log;
  live: ReadonlyMap<string, LiveRun>;
  /** Tells its owner that a run is ready. */
  notifyRunReady(tx: BusTransaction, ended: Ended): Promise<void>;
}

export function createSaver({ db, bus, log, live, notifyRunReady }: Options) {
  const saved = new WeakMap<LiveRun, Saved>();
  let timer: NodeJS.Timeout | undefined;
  let isSaving = false;
  let turn: Promise<unknown> = Promise.resolve();

  /** Two statements that change many rows each would lock them in different orders, and wait for one another. */
  function inTurn<T>(write: () => Promise<T>): Promise<T> {
    const mine = turn.then(write);
    turn = mine.catch(() => {}); // whoever asked hears of it
    return mine;
  }

  const lastOf = (one: LiveRun): Saved =>
    saved.get(one) ?? { state: undefined, parts: 0, size: 0, at: one.startedAt };

  function isDue(one: LiveRun) {
    const last = lastOf(one);
    return last.state !== one.state() || Date.now() - last.at > heartbeat;
  }

  /** What is due is asked when it is this one's turn: a run that has just ended needs no saving. */
  async function save() {
    const at = Date.now();
    const due = [...live.values()]
      .filter((one) => one.isWritten && isDue(one))
      .map((one) => ({ one, before: lastOf(one).state, ...nextSave(lastOf(one), one.state(), at) }));
    if (due.length === 0) return;
    const running = await saveStates(
      db,
      due.map(({ one, write, saved: { state } }) => ({ ...toSave(state!), ...write, id: one.id })),
    );
    publishRunSaved(bus, [...running]);
    for (const { one, before, saved: now } of due) {
      saved.set(one, now);
      if (!running.has(one.id)) one.stop(gone());
      else if (before?.step !== now.state!.step || before?.progress !== now.state!.progress)
        publishRunProgress(bus, one.row, now.state!);
    }
  }

  async function tick() {
    if (isSaving) return;
    isSaving = true;
    try {
      await inTurn(save);
    } catch (error) {
      log.warn(
        { event: 'run.progress_write_failed', err: error, runs: live.size },
        'The progress of runs could not be saved yet.',
      );
    }
    isSaving = false;
    if (live.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  /** Runs that end together are written together. */
  const end = createGroup((all: Ended[]) => inTurn(() => writeEnds(all)));

  const writeEnds = (all: readonly Ended[]) =>
    bus.transact(async (tx) => {
      const ended = await endRuns(tx, all);
      const open = all.filter(({ row }) => ended.has(row.id));
      await clear(tx, all);
      for (const one of open) if (one.isAnnounced) await notifyRunReady(tx, one);
      announce(tx, 'ended', ...open.map(({ row, ending }) => ({ ...row, state: ending.state })));
      const others = all.filter(({ row }) => !ended.has(row.id));
      publishToReaders(
        tx,
        'ended',
        others.map(({ row }) => row.id),
      );
      return all.map(({ row }) => ended.has(row.id));
    });

  return {
    /** Saves for as long as anything runs. */
    start() {
      timer ??= setInterval(() => void tick(), every);
    },
    /** Answers false where someone else had ended it. */
    async end(ended: Ended): Promise<boolean> {
      const hasParts = (saved.get(live.get(ended.row.id)!)?.parts ?? 0) > 0;
      return retryWrite(() => end({ ...ended, hasLeft: ended.hasLeft || hasParts }), { log });
    },
    close: () => clearInterval(timer),
  };
}

/** The output goes its own way. */
const toSave = ({ revision, step, progress, readyAt, engines }: LiveState) => ({
  revision,
  step,
  progress,
  readyAt,
  engines,
});

/** What is done needs its steps no more; after any other end a further attempt goes on from them. */
async function clear(tx: BusTransaction, all: readonly Ended[]) {
  const leaving = all.filter(({ hasLeft }) => hasLeft);
  await clearParts(
    tx,
    leaving.map(({ row }) => row.id),
  );
  await clearSteps(
    tx,
    leaving.filter(({ ending }) => ending.state === 'done').map(({ row }) => row.id),
  );
}
