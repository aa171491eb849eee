/**
 * Writes down how far runs are: all that changed in one statement, twice a second at the most, however many there are and
 * however fast they speak. The same statement says that their process is alive.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { LiveRun } from './execute.server.ts';
import type { LiveState } from './live-state.server.ts';
import { announce, tellReaders } from './news.server.ts';
import { endRun, saveStates, type Ending, type RunRow } from './run-queries.server.ts';
import { gone } from './stop-reasons.ts';

const every = 500;
const heartbeat = 10_000;
/** Waits between attempts to write down an end: the database may be away for a while. */
const endWaits = [500, 1_000, 2_000, 5_000, 10_000, 15_000];

interface Options {
  bus: Bus;
  log: Log;
  live: ReadonlyMap<string, LiveRun>;
}

export function createSaver({ bus, log, live }: Options) {
  const saved = new WeakMap<LiveRun, { state: LiveState | undefined; at: number }>();
  let timer: NodeJS.Timeout | undefined;
  let isSaving = false;

  function isDue(one: LiveRun) {
    const last = saved.get(one) ?? { state: undefined, at: one.startedAt };
    return last.state !== one.state() || Date.now() - last.at > heartbeat;
  }

  async function save() {
    const due = [...live.values()].filter(isDue).map((one) => ({ one, state: one.state() }));
    if (due.length === 0) return;
    const at = Date.now();
    const running = await bus.transact(async (tx) => {
      const ids = await saveStates(
        tx,
        due.map(({ one, state }) => ({ ...state, id: one.id })),
      );
      await tellReaders(tx, 'run.saved', [...ids]);
      return ids;
    });
    for (const { one, state } of due) {
      saved.set(one, { state, at });
      if (!running.has(one.id)) one.stop(gone());
    }
  }

  async function tick() {
    if (isSaving) return;
    isSaving = true;
    try {
      await save();
    } catch (error) {
      log.warn({ err: error, runs: live.size }, 'runs could not be saved yet');
    }
    isSaving = false;
    if (live.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    /** Saves for as long as anything runs. */
    start() {
      timer ??= setInterval(() => void tick(), every);
    },
    /** Answers undefined where someone else had ended it. */
    async end(row: RunRow, state: LiveState, ending: Ending): Promise<RunRow | undefined> {
      const write = () =>
        bus.transact(async (tx) => {
          const ended = await endRun(tx, row, state, ending);
          if (ended) await announce(tx, 'run.ended', ended);
          else await tellReaders(tx, 'run.ended', [row.id]);
          return ended;
        });
      for (const wait of endWaits) {
        try {
          return await write();
        } catch (error) {
          log.warn({ err: error, run: row.id }, 'the end of a run could not be saved yet');
          await pause(wait);
        }
      }
      return write();
    },
    close: () => clearInterval(timer),
  };
}
