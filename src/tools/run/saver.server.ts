/**
 * Writes down how far runs are: all that changed in one statement, twice a second at the most, however many there are and
 * however fast they speak. The same statement says that their process is alive.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#kit/db/database.server.ts';
import { createGroup } from '#kit/db/group.server.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { LiveRun } from './execute.server.ts';
import type { LiveState } from './live-state.server.ts';
import { announce, tellReaders, tellSaved } from './news.server.ts';
import { endRuns, saveStates, type Ended } from './run-queries.server.ts';
import { gone } from './stop-reasons.ts';

const every = 500;
/** Four times within a lease: one word may be lost, and another come late. */
const heartbeat = 4_000;
/** Waits between attempts to write down an end: the database may be away for a while. */
const endWaits = [500, 1_000, 2_000, 5_000, 10_000, 15_000];

interface Options {
  db: Database;
  bus: Bus;
  log: Log;
  live: ReadonlyMap<string, LiveRun>;
}

export function createSaver({ db, bus, log, live }: Options) {
  const saved = new WeakMap<LiveRun, { state: LiveState | undefined; at: number }>();
  let timer: NodeJS.Timeout | undefined;
  let isSaving = false;
  let turn: Promise<unknown> = Promise.resolve();

  /** Two statements that change many rows each would lock them in different orders, and wait for one another. */
  function inTurn<T>(write: () => Promise<T>): Promise<T> {
    const mine = turn.then(write);
    turn = mine.catch(() => {}); // whoever asked hears of it
    return mine;
  }

  function isDue(one: LiveRun) {
    const last = saved.get(one) ?? { state: undefined, at: one.startedAt };
    return last.state !== one.state() || Date.now() - last.at > heartbeat;
  }

  /** What is due is asked when it is this one's turn: a run that has just ended needs no saving. */
  async function save() {
    const at = Date.now();
    const due = [...live.values()]
      .filter((one) => one.isWritten && isDue(one))
      .map((one) => ({ one, state: one.state() }));
    if (due.length === 0) return;
    const running = await saveStates(
      db,
      due.map(({ one, state }) => ({ ...state, id: one.id })),
    );
    tellSaved(bus, [...running]);
    for (const { one, state } of due) {
      saved.set(one, { state, at });
      if (!running.has(one.id)) one.stop(gone());
    }
  }

  async function tick() {
    if (isSaving) return;
    isSaving = true;
    try {
      await inTurn(save);
    } catch (error) {
      log.warn({ err: error, runs: live.size }, 'runs could not be saved yet');
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
      announce(tx, 'ended', ...open.map(({ row, ending }) => ({ ...row, state: ending.state })));
      const others = all.filter(({ row }) => !ended.has(row.id));
      tellReaders(
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
      for (const wait of endWaits) {
        try {
          return await end(ended);
        } catch (error) {
          log.warn({ err: error, run: ended.row.id }, 'the end of a run could not be saved yet');
          await pause(wait);
        }
      }
      return end(ended);
    },
    close: () => clearInterval(timer),
  };
}
